import { expect, test } from 'vitest'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { makeTracked } from '../../wallet/transactions/transactions.fixtures.js'
import type { TrackedEvmTransaction } from '../../wallet/transactions/types.js'
import { toSentTransaction } from './toSentTransaction.js'

const tracked = makeTracked(1)
const toOutcome = (fields: Partial<TrackedEvmTransaction>) =>
  toSentTransaction(
    { transactions: { list: [{ ...tracked, ...fields }], progress: {} } },
    mainnet,
    tracked.hash.toUpperCase().replace('0X', '0x'),
  ).outcome

test('default: it is pending until the network tells more, and has a page in the block explorer', () => {
  expect(toSentTransaction({}, mainnet, tracked.hash)).toEqual({
    hash: tracked.hash,
    outcome: 'pending',
    explorerUrl: `https://etherscan.io/tx/${tracked.hash}`,
  })
})

test.each([
  [{ status: 'pending' }, 'pending'],
  [{ status: 'confirmed' }, 'confirmed'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'dropped' }, 'dropped'],
  [{ status: 'replaced' }, 'replaced'],
  [{ status: 'replaced', replacement: { hash: tracked.hash, reason: 'cancelled' } }, 'replaced'],
  [{ status: 'replaced', replacement: { hash: tracked.hash, reason: 'repriced' } }, 'confirmed'],
  [{ status: 'confirmed', chainId: 'eip155:10' }, 'pending'],
] as const)('default: tracked as %o, it is %s', (fields, outcome) => {
  expect(toOutcome(fields)).toBe(outcome)
})

test('behavior: a batch of calls has no hash yet', () => {
  expect(toSentTransaction({}, mainnet, undefined)).toEqual({ outcome: 'pending' })
})

test('behavior: there is no link to an explorer that is not on https', () => {
  const network = { ...mainnet, blockExplorers: { default: { name: 'Local', url: 'http://localhost:4000' } } }
  expect(toSentTransaction({}, network, tracked.hash)).not.toHaveProperty('explorerUrl')
})
