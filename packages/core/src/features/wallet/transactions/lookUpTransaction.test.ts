import { expect, test } from 'vitest'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { BitcoinTransactionStatus } from '../../../ports/BitcoinMethods.js'
import type { SolanaTransactionStatus } from '../../../ports/SolanaMethods.js'
import { lookUpTransaction } from './lookUpTransaction.js'
import { makeTracked, makeTrackedBitcoin, makeTrackedSolana } from './transactions.fixtures.js'

const { signal } = new AbortController()
const common = { conclusion: undefined, signal }

/** Returns an adapter with one method, and what it was asked. */
function adapterOf(name: 'solana' | 'bitcoin', found: unknown) {
  const asked: unknown[] = []
  const getTransactionStatus = async (parameters: unknown) => {
    asked.push(parameters)
    return found
  }
  // The other methods are not called.
  const adapter = { [name]: { getTransactionStatus } } as unknown as Pick<Adapter, 'solana' | 'bitcoin'>
  return { adapter, asked }
}

test.each<[SolanaTransactionStatus, unknown]>([
  [{ status: 'confirmed', slot: 1n }, { status: 'confirmed' }],
  [{ status: 'failed', slot: 1n, error: 'x' }, { status: 'failed' }],
  [{ status: 'pending' }, { status: 'pending' }],
  [{ status: 'unknown' }, { status: 'unknown' }],
  [{ status: 'expired' }, { status: 'unknown', conclusion: 'dropped' }],
])('default: Solana: $status', async (found, expected) => {
  const { adapter, asked } = adapterOf('solana', found)
  const transaction = makeTrackedSolana({ lastValidBlockHeight: 5n })
  expect(await lookUpTransaction(adapter, { ...common, transaction, network: solana })).toEqual(expected)
  const signature = transaction.hash
  expect(asked).toEqual([{ signature, lastValidBlockHeight: 5n, network: solana, signal }])
})

const inputs = [{ txid: 'cd'.repeat(32), vout: 1 }]
test.each<[BitcoinTransactionStatus, unknown]>([
  [{ status: 'confirmed' }, { status: 'confirmed' }],
  [
    { status: 'pending', inputs },
    { status: 'pending', inputs },
  ],
  [{ status: 'unknown' }, { status: 'unknown' }],
  [
    { status: 'replaced', txid: 'ef' },
    { status: 'unknown', conclusion: 'replaced', replacement: { hash: 'ef', reason: 'replaced' } },
  ],
])('default: Bitcoin: $status', async (found, expected) => {
  const { adapter, asked } = adapterOf('bitcoin', found)
  const transaction = makeTrackedBitcoin({ inputs })
  expect(await lookUpTransaction(adapter, { ...common, transaction, network: bitcoin })).toEqual(expected)
  expect(asked).toEqual([{ txid: transaction.hash, inputs, network: bitcoin, signal }])
})

test('behavior: without an adapter of its namespace it is unreachable', async () => {
  const { adapter } = adapterOf('bitcoin', { status: 'unknown' })
  for (const transaction of [makeTracked(1), makeTrackedSolana()]) {
    const look = lookUpTransaction(adapter, { ...common, transaction, network: solana })
    expect(await look).toEqual({ status: 'unreachable' })
  }
  const look = lookUpTransaction(undefined, { ...common, transaction: makeTracked(1), network: solana })
  expect(await look).toEqual({ status: 'unreachable' })
})
