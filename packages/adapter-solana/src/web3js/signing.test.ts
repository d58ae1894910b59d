import { getRejection } from '@latchkit/adapter-tests/promises'
import { verifySignature } from '@latchkit/adapter-tests/solana/chain'
import {
  Keypair,
  Message,
  MessageV0,
  PublicKey,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { signAllTransactions } from './signAllTransactions.js'
import { signMessage } from './signMessage.js'
import { signTransaction } from './signTransaction.js'
import { connectLagoon, connectTestWallet, createLookupTable, pay } from './web3js.fixtures.js'

const recentBlockhash = PublicKey.default.toBase58()

function createLegacy(payer: PublicKey, from: PublicKey = payer): Transaction {
  return new Transaction({ feePayer: payer, recentBlockhash }).add(pay(from, payer))
}

function createV0(payerKey: PublicKey, from: PublicKey = payerKey): VersionedTransaction {
  const instructions = [pay(from, payerKey)]
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

describe('signTransaction', () => {
  it('default: returns a signed Transaction for a Transaction', async () => {
    const { kit, key } = await connectTestWallet()
    const transaction = createLegacy(key.publicKey)
    transaction.lastValidBlockHeight = 7
    const signed = await signTransaction(kit, { transaction })
    expect(signed).toBeInstanceOf(Transaction)
    expect(signed.verifySignatures()).toBe(true)
    expect(signed.lastValidBlockHeight).toBe(7)
    expect(signed.serializeMessage()).toEqual(transaction.serializeMessage())
    expect(transaction.signature).toBeNull()
  })

  it('default: returns a signed VersionedTransaction for a VersionedTransaction', async () => {
    const { kit, key } = await connectTestWallet()
    const transaction = createV0(key.publicKey)
    const signed = await signTransaction(kit, { transaction })
    expect(signed).toBeInstanceOf(VersionedTransaction)
    expect(signed.message.serialize()).toEqual(transaction.message.serialize())
    const [signature = new Uint8Array()] = signed.signatures
    expect(verifySignature(key.publicKey.toBase58(), signed.message.serialize(), signature)).toBe(true)
  })

  it('behavior: a VersionedTransaction with a legacy message stays one', async () => {
    const { kit, key } = await connectTestWallet()
    const { publicKey: payerKey } = key
    const message = new TransactionMessage({
      payerKey,
      recentBlockhash,
      instructions: [pay(payerKey, payerKey)],
    })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    const signed = await signTransaction(kit, { transaction })
    expect(signed).toBeInstanceOf(VersionedTransaction)
    expect(signed.message).toBeInstanceOf(Message)
    expect(signed.message.serialize()).toEqual(transaction.message.serialize())
  })

  it('behavior: keeps lookup tables', async () => {
    const { kit, key } = await connectTestWallet()
    const { publicKey: payerKey } = key
    const to = Keypair.generate().publicKey
    const table = await createLookupTable(kit, payerKey, to)
    const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [pay(payerKey, to)] })
    const transaction = new VersionedTransaction(message.compileToV0Message([table]))
    const signed = await signTransaction(kit, { transaction })
    expect(signed.message).toBeInstanceOf(MessageV0)
    expect(signed.message.addressTableLookups).toMatchObject([
      { accountKey: table.key, writableIndexes: [0], readonlyIndexes: [] },
    ])
  })

  it('behavior: keeps the signatures of other signers, in both classes', async () => {
    const { kit, key } = await connectTestWallet()
    const other = Keypair.generate()
    const legacy = createLegacy(key.publicKey, other.publicKey)
    legacy.partialSign(other)
    const v0 = createV0(key.publicKey, other.publicKey)
    v0.sign([other])
    const [signedLegacy, signedV0] = [
      await signTransaction(kit, { transaction: legacy }),
      await signTransaction(kit, { transaction: v0 }),
    ]
    expect(signedLegacy.verifySignatures()).toBe(true)
    expect(signedLegacy.signatures[1]?.signature).toEqual(legacy.signatures[1]?.signature)
    expect(signedV0.signatures[1]).toEqual(v0.signatures[1])
    expect(signedV0.signatures[0]).not.toEqual(new Uint8Array(64))
  })

  it('behavior: leaves out the signatures that are still missing', async () => {
    const { kit, key } = await connectTestWallet()
    const other = Keypair.generate()
    const transaction = createLegacy(other.publicKey, key.publicKey)
    const signed = await signTransaction(kit, { transaction })
    expect(signed.feePayer).toEqual(other.publicKey)
    expect(signed.verifySignatures(false)).toBe(true)
    expect(signed.verifySignatures()).toBe(false)
    signed.partialSign(other)
    expect(signed.verifySignatures()).toBe(true)
  })

  it.each<[string, (key: PublicKey) => Transaction, RegExp]>([
    [
      'without blockhash',
      (feePayer) => new Transaction({ feePayer }).add(pay(feePayer, feePayer)),
      /recentBlockhash/,
    ],
    [
      'without fee payer',
      (key) => new Transaction({ recentBlockhash }).add(pay(key, key)),
      /fee payer required/,
    ],
  ])('error: rejects a legacy transaction %s before asking the wallet', async (_, create, message) => {
    const { kit, key, requests } = await connectTestWallet()
    const failure = await getRejection(signTransaction(kit, { transaction: create(key.publicKey) }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'transaction' })
    expect(failure).toHaveProperty('message', expect.stringMatching(message))
    expect(requests).toEqual(['connect'])
  })

  it.each<[string, unknown]>([
    ['bytes', new Uint8Array(100)],
    ['undefined', undefined],
    ['an object of another library', { messageBytes: new Uint8Array(), signatures: {} }],
  ])('error: rejects %s', async (_, given) => {
    const { kit } = await connectTestWallet()
    // @ts-expect-error The types forbid it, and JavaScript does not.
    const failure = await getRejection(signTransaction(kit, { transaction: given }))
    expect(failure).toMatchObject({
      code: 'invalid-parameter',
      message: expect.stringContaining('must be a Transaction or VersionedTransaction of @solana/web3.js 1'),
    })
  })

  it('error: rejects a transaction that another account signs', async () => {
    const { kit, requests } = await connectTestWallet()
    const transaction = createV0(Keypair.generate().publicKey)
    const failure = await getRejection(signTransaction(kit, { transaction }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'transaction' })
    expect(requests).toEqual(['connect'])
  })

  it('error: rejects a transaction that the wallet changed', async () => {
    const { kit, key, wallet } = await connectTestWallet()
    const changed = createV0(key.publicKey, key.publicKey)
    changed.message.recentBlockhash = Keypair.generate().publicKey.toBase58()
    changed.sign([key])
    Reflect.set(wallet.features, 'solana:signTransaction', {
      signTransaction: async () => [{ signedTransaction: changed.serialize() }],
    })
    const failure = await getRejection(signTransaction(kit, { transaction: createV0(key.publicKey) }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: rejects when the user declines', async () => {
    const { kit, lagoon } = await connectLagoon()
    lagoon.set({ answer: 'reject' })
    const transaction = createV0(new PublicKey(lagoon.accounts[0] ?? ''))
    const failure = await getRejection(signTransaction(kit, { transaction }))
    expect(failure).toMatchObject({ code: 'user-rejected' })
  })

  it('param: signal', async () => {
    const { kit, lagoon } = await connectLagoon()
    lagoon.set({ answer: 'hang' })
    const transaction = createV0(new PublicKey(lagoon.accounts[0] ?? ''))
    const controller = new AbortController()
    const failure = getRejection(signTransaction(kit, { transaction, signal: controller.signal }))
    controller.abort()
    expect(await failure).toMatchObject({ code: 'aborted' })
  })
})

describe('signAllTransactions', () => {
  it('default: signs both classes with one request', async () => {
    const { kit, key, requests } = await connectTestWallet()
    const transactions = [createLegacy(key.publicKey), createV0(key.publicKey)]
    const [first, second] = await signAllTransactions(kit, { transactions })
    expect(first).toBeInstanceOf(Transaction)
    expect(second).toBeInstanceOf(VersionedTransaction)
    expect(requests).toEqual(['connect', 'sign'])
  })

  it('error: names the invalid transaction', async () => {
    const { kit, key } = await connectTestWallet()
    const transactions = [createLegacy(key.publicKey), new Transaction()]
    const failure = await getRejection(signAllTransactions(kit, { transactions }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'transactions[1]' })
  })

  it('error: rejects an empty list', async () => {
    const { kit } = await connectTestWallet()
    const failure = await getRejection(signAllTransactions(kit, { transactions: [] }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'transactions' })
  })
})

describe('signMessage', () => {
  it.each([
    ['text', 'Grüße'],
    ['bytes', new TextEncoder().encode('Grüße')],
  ])('default: returns the bytes of the signature of a message given as %s', async (_, message) => {
    const { kit, lagoon } = await connectLagoon()
    const signature = await signMessage(kit, { message })
    const bytes = new TextEncoder().encode('Grüße')
    expect(verifySignature(lagoon.accounts[0] ?? '', bytes, signature)).toBe(true)
  })
})
