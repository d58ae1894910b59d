import type { PayReviewModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { account, summary } from './summary.fixtures.js'

type Ready = Extract<PayReviewModel, { status: 'ready' }>

const review = { ...summary, from: account, wallet: { name: 'Alpha' } }
const fee = { amount: 336_000n * 10n ** 9n, value: 101n * 10n ** 16n, symbol: 'ETH', decimals: 18 } as const
const numbers = { fee, isUnverified: false }
const ready: Ready = {
  ...{ status: 'ready', ...review, ...numbers, tokens: [] },
  ...{ isDeclined: false, isReviewedByFrame: false },
}

export const fixtures: Fixtures<PayReviewModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', isAfterApproval: false, ...review },
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
/** A smart account whose fees the app pays. */
export const sponsored: PayReviewModel = { ...ready, sponsor: 'Acme Shop', fee: { ...fee, amount: 0n } }
export const insufficient: PayReviewModel = { ...ready, problem: 'insufficient-funds' }
export const unverified: PayReviewModel = { ...ready, isUnverified: true }
/** An aToken, which takes at most two base units more. */
export const rounds: PayReviewModel = { ...ready, rounding: 2n }
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

/** The account has too little, and other tokens. */
export const otherTokens: PayReviewModel = {
  ...ready,
  problem: 'insufficient-funds',
  tokens: [
    { id: 'native', name: 'Ether', symbol: 'ETH', decimals: 18, balance: 1_234_567_890_123_456_789n },
    { id: '0x1', name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, balance: 2_500_000n },
  ],
}

const swap = {
  priceId: '1',
  refreshMs: 20_000,
  step: 'swap',
  token: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  paid: 4_161_000_000_000_000n,
  paidMax: 4_202_610_000_000_000n,
  router: '0x1111111254eeb25477b68fb85ed929f73a960582',
  source: 'Pools',
  isHigher: false,
  isUpdating: false,
} as const

/** A payment with another token. */
export const withToken: PayReviewModel = { ...ready, swap }
export const higher: PayReviewModel = { ...ready, swap: { ...swap, isHigher: true } }
export const approval: PayReviewModel = {
  ...ready,
  swap: {
    ...swap,
    step: 'approve',
    token: { name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8 },
    paid: 20_000n,
    paidMax: 20_200n,
    spender: '0x1111111254eeb25477b68fb85ed929f73a960582',
  },
}
export const waiting: PayReviewModel = { status: 'preparing', isAfterApproval: true, ...review }
export const longTexts: PayReviewModel = {
  ...ready,
  asset: { symbol: 'VERYLONGSYMBOLOFATOKEN', name: 'A token with a very long name', decimals: 18 },
  amount: 123_456_789_012_345_678_901_234_567n,
  wallet: { name: 'A wallet with a name of many, many words' },
  fee: { amount: 123_456_789_012_345_678n, symbol: 'VERYLONGNATIVE', decimals: 18 },
  swap: { ...swap, source: 'A source of prices with a very long name' },
}
