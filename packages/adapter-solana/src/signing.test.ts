import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { solana as solanaMainnet } from '@latchkit/core/networks'
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { solana } from './solana.js'
import { createStandardWallet, home, registerWallet } from './wallets.fixtures.js'

const key = Keypair.generate()
const address = key.publicKey.toBase58()
const caller = { connectorId: 'Made', address, network: home }

beforeEach(() => void openPage())

function payment(version: 'legacy' | 0): Uint8Array {
  const { publicKey: payerKey } = key
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 1 })
  const recentBlockhash = PublicKey.default.toBase58()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  const compiled = version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage()
  return new VersionedTransaction(compiled).serialize()
}

async function connectWallet(without: readonly string[] = []) {
  const made = createStandardWallet({ keys: [key], without })
  registerWallet(made.wallet)
  const { adapter } = startAdapter(solana(), [home, solanaMainnet])
  await adapter.connect({ connectorId: 'Made', signal: neverAborted })
  if (!adapter.solana) throw new Error('The adapter has no solana methods.')
  return { ...made, adapter, methods: adapter.solana }
}

describe('features of a wallet', () => {
  const transaction = payment(0)
  const signing = 'solana:signTransaction'
  const sending = 'solana:signAndSendTransaction'

  it.each<[string, readonly string[]]>([
    ['signTransaction', [signing]],
    ['signAllTransactions', [signing]],
    ['signAndSendTransaction', [signing, sending]],
    ['transfer', [signing, sending]],
    ['signMessage', ['solana:signMessage']],
  ])('error: %s without the feature rejects before asking the wallet', async (method, without) => {
    const { adapter, methods, requests } = await connectWallet(without)
    const transfer = { to: address, amount: 1n }
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      signTransaction: () => methods.signTransaction({ ...caller, transaction }),
      signAllTransactions: () => methods.signAllTransactions({ ...caller, transactions: [transaction] }),
      signAndSendTransaction: () => methods.signAndSendTransaction({ ...caller, transaction }),
      transfer: () => methods.transfer({ ...caller, transfer }),
      signMessage: () => adapter.signMessage({ ...caller, message: 'hello' }),
    }
    const failure = await getRejection(calls[method]?.() ?? Promise.resolve())
    expect(failure).toMatchObject({ code: 'method-not-supported' })
    expect(requests).toEqual(['connect'])
  })

  it('error: rejects a response with another number of results', async () => {
    const { methods, wallet } = await connectWallet()
    Reflect.set(wallet.features, 'solana:signTransaction', { signTransaction: async () => [] })
    const transactions = [transaction]
    const failure = await getRejection(methods.signAllTransactions({ ...caller, transactions }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: rejects when an account has a feature that the wallet lacks', async () => {
    const { methods, wallet } = await connectWallet()
    delete wallet.features[signing]
    const failure = await getRejection(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: an unsupported transaction version rejects before asking the wallet', async () => {
    const { methods, wallet, requests } = await connectWallet()
    for (const feature of [signing, sending])
      Object.assign(wallet.features[feature] ?? {}, { supportedTransactionVersions: ['legacy'] })
    const legacy = payment('legacy')
    await methods.signTransaction({ ...caller, transaction: legacy })
    for (const call of [methods.signTransaction, methods.signAndSendTransaction])
      expect(await getRejection(call({ ...caller, transaction }))).toMatchObject({
        code: 'invalid-parameter',
      })
    expect(requests).toEqual(['connect', 'sign'])
  })

  it('behavior: passes the network under the wallet’s name for it, and current option names', async () => {
    const { adapter, methods, requests } = await connectWallet()
    const options = { preflightCommitment: 'singleGossip', maxRetries: 3 } as const
    await methods.signAndSendTransaction({ ...caller, transaction, options })
    await adapter.switchNetwork({ connectorId: 'Made', network: solanaMainnet, signal: neverAborted })
    await methods.signAndSendTransaction({ ...caller, network: solanaMainnet, transaction })
    expect(requests.slice(1).map((each) => JSON.parse(each))).toEqual([
      { chain: home.caipNetworkId, options: { preflightCommitment: 'confirmed', maxRetries: 3 } },
      { chain: 'solana:mainnet', options: {} },
    ])
  })

  it.each<[string, unknown]>([
    ['no signature', undefined],
    ['a short signature', new Uint8Array(63)],
    ['a text', '5'.repeat(88)],
  ])('error: rejects after sending when the wallet returns %s', async (_, signature) => {
    const { methods, wallet } = await connectWallet()
    Reflect.set(wallet.features, sending, { signAndSendTransaction: async () => [{ signature }] })
    const failure = await getRejection(methods.signAndSendTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it.each<[string, object]>([
    ['another message', { signedMessage: new Uint8Array(3), signature: new Uint8Array(64) }],
    ['no message', { signature: new Uint8Array(64) }],
    ['no signature', { signedMessage: new TextEncoder().encode('hello') }],
  ])('error: rejects a message response with %s', async (_, answer) => {
    const { adapter, wallet } = await connectWallet()
    Reflect.set(wallet.features, 'solana:signMessage', { signMessage: async () => [answer] })
    const failure = await getRejection(adapter.signMessage({ ...caller, message: 'hello' }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('behavior: an address that is listed once per chain signs with the account of the network', async () => {
    const { adapter, methods, wallet, emitChange } = await connectWallet()
    const [account] = wallet.accounts
    const accounts = wallet.chains.map((chain) => ({ ...account, chains: [chain] }))
    wallet.accounts = accounts
    emitChange()
    const askedWith: unknown[] = []
    Reflect.set(wallet.features, sending, {
      signAndSendTransaction: async (input: { readonly account: unknown; readonly chain: string }) => {
        askedWith.push(input.account, input.chain)
        return [{ signature: new Uint8Array(64) }]
      },
    })
    await methods.signAndSendTransaction({ ...caller, transaction })
    await adapter.switchNetwork({ connectorId: 'Made', network: solanaMainnet, signal: neverAborted })
    await methods.signAndSendTransaction({ ...caller, network: solanaMainnet, transaction })
    const [here, there] = accounts
    expect(askedWith.map((each) => (each === here ? 'here' : each === there ? 'there' : each))).toEqual([
      'here',
      home.caipNetworkId,
      'there',
      'solana:mainnet',
    ])
  })
})
