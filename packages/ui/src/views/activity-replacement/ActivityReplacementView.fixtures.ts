import type { ReplacementModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { network, recipient } from '../transfer.fixtures.js'

type Ready = Extract<ReplacementModel, { status: 'ready' }>

const gwei = 10n ** 9n

const summary = {
  action: 'speed-up',
  hash: `0x${'1'.repeat(64)}`,
  network,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  wallet: { name: 'Alpha' },
  original: { to: { address: recipient }, value: 25n * 10n ** 16n, isCall: false },
  isSettled: false,
} as const

const fees = [
  { speed: 'slow', fee: 21_000n * 12n * gwei },
  { speed: 'normal', fee: 21_000n * 16n * gwei },
  { speed: 'fast', fee: 21_000n * 24n * gwei },
] as const

const numbers = {
  nonce: 42,
  originalFee: 21_000n * 10n * gwei,
  fee: fees[1],
  fees,
  total: summary.original.value + fees[1].fee,
} as const

const ready: Ready = { status: 'ready', ...summary, ...numbers, isDeclined: false }

export const fixtures: Fixtures<ReplacementModel> = {
  none: { status: 'none' },
  preparing: { status: 'preparing', ...summary },
  failed: { status: 'failed', error: { code: 'rpc-request', values: { reason: 'unreachable' } }, ...summary },
  ready,
  checking: { status: 'checking', ...summary, ...numbers },
  signing: { status: 'signing', ...summary, ...numbers },
  sent: { status: 'sent', result: `0x${'2'.repeat(64)}`, ...summary, ...numbers },
}

export const cancel: ReplacementModel = { ...ready, action: 'cancel', total: fees[1].fee }
export const call: ReplacementModel = {
  ...ready,
  original: { to: { address: recipient, label: 'Exchange' }, value: 0n, isCall: true },
  total: fees[1].fee,
}
export const deployment: ReplacementModel = { ...ready, original: { value: 0n, isCall: true } }
/** The lowest fee that replaces it is higher than what the network asks for at each speed. */
export const oneFee: ReplacementModel = { ...ready, fees: fees.map((fee) => ({ ...fee, fee: fees[1].fee })) }
export const declined: ReplacementModel = { ...ready, isDeclined: true }
export const changed: ReplacementModel = { ...ready, error: { code: 'review-changed' } }
export const settled: ReplacementModel = { ...ready, isSettled: true }
/** The network has told at the approval that it is in a block. */
export const inBlock: ReplacementModel = { ...ready, error: { code: 'invalid-transaction' } }
export const notReplaceable: ReplacementModel = {
  status: 'failed',
  error: { code: 'invalid-transaction' },
  ...summary,
}
export const insufficientFee: ReplacementModel = { ...ready, problem: 'insufficient-fee' }

export const huge: ReplacementModel = {
  ...ready,
  network: { ...network, name: 'N'.repeat(40) },
  nativeCurrency: { symbol: 'A'.repeat(30), decimals: 18 },
  wallet: { name: 'W'.repeat(40) },
  original: { to: { address: recipient, label: 'L'.repeat(40) }, value: 10n ** 60n + 1n, isCall: true },
  nonce: 2 ** 40,
  originalFee: 10n ** 40n,
  fees: fees.map((fee, index) => ({ ...fee, fee: 10n ** 40n + BigInt(index) })),
  total: 10n ** 60n + 2n,
}
