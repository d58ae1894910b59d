import { solana as solanaMainnet } from '@latchkit/core/networks'
import { base58 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeNode } from './fakeNode.fixtures.js'
import { openPage } from './page.fixtures.js'
import { solana } from './solana.js'
import { errorOf, home, never, register, standardWallet, start } from './wallets.fixtures.js'

const blockhash = PublicKey.default.toBase58()
const lighthouse = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
const key = Keypair.generate()
const address = key.publicKey.toBase58()
const friend = Keypair.generate()
const caller = { connectorId: 'Made', address, network: home }
const guard = new TransactionInstruction({ programId: lighthouse, keys: [], data: Buffer.from([9]) })
const fee = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })

beforeEach(() => void openPage())

function pay(lamports: number, to = friend.publicKey): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: to, lamports })
}

function compile(
  instructions: readonly TransactionInstruction[],
  { payerKey = key.publicKey, recentBlockhash = blockhash, version = 0 } = {},
): VersionedTransaction {
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [...instructions] })
  return new VersionedTransaction(
    version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage(),
  )
}

async function connected(without: readonly string[] = []) {
  const made = standardWallet({ keys: [key], without })
  register(made.wallet)
  const { adapter } = start(solana(), { networks: [home, solanaMainnet] })
  await adapter.connect({ connectorId: 'Made', signal: never() })
  if (!adapter.solana) throw new Error('The adapter has solana.')
  /** From now on it signs this, whatever it is asked to. */
  const signInstead = (answer: (asked: Uint8Array) => unknown) => {
    Reflect.set(made.wallet.features, 'solana:signTransaction', {
      signTransaction: async (...inputs: readonly { readonly transaction: Uint8Array }[]) =>
        inputs.map(({ transaction }) => ({ signedTransaction: answer(transaction) })),
    })
  }
  return { ...made, adapter, methods: adapter.solana, signInstead }
}

describe('what a wallet may change', () => {
  const asked = [pay(1), pay(2)]

  function signed(transaction: VersionedTransaction): Uint8Array {
    transaction.sign([key])
    return transaction.serialize()
  }

  it.each<[string, readonly TransactionInstruction[]]>([
    ['a guard behind', [...asked, guard]],
    ['guards around', [guard, ...asked, guard]],
    ['a guard between', [pay(1), guard, pay(2)]],
    ['a priority fee', [fee, ...asked]],
  ])('behavior: %s', async (_, instructions) => {
    const { methods, signInstead } = await connected()
    const answer = signed(compile(instructions))
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    expect(await methods.signTransaction({ ...caller, transaction })).toEqual(answer)
  })

  it('behavior: a guard to a transfer, which is sent with it', async () => {
    const sent: unknown[] = []
    const { url } = await fakeNode((method, [wire]) => {
      if (method === 'sendTransaction') sent.push(wire)
      const value = { blockhash, lastValidBlockHeight: 150 }
      return { result: method === 'sendTransaction' ? 'signature' : { context: { slot: 1 }, value } }
    })
    const network = { ...home, rpcUrls: { default: { http: [url] } } }
    const { methods, signInstead } = await connected()
    const answer = signed(compile([guard, pay(7)], { version: 1 }))
    signInstead(() => answer)
    const transfer = { to: friend.publicKey.toBase58(), amount: 7n }
    const { signature } = await methods.transfer({ ...caller, network, transfer })
    expect(sent).toEqual([Buffer.from(answer).toString('base64')])
    expect(base58.decode(signature)).toEqual(answer.slice(1, 65))
  })

  it.each<[string, VersionedTransaction]>([
    ['another amount', compile([pay(1), pay(3)])],
    ['another receiver', compile([pay(1), pay(2, key.publicKey)])],
    ['another order', compile([pay(2), pay(1)])],
    ['one payment less', compile([pay(1)])],
    ['one payment more', compile([...asked, pay(3)])],
    ['one payment twice', compile([...asked, pay(2)])],
    ['another blockhash', compile(asked, { recentBlockhash: friend.publicKey.toBase58() })],
    ['another who pays', compile(asked, { payerKey: friend.publicKey })],
    ['another version', compile(asked, { version: 1 })],
    ['a call of another program', compile([...asked, call(friend.publicKey)])],
  ])('error: %s', async (_, other) => {
    const { methods, signInstead } = await connected()
    const answer = signed(other)
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    const failure = await errorOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: more rights for an account', async () => {
    const { methods, signInstead } = await connected()
    const look = (isWritable: boolean) =>
      new TransactionInstruction({
        programId: friend.publicKey,
        keys: [{ pubkey: Keypair.fromSeed(new Uint8Array(32)).publicKey, isSigner: false, isWritable }],
      })
    const answer = signed(compile([look(true)]))
    signInstead(() => answer)
    const transaction = compile([look(false)]).serialize()
    const failure = await errorOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'signed'],
    ['no bytes', new Uint8Array()],
    ['noise', new Uint8Array(100).fill(255)],
    ['what it was asked, not signed', compile(asked).serialize()],
  ])('error: %s', async (_, answer) => {
    const { methods, signInstead } = await connected()
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    const failure = await errorOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: another number of answers', async () => {
    const { methods, wallet } = await connected()
    Reflect.set(wallet.features, 'solana:signTransaction', { signTransaction: async () => [] })
    const transactions = [compile(asked).serialize()]
    const failure = await errorOf(methods.signAllTransactions({ ...caller, transactions }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('behavior: the wallet is given copies: what it does to them changes nothing', async () => {
    const { methods, signInstead } = await connected()
    const transaction = compile(asked).serialize()
    const before = transaction.slice()
    signInstead((bytes) => {
      const answer = signed(VersionedTransaction.deserialize(bytes))
      bytes.fill(0)
      return answer
    })
    await methods.signTransaction({ ...caller, transaction })
    expect(transaction).toEqual(before)
  })

  describe('once others have signed', () => {
    const shared = () => compile([pay(1), transferOf(friend)])

    it('behavior: their signatures stay', async () => {
      const { methods } = await connected()
      const transaction = shared()
      transaction.sign([friend])
      const answer = await methods.signTransaction({ ...caller, transaction: transaction.serialize() })
      transaction.sign([key])
      expect(answer).toEqual(transaction.serialize())
    })

    it.each<[string, () => VersionedTransaction]>([
      ['dropped', shared],
      ['made void by a guard', () => compile([pay(1), transferOf(friend), guard])],
    ])('error: one of them is %s', async (_, other) => {
      const { methods, signInstead } = await connected()
      const transaction = shared()
      transaction.sign([friend])
      signInstead(() => {
        const changed = other()
        if (_ !== 'dropped')
          changed.addSignature(friend.publicKey, transaction.signatures[1] ?? new Uint8Array())
        return signed(changed)
      })
      const asked = { ...caller, transaction: transaction.serialize() }
      expect(await errorOf(methods.signTransaction(asked))).toMatchObject({ code: 'wallet-response' })
    })
  })
})

describe('what a wallet can do', () => {
  const transaction = compile([pay(1)]).serialize()
  const signing = 'solana:signTransaction'
  const sending = 'solana:signAndSendTransaction'

  it.each<[string, readonly string[]]>([
    ['signTransaction', [signing]],
    ['signAllTransactions', [signing]],
    ['signAndSendTransaction', [signing, sending]],
    ['transfer', [signing, sending]],
    ['signMessage', ['solana:signMessage']],
  ])('error: %s without a feature for it, nobody is asked', async (method, without) => {
    const { adapter, methods, asked } = await connected(without)
    const transfer = { to: address, amount: 1n }
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      signTransaction: () => methods.signTransaction({ ...caller, transaction }),
      signAllTransactions: () => methods.signAllTransactions({ ...caller, transactions: [transaction] }),
      signAndSendTransaction: () => methods.signAndSendTransaction({ ...caller, transaction }),
      transfer: () => methods.transfer({ ...caller, transfer }),
      signMessage: () => adapter.signMessage({ ...caller, message: 'hello' }),
    }
    const failure = await errorOf(calls[method]?.() ?? Promise.resolve())
    expect(failure).toMatchObject({ code: 'method-not-supported' })
    expect(asked).toEqual(['connect'])
  })

  it('error: an account with a feature that the wallet has not', async () => {
    const { methods, wallet } = await connected()
    delete wallet.features[signing]
    const failure = await errorOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: a version that the wallet does not take, nobody is asked', async () => {
    const { methods, wallet, asked } = await connected()
    for (const feature of [signing, sending])
      Object.assign(wallet.features[feature] ?? {}, { supportedTransactionVersions: ['legacy'] })
    const legacy = compile([pay(1)], { version: 1 }).serialize()
    await methods.signTransaction({ ...caller, transaction: legacy })
    for (const call of [methods.signTransaction, methods.signAndSendTransaction])
      expect(await errorOf(call({ ...caller, transaction }))).toMatchObject({ code: 'invalid-parameter' })
    expect(asked).toEqual(['connect', 'sign'])
  })

  it('behavior: the wallet is told the network by its own name, and the options in words of today', async () => {
    const { adapter, methods, asked } = await connected()
    const options = { preflightCommitment: 'singleGossip', maxRetries: 3 } as const
    await methods.signAndSendTransaction({ ...caller, transaction, options })
    await adapter.switchNetwork({ connectorId: 'Made', network: solanaMainnet, signal: never() })
    await methods.signAndSendTransaction({ ...caller, network: solanaMainnet, transaction })
    expect(asked.slice(1).map((each) => JSON.parse(each))).toEqual([
      { chain: home.caipNetworkId, options: { preflightCommitment: 'confirmed', maxRetries: 3 } },
      { chain: 'solana:mainnet', options: {} },
    ])
  })

  it.each<[string, unknown]>([
    ['no signature', undefined],
    ['a short one', new Uint8Array(63)],
    ['a text', '5'.repeat(88)],
  ])('error: it sent, and answers %s', async (_, signature) => {
    const { methods, wallet } = await connected()
    Reflect.set(wallet.features, sending, { signAndSendTransaction: async () => [{ signature }] })
    const failure = await errorOf(methods.signAndSendTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it.each<[string, object]>([
    ['another message', { signedMessage: new Uint8Array(3), signature: new Uint8Array(64) }],
    ['no message', { signature: new Uint8Array(64) }],
    ['no signature', { signedMessage: new TextEncoder().encode('hello') }],
  ])('error: asked for a message, it answers %s', async (_, answer) => {
    const { adapter, wallet } = await connected()
    Reflect.set(wallet.features, 'solana:signMessage', { signMessage: async () => [answer] })
    const failure = await errorOf(adapter.signMessage({ ...caller, message: 'hello' }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })
})

/** A call of some program, without anything. */
function call(programId: PublicKey): TransactionInstruction {
  return new TransactionInstruction({ programId, keys: [], data: Buffer.alloc(0) })
}

/** A payment that somebody else has to sign. */
function transferOf(signer: Keypair): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: signer.publicKey, toPubkey: key.publicKey, lamports: 1 })
}
