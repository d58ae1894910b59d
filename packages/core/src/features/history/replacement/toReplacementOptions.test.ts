import { expect, test } from 'vitest'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import {
  from,
  makeTracked,
  makeTrackedBitcoin,
  makeTrackedSolana,
} from '../../wallet/transactions/transactions.fixtures.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import { toReplacementOptions } from './toReplacementOptions.js'
import type { ReplacementOptions } from './types.js'

const known = { nonce: 3, data: '0x' } as const
const session = makeSession('io.alpha', { addresses: [from] })
const none = (obstacle: ReplacementOptions['obstacle']) => ({ canSpeedUp: false, canCancel: false, obstacle })

const optionsOf = (tracked: TrackedTransaction, id = tracked.id, of = session) =>
  toReplacementOptions(
    {
      connection: { eip155: { status: 'connected', session: of } },
      transactions: { list: [tracked], progress: {} },
    },
    id,
  )

test('default', () => {
  expect(optionsOf(makeTracked(1, known))).toEqual({ canSpeedUp: true, canCancel: true })
})

test.each<[string, TrackedTransaction, ReplacementOptions]>([
  ['its data was not kept', makeTracked(1, { nonce: 3 }), { ...none('long-data'), canCancel: true }],
  ['its nonce is not known', makeTracked(1, { data: '0x' }), none('nonce-unknown')],
  ['it is in a block', makeTracked(1, { ...known, status: 'confirmed' }), none('not-pending')],
  ['it was replaced', makeTracked(1, { ...known, status: 'replaced' }), none('not-pending')],
  ['another account has sent it', makeTracked(1, { ...known, from: '0x3' }), none('other-account')],
  ['it is on another chain', makeTracked(1, { ...known, chainId: 'eip155:8453' }), none('other-network')],
  ['it is on Solana', makeTrackedSolana(), none('solana')],
  ['it is on Bitcoin', makeTrackedBitcoin(), none('bip122')],
])('behavior: tells the obstacle if %s', (_, tracked, expected) => {
  expect(optionsOf(tracked)).toEqual(expected)
})

test('behavior: a smart account', () => {
  const accounts = [{ address: from, type: 'smartAccount' }] as const
  expect(optionsOf(makeTracked(1, known), undefined, { ...session, accounts })).toEqual(none('smart-account'))
})

test('behavior: an unknown transaction', () => {
  expect(optionsOf(makeTracked(1, known), 'eip155:1/0x9')).toEqual(none('not-tracked'))
})
