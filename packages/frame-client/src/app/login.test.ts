// The type of what the chains of tests provide.

import { ConfigError, type Network, UserRejectedError, WalletResponseError } from '@latchkit/core'
import {
  disconnect,
  getAccount,
  getBalance,
  getProvider,
  setPreferredAccountType,
  signAllSolanaTransactions,
  signAndSendSolanaTransaction,
  signMessage,
  signSolanaTransaction,
  signTypedData,
  switchNetwork,
} from '@latchkit/core/actions'
import { base, mainnet } from '@latchkit/core/networks'
import { nextMacrotask } from '@latchkit/core/testing'
import type {} from '@latchkit/devnet/page'
import { airdropFactory, createSolanaRpc, createSolanaRpcSubscriptions } from '@solana/kit'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { describe, expect, inject, test } from 'vitest'
import { frameUrl } from './connectHalves.fixtures.js'
import { createVault } from './createVault.fixtures.js'
import { loginFrame } from './loginFrame.js'
import { createTransfer, isSignedBy } from './solana.fixtures.js'
import { startLoginKit } from './startLoginKit.fixtures.js'

const { rpcUrl, wsUrl } = inject('solana')
const cluster: Network = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [rpcUrl] } },
}

async function setUp() {
  const vault = await createVault({ solana: rpcUrl })
  return { vault, ...startLoginKit(vault, [mainnet, base, cluster]) }
}
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

const typedData = {
  domain: { name: 'Test', chainId: 1n },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'Hello' },
} as const

test('default: logs in by e-mail, and signs on EVM chains', async () => {
  const { kit, vault, hosted, logIn } = await setUp()
  await nextMacrotask()
  expect(hosted.fake.urls).toEqual([])
  expect(kit.internal.frame?.origin).toBe(new URL(frameUrl).origin)
  await logIn('eip155')
  const address = vault.evmAddress as `0x${string}`
  expect(getAccount(kit)).toMatchObject({ address, status: 'connected', chainId: 'eip155:1' })
  const signature = (await signMessage(kit, { message: 'Hello' })) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  const typed = await signTypedData(kit, typedData)
  expect(await verifyTypedData({ address, ...typedData, signature: typed })).toBe(true)
  expect(vault.methods).toEqual(['personal_sign', 'eth_signTypedData_v4'])
})

test('default: changes the type of the account, whose address stays (EIP-7702)', async () => {
  const { kit, vault, logIn } = await setUp()
  vault.smartAccountNetworks = [1]
  await logIn('eip155')
  const types = () => getAccount(kit).accounts.map(({ type }) => type)
  expect([vault.accountType, types()]).toEqual(['smartAccount', ['smartAccount', 'eoa']])
  await setPreferredAccountType(kit, { type: 'eoa' })
  expect([vault.accountType, types()]).toEqual(['eoa', ['eoa', 'smartAccount']])
  expect(await signMessage(kit, { message: 'Hello' })).toMatch(/^0x/)
  await setPreferredAccountType(kit, { type: 'smartAccount' })
  await switchNetwork(kit, { network: base })
  expect([vault.accountType, types()]).toEqual(['smartAccount', ['eoa']])
  expect(getAccount(kit)).toMatchObject({ address: vault.evmAddress, chainId: 'eip155:8453' })
})

test('default: signs on Solana', async () => {
  const { kit, vault, logIn } = await setUp()
  await logIn('solana')
  const { solanaAddress } = vault
  const rpc = createSolanaRpc(rpcUrl)
  await airdropFactory({ rpc, rpcSubscriptions: createSolanaRpcSubscriptions(wsUrl) })({
    recipientAddress: solanaAddress as never,
    lamports: 1_000_000_000n as never,
    commitment: 'confirmed',
  })
  expect(await signMessage(kit, { message: 'Hello', namespace: 'solana' })).toMatch(/^\w{80,90}$/)
  const [first, second] = [
    await createTransfer(rpc, solanaAddress, 1),
    await createTransfer(rpc, solanaAddress, 2),
  ]
  expect(await isSignedBy(await signSolanaTransaction(kit, { transaction: first }), solanaAddress)).toBe(true)
  const all = await signAllSolanaTransactions(kit, { transactions: [first, second] })
  for (const one of all) expect(await isSignedBy(one, solanaAddress)).toBe(true)
  const signature = await signAndSendSolanaTransaction(kit, { transaction: second })
  await expect
    .poll(async () => {
      const { value } = await rpc.getSignatureStatuses([signature as never]).send()
      return value[0]?.err === null
    })
    .toBe(true)
  expect(await getBalance(kit, { namespace: 'solana' })).toMatchObject({ symbol: 'SOL' })
})

test('behavior: reports a user who declines, and signatures of another key', async () => {
  const { kit, vault, logIn } = await setUp()
  await logIn('solana')
  vault.approves = false
  expect(await rejection(signMessage(kit, { message: 'Hello', namespace: 'solana' }))).toBeInstanceOf(
    UserRejectedError,
  )
  vault.approves = true
  vault.cheats = true
  expect(await rejection(signMessage(kit, { message: 'Hello', namespace: 'solana' }))).toBeInstanceOf(
    WalletResponseError,
  )
  const transaction = await createTransfer(createSolanaRpc(rpcUrl), vault.solanaAddress, 1)
  expect(await rejection(signSolanaTransaction(kit, { transaction }))).toBeInstanceOf(WalletResponseError)
})

test('behavior: a login in one namespace is used in another one', async () => {
  const { kit, logIn, vault } = await setUp()
  await logIn('eip155')
  await switchNetwork(kit, { network: base })
  expect(getAccount(kit)).toMatchObject({ chainId: 'eip155:8453' })
  await switchNetwork(kit, { network: cluster })
  expect(getAccount(kit)).toMatchObject({ address: vault.solanaAddress })
})

describe('disconnect', () => {
  test('default: signs out, and the next login is a new one', async () => {
    const { kit, vault, logIn, frame } = await setUp()
    await logIn('eip155', 'solana')
    await disconnect(kit)
    expect(vault.isLoggedIn).toBe(false)
    expect(getAccount(kit)).toMatchObject({ status: 'disconnected' })
    expect(
      await rejection(
        frame.request({ method: 'personal_sign', params: [], chainId: 'eip155:1', namespace: 'eip155' }),
      ),
    ).toMatchObject({ rpcCode: 4100 })
    await logIn('eip155')
    expect(await signMessage(kit, { message: 'Hello', namespace: 'eip155' })).toMatch(/^0x/)
  })

  test('behavior: ends the session when the frame has signed the user out', async () => {
    const { kit, vault, logIn } = await setUp()
    await logIn('eip155', 'solana')
    vault.isLoggedIn = false
    expect(await rejection(signMessage(kit, { message: 'Hello', namespace: 'eip155' }))).toMatchObject({
      rpcCode: 4100,
    })
    expect(getAccount(kit, { namespace: 'solana' })).toMatchObject({ status: 'disconnected' })
  })
})

describe('reload', () => {
  test('default: restores the login', async () => {
    const { kit, vault, logIn, storage } = await setUp()
    await logIn('eip155', 'solana')
    kit.destroy()
    const next = startLoginKit(vault, [mainnet, base, cluster], storage)
    await expect.poll(() => getAccount(next.kit, { namespace: 'eip155' }).status).toBe('connected')
    await expect.poll(() => getAccount(next.kit, { namespace: 'solana' }).status).toBe('connected')
  })

  test('behavior: does not load the frame without a stored login', async () => {
    const { vault, kit, logIn, storage } = await setUp()
    await logIn('eip155')
    await disconnect(kit)
    kit.destroy()
    const next = startLoginKit(vault, [mainnet, cluster], storage)
    await expect.poll(() => getAccount(next.kit, { namespace: 'eip155' }).status).toBe('disconnected')
    await nextMacrotask()
    expect(next.hosted.fake.urls).toEqual([])
  })
})

test('default: the provider of EVM chains signs', async () => {
  const { kit, vault, logIn } = await setUp()
  await logIn('eip155')
  const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
    request(parameters: { method: string; params?: unknown }): Promise<unknown>
  }
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([vault.evmAddress])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', vault.evmAddress] })).toMatch(
    /^0x/,
  )
  vault.approves = false
  expect(
    await rejection(provider.request({ method: 'personal_sign', params: ['0x00', vault.evmAddress] })),
  ).toMatchObject({ code: 4001 })
})

test.each([
  '',
  'login.my-dapp.example/sdk',
  '/sdk',
  'ftp://login.my-dapp.example',
  'http://login.my-dapp.example/sdk',
  'javascript:alert(1)',
  'https://user:password@login.my-dapp.example/sdk',
  // An untyped app can pass any value.
  undefined as unknown as string,
])('error: rejects the URL "%s" when the app is created', (url) => {
  const create = () => loginFrame({ url })
  expect(create).toThrow(ConfigError)
  expect(create).toThrow(`login.url: must be an https: URL, got "${url}"`)
  expect(() => loginFrame({ url: frameUrl })).not.toThrow()
})
