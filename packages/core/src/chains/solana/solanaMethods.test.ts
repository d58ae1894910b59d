import { base58 } from '@scure/base'
import { Keypair, PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../testing/conformance/harness.js'
import { type Answer, fakeNode } from './fakeNode.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import type { SolanaSigning } from './SolanaSigner.js'
import { networkAt } from './solana.fixtures.js'
import { solanaMethods } from './solanaMethods.js'

const key = Keypair.generate()
const address = key.publicKey.toBase58()
const blockhash = PublicKey.default.toBase58()
const message = new TransactionMessage({
  payerKey: key.publicKey,
  recentBlockhash: blockhash,
  instructions: [],
})
const transaction = new VersionedTransaction(message.compileToV0Message()).serialize()
const network = networkAt('http://127.0.0.1:1')
const caller = { connectorId: 'Made', address, network }

/** The methods with a fake wallet that supports one feature and counts its requests. */
function setUp(way: SolanaSigning, { takes = true, leaves = false } = {}) {
  const asked: string[] = []
  let wallet = {}
  const signer = () => ({
    name: 'Made',
    wallet,
    can: (signing: SolanaSigning) => signing === way,
    takes: () => takes,
    async signTransactions(transactions: readonly Uint8Array[]) {
      asked.push('sign')
      return transactions.map((bytes) => {
        const signed = VersionedTransaction.deserialize(bytes)
        signed.sign([key])
        return signed.serialize()
      })
    },
    async signAndSend(_: Uint8Array, options: object) {
      asked.push(`send ${JSON.stringify(options)}`)
      return new Uint8Array(64).fill(7)
    },
  })
  const signerOf = () => {
    const found = signer()
    if (leaves) wallet = {}
    return found
  }
  return { methods: solanaMethods({ signerOf, clock: quickClock() }), asked }
}

/** A node that accepts every request. */
async function takingNode() {
  const params: unknown[] = []
  const { url, asked } = await fakeNode((method, [, given]) => {
    if (method === 'sendTransaction') params.push(given)
    const value = { blockhash, lastValidBlockHeight: 150 }
    return { result: method === 'sendTransaction' ? 'signature' : { context: { slot: 1 }, value } }
  })
  return { network: networkAt(url), asked, params }
}

describe('signAndSendTransaction', () => {
  it('default: uses the wallet to send if it can', async () => {
    const { methods, asked } = setUp('solana:signAndSendTransaction')
    const options = { preflightCommitment: 'max', skipPreflight: false } as const
    const signature = await methods.signAndSendTransaction({ ...caller, transaction, options })
    expect(base58.decode(signature)).toEqual(new Uint8Array(64).fill(7))
    expect(asked).toEqual(['send {"skipPreflight":false,"preflightCommitment":"finalized"}'])
  })

  it('param: options reach the node', async () => {
    const { methods } = setUp('solana:signTransaction')
    const { network, params } = await takingNode()
    const options = {
      skipPreflight: true,
      preflightCommitment: 'recent',
      maxRetries: 0,
      minContextSlot: 9,
    } as const
    await methods.signAndSendTransaction({ ...caller, network, transaction, options })
    await methods.signAndSendTransaction({ ...caller, network, transaction })
    expect(params).toEqual([
      { encoding: 'base64', ...options, preflightCommitment: 'processed' },
      { encoding: 'base64', preflightCommitment: 'confirmed' },
    ])
  })

  it.each([{ preflightCommitment: 'soon' }, { maxRetries: -1 }, { skipPreflights: true }])(
    'error: options %j are rejected before the wallet is asked',
    async (options) => {
      const { methods, asked } = setUp('solana:signAndSendTransaction')
      const call = methods.signAndSendTransaction({ ...caller, transaction, options: options as object })
      expect(await failureOf(call)).toMatchObject({ code: 'invalid-parameter' })
      expect(asked).toEqual([])
    },
  )
})

describe('a signed transaction that fails to send', () => {
  async function failing(...answers: readonly Answer[]) {
    const { methods } = setUp('solana:signTransaction')
    let attempts = 0
    const { url } = await fakeNode(() => answers[Math.min(attempts++, answers.length - 1)] ?? 'hang')
    const failure = await failureOf(
      methods.signAndSendTransaction({ ...caller, network: networkAt(url), transaction }),
    )
    expect(failure).toMatchObject({ code: 'rpc-request' })
    return String(failure)
  }
  const no: Answer = { error: { code: -32_602, message: 'invalid transaction' } }

  it.each<[string, readonly Answer[]]>([
    ['no node responds', [{ status: 503 }]],
    ['a refusal after an attempt without a response', [{ status: 503 }, no]],
  ])('error: %s: the error names the transaction, which may have been sent', async (_, answers) => {
    const signed = VersionedTransaction.deserialize(transaction)
    signed.sign([key])
    const id = base58.encode(signed.signatures[0] ?? new Uint8Array())
    expect(await failing(...answers)).toContain(`may have been sent: look for ${id}`)
  })

  it('error: an immediate refusal: the transaction was not sent', async () => {
    expect(await failing(no)).not.toContain('may have been sent')
  })
})

describe('input of the signing methods', () => {
  it.each<[string, Uint8Array, string]>([
    ['random bytes', new Uint8Array(9).fill(255), address],
    ['an empty array', new Uint8Array(), address],
    ['a transaction of another account', transaction, Keypair.generate().publicKey.toBase58()],
  ])('error: %s, without a request to the wallet', async (_, bytes, from) => {
    for (const way of ['solana:signTransaction', 'solana:signAndSendTransaction'] as const) {
      const { methods, asked } = setUp(way)
      const call = methods.signAndSendTransaction({ ...caller, address: from, transaction: bytes })
      expect(await failureOf(call)).toMatchObject({ code: 'invalid-parameter', field: 'transaction' })
      expect(asked).toEqual([])
    }
  })

  it('error: a version that the wallet does not support', async () => {
    const { methods, asked } = setUp('solana:signTransaction', { takes: false })
    const failure = await failureOf(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'transaction' })
    expect(asked).toEqual([])
  })
})

describe('transfer', () => {
  it('error: sends no request if the user changed the wallet while the transfer was built', async () => {
    const { methods, asked } = setUp('solana:signTransaction', { leaves: true })
    const node = await takingNode()
    const transfer = { to: address, amount: 1n }
    const failure = await failureOf(methods.transfer({ ...caller, network: node.network, transfer }))
    expect(failure).toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
    expect(asked).toEqual([])
    expect(node.asked).not.toContain('sendTransaction')
  })
})
