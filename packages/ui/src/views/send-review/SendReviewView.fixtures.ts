import type { SendReviewModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, recipient, usdc } from '../transfer.fixtures.js'

type Ready = Extract<SendReviewModel, { status: 'ready' }>

const summary = {
  namespace: 'eip155',
  network,
  token: ether,
  from: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  to: { address: recipient, notices: [] },
  wallet: { name: 'Alpha' },
} as const

const gwei = 10n ** 9n
const fees = [
  { speed: 'slow', fee: 21_000n * 12n * gwei, value: 753n * 10n ** 15n },
  { speed: 'normal', fee: 21_000n * 16n * gwei, value: 1_004n * 10n ** 15n },
  { speed: 'fast', fee: 21_000n * 24n * gwei, value: 1_506n * 10n ** 15n },
] as const

const numbers = {
  amount: 25n * 10n ** 16n,
  value: 747_005n * 10n ** 15n,
  fee: fees[1],
  fees,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  total: 25n * 10n ** 16n + fees[1].fee,
  isUnverified: false,
  isContract: false,
  valueDecimals: 18,
} as const

const ready: Ready = {
  status: 'ready',
  ...summary,
  ...numbers,
  isDeclined: false,
  isReviewedByFrame: false,
}

export const fixtures: Fixtures<SendReviewModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', ...summary },
  failed: { status: 'failed', error: { code: 'simulation-reverted' }, ...summary },
  ready,
  checking: { status: 'checking', ...summary, ...numbers },
  signing: { status: 'signing', ...summary, ...numbers },
  sent: { status: 'sent', hash: `0x${'1'.repeat(64)}`, outcome: 'confirmed', ...summary, ...numbers },
}

/** Not in a block yet. */
export const pending: SendReviewModel = {
  ...fixtures.sent,
  outcome: 'pending',
  explorerUrl: 'https://explorer.test/tx/0x1',
  to: { address: recipient, name: 'alice.eth', notices: [] },
}
export const unsent: SendReviewModel = { ...fixtures.sent, outcome: 'failed' }

/** A network that is so cheap that the speeds cost the same. */
const fee = 21_000_000_231_000n
const cheap = (['slow', 'normal', 'fast'] as const).map((speed, index) => ({
  speed,
  fee: fee + BigInt(index),
  value: 60n * 10n ** 15n - 1n,
}))
export const equalFees: SendReviewModel = {
  ...ready,
  fee: { speed: 'normal', fee, value: 60n * 10n ** 15n - 1n },
  fees: cheap,
  total: numbers.amount + fee,
}

export const declined: SendReviewModel = { ...ready, isDeclined: true }
export const changed: SendReviewModel = { ...ready, error: { code: 'review-changed' } }
export const lookAlike: SendReviewModel = {
  ...ready,
  to: { ...summary.to, label: 'Mum', notices: [{ type: 'look-alike', of: `0x7099${'0'.repeat(32)}79C8` }] },
}
export const contract: SendReviewModel = { ...ready, isContract: true }
/** A smart account whose network fee the app pays. */
export const sponsored: SendReviewModel = {
  ...ready,
  sponsor: 'Acme Shop',
  fee: { speed: 'normal', fee: 0n },
  fees: [],
  total: numbers.amount,
}
export const sponsoredByApp: SendReviewModel = { ...sponsored, sponsor: '' }
export const insufficientFee: SendReviewModel = { ...ready, problem: 'insufficient-fee' }

const { total: _total, ...withoutTotal } = numbers
const ofToken: Ready = {
  status: 'ready',
  ...summary,
  ...withoutTotal,
  token: usdc,
  amount: 100_000_000n,
  value: 100n * 10n ** 18n,
  isDeclined: false,
  isReviewedByFrame: false,
}

export const token: SendReviewModel = ofToken
export const takesFee: SendReviewModel = { ...ofToken, received: 99_000_000n }
/** An aToken, which takes at most two base units more. */
export const rounds: SendReviewModel = { ...ofToken, rounding: 2n }
/** Such as stETH, of which up to two base units less arrive. */
export const roundsDown: SendReviewModel = { ...ofToken, received: 99_999_998n, rounding: 2n }
export const unverified: SendReviewModel = { ...ofToken, isUnverified: true }

export const huge: SendReviewModel = {
  ...ready,
  network: { ...network, name: 'N'.repeat(40) },
  token: { ...ether, symbol: 'A'.repeat(40) },
  wallet: { name: 'W'.repeat(40) },
  amount: 10n ** 60n + 1n,
  value: 10n ** 60n,
  total: 10n ** 60n + 2n,
  fees: fees.map((fee) => ({ ...fee, fee: 10n ** 40n, value: undefined })),
}
