import type { PayReviewModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { account, summary } from './summary.fixtures.js'

type Ready = Extract<PayReviewModel, { status: 'ready' }>

const review = { ...summary, from: account, wallet: { name: 'Alpha' } }
const fee = { amount: 336_000n * 10n ** 9n, symbol: 'ETH', decimals: 18, speed: 'normal' } as const
const ready: Ready = { status: 'ready', ...review, fee, isDeclined: false }

export const fixtures: Fixtures<PayReviewModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', ...review },
  failed: {
    status: 'failed',
    failure: { kind: 'other', failure: { code: 'simulation-reverted' } },
    ...review,
  },
  ready,
  signing: { status: 'signing', ...review, fee },
}

export const declined: PayReviewModel = { ...ready, isDeclined: true }
export const changed: PayReviewModel = {
  ...ready,
  failure: { kind: 'other', failure: { code: 'review-changed' } },
}
export const insufficient: PayReviewModel = { ...ready, problem: 'insufficient-funds' }
export const solana: PayReviewModel = { status: 'ready', ...review, isDeclined: false }
