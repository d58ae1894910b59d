import { type FakeStorage, fakeStorage } from '@latchkit/core/testing'
import {
  type Address,
  createSolanaRpc,
  getPublicKeyFromAddress,
  type SignatureBytes,
  verifySignature,
} from '@solana/kit'
import { expect, inject, test } from 'vitest'
import { createVault, type Vault } from '../app/createVault.fixtures.js'
import { createTransfer, isSignedBy } from '../app/solana.fixtures.js'
import { createFrameWallet } from './createFrameWallet.js'
import { startFrame } from './startFrame.fixtures.js'

const { rpcUrl } = inject('solana')

async function setUp() {
  const vault = await createVault({ solana: rpcUrl })
  vault.isLoggedIn = true
  const storage = fakeStorage()
  return { vault, storage, ...loadPage(vault, storage) }
}

function loadPage(vault: Vault, storage: FakeStorage) {
  const wallet = createFrameWallet(startFrame(vault), {
    chains: ['solana:devnet', 'solana:testnet'],
    storage,
  })
  const { features } = wallet
  return {
    wallet,
    connect: features['standard:connect'].connect,
    disconnect: features['standard:disconnect'].disconnect,
    on: features['standard:events'].on,
    signMessage: features['solana:signMessage'].signMessage,
    signTransaction: features['solana:signTransaction'].signTransaction,
    signAndSend: features['solana:signAndSendTransaction'].signAndSendTransaction,
  }
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

async function connected() {
  const given = await setUp()
  const { accounts } = await given.connect()
  const [account] = accounts
  if (!account) throw new Error('The wallet has no account.')
  return { ...given, account }
}

test('default: has the members of a Wallet Standard wallet', async () => {
  const { wallet, account, vault } = await connected()
  expect(wallet).toMatchObject({
    version: '1.0.0',
    name: 'Login wallet',
    chains: ['solana:devnet', 'solana:testnet'],
  })
  expect(wallet.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(account).toMatchObject({ address: vault.solanaAddress, chains: ['solana:devnet', 'solana:testnet'] })
  expect(account.publicKey.length).toBe(32)
  for (const feature of account.features) expect(Object.keys(wallet.features)).toContain(feature)
})

test('default: signs messages and transactions with the key of the account', async () => {
  const { signMessage, signTransaction, account } = await connected()
  const messages = ['Hello', 'World'].map((text) => new TextEncoder().encode(text))
  const signed = await signMessage(...messages.map((message) => ({ account, message })))
  const key = await getPublicKeyFromAddress(account.address as Address)
  for (const { signature, signedMessage } of signed)
    expect(await verifySignature(key, signature as SignatureBytes, signedMessage)).toBe(true)
  expect(signed.map(({ signedMessage }) => signedMessage)).toEqual(messages)
  const transaction = await createTransfer(createSolanaRpc(rpcUrl), account.address, 1)
  const [result] = await signTransaction({ account, transaction, chain: 'solana:devnet' })
  expect(await isSignedBy(result?.signedTransaction ?? new Uint8Array(), account.address)).toBe(true)
})

test('error: a transaction that the node refuses rejects with its message', async () => {
  const { signAndSend, account } = await connected()
  // The account has no lamports.
  const transaction = await createTransfer(createSolanaRpc(rpcUrl), account.address, 1)
  const error = await rejection(signAndSend({ account, transaction, chain: 'solana:devnet' }))
  expect(error).toMatchObject({ code: 'wallet-request', details: expect.stringMatching(/\w/) })
})

test('default: emits changes of the accounts', async () => {
  const { on, connect, disconnect, wallet, vault } = await setUp()
  const changes: number[] = []
  const stop = on('change', ({ accounts }) => changes.push(accounts?.length ?? -1))
  await connect()
  await disconnect()
  expect([changes, wallet.accounts, vault.isLoggedIn]).toEqual([[1, 0], [], false])
  stop()
  vault.isLoggedIn = true
  await connect()
  expect(changes).toEqual([1, 0])
})

test('param: silent connects after a reload, and only an app that was connected', async () => {
  const { connect, vault, storage } = await setUp()
  expect(await connect({ silent: true })).toEqual({ accounts: [] })
  await connect()
  const reloaded = loadPage(vault, storage)
  const { accounts } = await reloaded.connect({ silent: true })
  expect(accounts.map(({ address }) => address)).toEqual([vault.solanaAddress])
  await reloaded.disconnect()
  vault.isLoggedIn = true
  expect(await loadPage(vault, storage).connect({ silent: true })).toEqual({ accounts: [] })
})

test('error: a user who is not logged in', async () => {
  const { connect, vault, storage } = await setUp()
  await connect()
  vault.isLoggedIn = false
  const next = loadPage(vault, storage)
  expect(await next.connect({ silent: true })).toEqual({ accounts: [] })
  expect(storage.items.size).toBe(0)
  expect(await rejection(next.connect())).toMatchObject({ code: 'not-logged-in' })
})

test('behavior: emits the end of a session that a request finds', async () => {
  const { on, signMessage, account, vault, storage, wallet } = await connected()
  const changes: unknown[] = []
  on('change', (change) => changes.push(change))
  vault.isLoggedIn = false
  const error = await rejection(signMessage({ account, message: new Uint8Array([1]) }))
  expect(error).toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
  expect([changes, wallet.accounts, storage.items.size]).toEqual([[{ accounts: [] }], [], 0])
})

test('behavior: one request signs up to ten transactions of a chain, in their order', async () => {
  const { signTransaction, account, vault } = await connected()
  const rpc = createSolanaRpc(rpcUrl)
  const lamports = Array.from({ length: 13 }, (_, at) => at + 1)
  const given = await Promise.all(lamports.map((each) => createTransfer(rpc, account.address, each)))
  const signed = await signTransaction(
    ...given.map((transaction, at) => {
      const chain = at === 12 ? ('solana:testnet' as const) : ('solana:devnet' as const)
      return { account, transaction, chain }
    }),
  )
  // A signature of 64 bytes, and the message.
  expect(signed.map(({ signedTransaction }) => signedTransaction.slice(65))).toEqual(
    given.map((transaction) => transaction.slice(65)),
  )
  for (const { signedTransaction } of signed)
    expect(await isSignedBy(signedTransaction, account.address)).toBe(true)
  const [many, one] = ['solana_signAllTransactions', 'solana_signTransaction']
  expect(vault.methods).toEqual([many, many, one])
  expect(await signTransaction()).toEqual([])
})

test('error: rejects other accounts and chains', async () => {
  const { signMessage, signTransaction, account, vault } = await connected()
  const [message, transaction] = [new Uint8Array([1]), new Uint8Array([1])]
  const other = { ...account, address: 'So11111111111111111111111111111111111111112' }
  expect(await rejection(signMessage({ account: other, message }))).toMatchObject({ code: 'not-logged-in' })
  expect(await rejection(signTransaction({ account, transaction, chain: 'solana:mainnet' }))).toMatchObject({
    code: 'invalid-parameter',
  })
  expect(vault.methods).toEqual([])
})

test.each([
  ['signature', { signature: '1' }],
  ['response', 'text'],
])('error: rejects an invalid %s', async (_, response) => {
  const vault = await createVault({})
  vault.isLoggedIn = true
  const handlers = { ...vault.handlers, RPC_REQUEST: () => response }
  const { features } = createFrameWallet(startFrame({ ...vault, handlers }), { storage: null })
  const { accounts } = await features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('The wallet has no account.')
  const message = new Uint8Array([1])
  expect(await rejection(features['solana:signMessage'].signMessage({ account, message }))).toMatchObject({
    code: 'wallet-response',
  })
  const input = { account, transaction: message }
  expect(await rejection(features['solana:signTransaction'].signTransaction(input, input))).toMatchObject({
    code: 'wallet-response',
  })
  expect(await rejection(features['solana:signTransaction'].signTransaction(input))).toMatchObject({
    code: 'wallet-response',
  })
})
