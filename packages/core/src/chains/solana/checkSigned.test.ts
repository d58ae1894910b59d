import { base58 } from '@scure/base'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../testing/conformance/harness.js'
import { fakeNode } from './fakeNode.fixtures.js'
import { fee, guard } from './guards.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import { networkAt } from './solana.fixtures.js'
import { solanaMethods } from './solanaMethods.js'

const blockhash = PublicKey.default.toBase58()
const key = Keypair.generate()
const address = key.publicKey.toBase58()
const friend = Keypair.generate()
const caller = { connectorId: 'Made', address, network: networkAt('http://127.0.0.1:1') }

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

/** The methods with a wallet that signs correctly, unless a test sets another response. */
function setUp() {
  let sign = (asked: Uint8Array): unknown => {
    const transaction = VersionedTransaction.deserialize(asked)
    transaction.sign([key])
    return transaction.serialize()
  }
  const signer = {
    name: 'Made',
    wallet: {},
    can: () => true,
    takes: () => true,
    signTransactions: async (transactions: readonly Uint8Array[]) => transactions.map(sign),
    signAndSend: () => Promise.reject(new Error('It is asked to sign only.')),
  }
  return {
    methods: solanaMethods({ signerOf: () => signer, clock: quickClock() }),
    signInstead: (answer: (asked: Uint8Array) => unknown) => {
      sign = answer
    },
  }
}

describe('allowed changes by a wallet', () => {
  const asked = [pay(1), pay(2)]

  function signed(transaction: VersionedTransaction): Uint8Array {
    transaction.sign([key])
    return transaction.serialize()
  }

  it.each<[string, readonly TransactionInstruction[]]>([
    ['a trailing guard', [...asked, guard]],
    ['a leading and a trailing guard', [guard, ...asked, guard]],
    ['a guard between', [pay(1), guard, pay(2)]],
    ['a priority fee', [fee, ...asked]],
  ])('behavior: %s', async (_, instructions) => {
    const { methods, signInstead } = setUp()
    const answer = signed(compile(instructions))
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    expect(await methods.signTransaction({ ...caller, transaction })).toEqual(answer)
  })

  it('behavior: accepts a guard in a transfer, and sends it', async () => {
    const sent: unknown[] = []
    const { url } = await fakeNode((method, [wire]) => {
      if (method === 'sendTransaction') sent.push(wire)
      const value = { blockhash, lastValidBlockHeight: 150 }
      return { result: method === 'sendTransaction' ? 'signature' : { context: { slot: 1 }, value } }
    })
    const network = networkAt(url)
    const { methods, signInstead } = setUp()
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
    ['a missing payment', compile([pay(1)])],
    ['an additional payment', compile([...asked, pay(3)])],
    ['a duplicated payment', compile([...asked, pay(2)])],
    ['another blockhash', compile(asked, { recentBlockhash: friend.publicKey.toBase58() })],
    ['another fee payer', compile(asked, { payerKey: friend.publicKey })],
    ['another version', compile(asked, { version: 1 })],
    ['a call of another program', compile([...asked, call(friend.publicKey)])],
  ])('error: %s', async (_, other) => {
    const { methods, signInstead } = setUp()
    const answer = signed(other)
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it.each<[string, () => Uint8Array]>([
    [
      'a signature of another key',
      () => {
        const transaction = compile(asked)
        transaction.sign([key])
        const forged = compile(asked)
        forged.addSignature(key.publicKey, Uint8Array.from(transaction.signatures[0] ?? []).reverse())
        return forged.serialize()
      },
    ],
    [
      'the signature of another transaction',
      () => {
        const other = compile([pay(9)])
        other.sign([key])
        const forged = compile(asked)
        forged.addSignature(key.publicKey, other.signatures[0] ?? new Uint8Array())
        return forged.serialize()
      },
    ],
    ['trailing bytes', () => Uint8Array.from([...signed(compile(asked)), 0])],
  ])('error: %s', async (_, answer) => {
    const { methods, signInstead } = setUp()
    signInstead(answer)
    const transaction = compile(asked).serialize()
    const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: more permissions for an account', async () => {
    const { methods, signInstead } = setUp()
    const look = (isWritable: boolean) =>
      new TransactionInstruction({
        programId: friend.publicKey,
        keys: [{ pubkey: Keypair.fromSeed(new Uint8Array(32)).publicKey, isSigner: false, isWritable }],
      })
    const answer = signed(compile([look(true)]))
    signInstead(() => answer)
    const transaction = compile([look(false)]).serialize()
    const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a string', 'signed'],
    ['an empty array', new Uint8Array()],
    ['random bytes', new Uint8Array(100).fill(255)],
    ['the unsigned request', compile(asked).serialize()],
  ])('error: %s', async (_, answer) => {
    const { methods, signInstead } = setUp()
    signInstead(() => answer)
    const transaction = compile(asked).serialize()
    const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('behavior: the wallet receives copies, which it can change without effect', async () => {
    const { methods, signInstead } = setUp()
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

  describe('with signatures of other signers', () => {
    const shared = () => compile([pay(1), transferOf(friend)])

    it('behavior: keeps their signatures', async () => {
      const { methods } = setUp()
      const transaction = shared()
      transaction.sign([friend])
      const answer = await methods.signTransaction({ ...caller, transaction: transaction.serialize() })
      transaction.sign([key])
      expect(answer).toEqual(transaction.serialize())
    })

    it.each<[string, () => VersionedTransaction]>([
      ['dropped', shared],
      ['invalidated by a guard', () => compile([pay(1), transferOf(friend), guard])],
    ])('error: one of them is %s', async (_, other) => {
      const { methods, signInstead } = setUp()
      const transaction = shared()
      transaction.sign([friend])
      signInstead(() => {
        const changed = other()
        if (_ !== 'dropped')
          changed.addSignature(friend.publicKey, transaction.signatures[1] ?? new Uint8Array())
        return signed(changed)
      })
      const asked = { ...caller, transaction: transaction.serialize() }
      expect(await failureOf(methods.signTransaction(asked))).toMatchObject({ code: 'wallet-response' })
    })
  })
})

/** An empty call of a program. */
function call(programId: PublicKey): TransactionInstruction {
  return new TransactionInstruction({ programId, keys: [], data: Buffer.alloc(0) })
}

/** A payment that another account has to sign. */
function transferOf(signer: Keypair): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: signer.publicKey, toPubkey: key.publicKey, lamports: 1 })
}
