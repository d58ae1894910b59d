import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { fakeNode } from './fakeNode.fixtures.js'
import { fee, guard } from './guards.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import type { SolanaSigning } from './SolanaSigner.js'
import { networkAt } from './solana.fixtures.js'
import { solanaMethods } from './solanaMethods.js'

const [key, maker] = [Keypair.generate(), Keypair.generate()]
const address = key.publicKey.toBase58()

/** A swap that the maker has signed, or a transaction of the account alone. */
function build(isSignedByMaker: boolean, added = [guard].slice(1)): VersionedTransaction {
  const pay = (from: Keypair, to: Keypair) =>
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to.publicKey, lamports: 1 })
  const message = new TransactionMessage({
    payerKey: key.publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
    instructions: [pay(key, maker), ...(isSignedByMaker ? [pay(maker, key)] : []), ...added],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  if (isSignedByMaker) transaction.sign([maker])
  return transaction
}

/** A wallet that supports these features, and signs what `sign` returns. */
async function setUp(
  ways: readonly SolanaSigning[],
  sign = (bytes: Uint8Array): VersionedTransaction => VersionedTransaction.deserialize(bytes),
) {
  const asked: string[] = []
  const { url, asked: requests } = await fakeNode(() => ({ result: 'signature' }))
  const signer = {
    name: 'Made',
    wallet: {},
    can: (signing: SolanaSigning) => ways.includes(signing),
    takes: () => true,
    async signTransactions(transactions: readonly Uint8Array[]) {
      asked.push('sign')
      return transactions.map((bytes) => {
        const transaction = sign(bytes)
        transaction.sign([key])
        return transaction.serialize()
      })
    },
    async signAndSend() {
      asked.push('send')
      return new Uint8Array(64).fill(7)
    },
  }
  const { signAndSendTransaction } = solanaMethods({ signerOf: () => signer, clock: quickClock() })
  const send = (transaction: VersionedTransaction, isChecked: boolean) =>
    signAndSendTransaction({
      connectorId: 'Made',
      address,
      network: networkAt(url),
      transaction: transaction.serialize(),
      isChecked,
    })
  return { send, asked, requests }
}

const [signing, sending] = ['solana:signTransaction', 'solana:signAndSendTransaction'] as const

test('param: isChecked: the wallet signs, because Phantom sends no transaction that others have signed (github.com/phantom/docs/issues/32)', async () => {
  const { send, asked, requests } = await setUp([signing, sending])
  await send(build(true), true)
  expect([asked, requests]).toEqual([['sign'], ['sendTransaction']])
  await send(build(true), false)
  expect(asked).toEqual(['sign', 'send'])
})

test('param: isChecked: a wallet that can only send does so', async () => {
  const { send, asked, requests } = await setUp([sending])
  await send(build(true), true)
  expect([asked, requests]).toEqual([['send'], []])
})

test('error: wallets are assumed to add no Lighthouse instructions after another signer (docs.phantom.com/developer-powertools/lighthouse): one that does sends nothing', async () => {
  const { send, requests } = await setUp([signing], () => {
    const changed = build(true, [guard])
    return changed
  })
  await expect(send(build(true), true)).rejects.toMatchObject({ code: 'wallet-response' })
  expect(requests).toEqual([])
})

test('behavior: without another signer a wallet may add guards, but no fee that was not shown', async () => {
  const guarding = await setUp([signing], () => build(false, [guard]))
  await guarding.send(build(false), true)
  expect(guarding.requests).toEqual(['sendTransaction'])
  const paying = await setUp([signing], () => build(false, [fee]))
  await expect(paying.send(build(false), true)).rejects.toMatchObject({ code: 'wallet-response' })
  expect(paying.requests).toEqual([])
  await paying.send(build(false), false)
  expect(paying.requests).toEqual(['sendTransaction'])
})
