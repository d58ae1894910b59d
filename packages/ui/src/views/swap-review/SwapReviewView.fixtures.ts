import type { SwapReviewModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, sol, solana, splUsdc, usdc } from '../swapTokens.fixtures.js'

type Ready = Extract<SwapReviewModel, { status: 'ready' }>

const summary = {
  network,
  from: usdc,
  to: ether,
  wallet: { name: 'Harbor' },
  spender: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  isAfterApproval: false,
} as const

const numbers = {
  step: 'swap',
  price: {
    fromAmount: 745_100_000n,
    toAmount: 249n * 10n ** 15n,
    mode: 'exactIn',
    limit: 24_651n * 10n ** 13n,
    impact: { level: 'low', bps: 31 },
    source: 'Pools',
  },
  fromValue: 745_100n * 10n ** 15n,
  toValue: 744_017n * 10n ** 15n,
  paid: 745_100_000n,
  fee: { speed: 'normal', fee: 31n * 10n ** 14n, value: 926n * 10n ** 16n },
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  isContractAccount: false,
  slippageBps: 100,
  valueDecimals: 18,
} as const

const ready: Ready = { status: 'ready', ...summary, ...numbers, isDeclined: false }

export const fixtures: Fixtures<SwapReviewModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', ...summary },
  failed: { status: 'failed', error: { code: 'swap-price-changed' }, ...summary },
  ready,
  checking: { status: 'checking', ...summary, ...numbers },
  signing: { status: 'signing', ...summary, ...numbers },
  sent: { status: 'sent', hash: `0x${'1'.repeat(64)}`, outcome: 'confirmed', ...summary, ...numbers },
}

/** Not in a block yet. */
export const pending: SwapReviewModel = {
  ...fixtures.sent,
  outcome: 'pending',
  explorerUrl: 'https://explorer.test/tx/0x1',
}

export const unswapped: SwapReviewModel = { ...fixtures.sent, outcome: 'failed' }

export const approve: SwapReviewModel = { ...ready, step: 'approve' }

/** The token that is sold takes at most two base units more than the exact amount. */
export const rounds: SwapReviewModel = { ...ready, rounding: 2n }

/** A token with permits. */
export const permit: SwapReviewModel = { ...ready, step: 'permit' }

/** An account that is a contract, and a source that takes the token through Permit2. */
export const allow: SwapReviewModel = { ...ready, step: 'allow' }

/** A wallet that executes several calls together. */
export const batch: SwapReviewModel = { ...ready, step: 'batch' }

/** A smart account whose fees the app pays. */
export const sponsored: SwapReviewModel = {
  ...ready,
  step: 'batch',
  sponsor: 'Acme Shop',
  fee: { speed: 'normal', fee: 0n, value: 0n },
}

export const reset: SwapReviewModel = { ...ready, step: 'reset' }

/** The approval was sent, and is not confirmed. */
export const waiting: SwapReviewModel = { status: 'preparing', ...summary, isAfterApproval: true }

export const declined: SwapReviewModel = { ...ready, isDeclined: true }

export const changed: SwapReviewModel = { ...ready, error: { code: 'review-changed' } }

export const insufficientFee: SwapReviewModel = { ...ready, problem: 'insufficient-fee' }

/** What is bought arrives on another network. */
export const crossing: SwapReviewModel = {
  ...ready,
  toNetwork: { id: 'eip155:8453', namespace: 'eip155', name: 'Base' },
  price: {
    ...numbers.price,
    source: 'Example Bridge',
    route: {
      steps: [{ kind: 'bridge', name: 'Example Bridge', network: 'Ethereum' }],
      estimatedSeconds: 45,
    },
  },
}

const crossed: SwapReviewModel = {
  ...crossing,
  status: 'sent',
  hash: `0x${'1'.repeat(64)}`,
  outcome: 'confirmed',
  explorerUrl: 'https://explorer.test/tx/0x1',
}
const toArrived = (arrival: object): SwapReviewModel => ({
  ...crossed,
  arrival: {
    status: 'pending',
    network: { id: 'eip155:8453', name: 'Base' },
    source: 'Example Bridge',
    estimatedSeconds: 45,
    ...arrival,
  },
})

/** Sent to another network: not in a block yet, or before anything is known of the other network. */
export const leaving: SwapReviewModel = { ...crossed, outcome: 'pending' }
export const left: SwapReviewModel = crossed
/** The source follows it. */
export const onItsWay: SwapReviewModel = toArrived({})
export const lost: SwapReviewModel = toArrived({ status: 'unknown' })
export const arrived: SwapReviewModel = toArrived({
  status: 'done',
  explorerUrl: 'https://base.explorer.test/tx/0x2',
})
export const partlyArrived: SwapReviewModel = toArrived({ status: 'partial' })
export const refunded: SwapReviewModel = toArrived({ status: 'refunded' })
export const notArrived: SwapReviewModel = toArrived({ status: 'failed' })

export const contractAccount: SwapReviewModel = { ...crossing, isContractAccount: true }

export const highImpact: SwapReviewModel = {
  ...ready,
  price: { ...numbers.price, mode: 'exactOut', impact: { level: 'high', bps: 812, needsConsent: true } },
}

export const reverted: SwapReviewModel = {
  status: 'failed',
  error: { code: 'simulation-reverted' },
  ...summary,
}

/** On Solana: no contract, and a token account that the swap creates. */
export const onSolana: SwapReviewModel = {
  status: 'ready',
  network: solana,
  from: sol,
  to: splUsdc,
  wallet: { name: 'Lagoon' },
  isAfterApproval: false,
  step: 'swap',
  price: {
    fromAmount: 1_000_000_000n,
    toAmount: 149_550_000n,
    mode: 'exactIn',
    limit: 148_054_500n,
    impact: { level: 'low', bps: 30 },
    source: 'Market maker',
  },
  fromValue: 150n * 10n ** 18n,
  toValue: 14_955n * 10n ** 16n,
  paid: 1_000_000_000n,
  fee: { speed: 'normal', fee: 10_000n, value: 15n * 10n ** 14n },
  accountRent: 2_039_280n,
  isContractAccount: false,
  nativeCurrency: { symbol: 'SOL', decimals: 9 },
  slippageBps: 100,
  valueDecimals: 18,
  isDeclined: false,
}

/** A server whose transaction does something else. */
export const refusedOnSolana: SwapReviewModel = {
  status: 'failed',
  error: { code: 'transaction-mismatch' },
  network: solana,
  from: sol,
  to: splUsdc,
  wallet: { name: 'Lagoon' },
  isAfterApproval: false,
}
