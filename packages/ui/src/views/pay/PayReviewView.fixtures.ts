import type { PayReviewModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { account, summary } from './summary.fixtures.js'

type Ready = Extract<PayReviewModel, { status: 'ready' }>

const review = { ...summary, from: account, wallet: { name: 'Alpha' } }
const fee = { amount: 336_000n * 10n ** 9n, symbol: 'ETH', decimals: 18 } as const
const numbers = { fee, isUnverified: false }
const ready: Ready = { status: 'ready', ...review, ...numbers, isDeclined: false }

export const fixtures: Fixtures<PayReviewModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', ...review },
  failed: {
    status: 'failed',
    failure: { kind: 'other', failure: { code: 'simulation-reverted' } },
    ...review,
  },
  ready,
  signing: { status: 'signing', ...review, ...numbers },
}

export const declined: PayReviewModel = { ...ready, isDeclined: true }
export const changed: PayReviewModel = {
  ...ready,
  failure: { kind: 'other', failure: { code: 'review-changed' } },
}
export const insufficient: PayReviewModel = { ...ready, problem: 'insufficient-funds' }
export const unverified: PayReviewModel = { ...ready, isUnverified: true }
export const lessReceived: PayReviewModel = { ...ready, problem: 'less-received' }
/** A payment of a token to an owner without an account for it. */
export const solana: PayReviewModel = {
  ...ready,
  recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  from: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  fee: { amount: 5_021n, symbol: 'SOL', decimals: 9 },
  accountRent: 2_039_280n,
}
