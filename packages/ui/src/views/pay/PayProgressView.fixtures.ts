import type { PayProgressModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { summary } from './summary.fixtures.js'

type Exchange = Extract<PayProgressModel, { status: 'exchange' }>

const exchange: Exchange = {
  status: 'exchange',
  ...summary,
  exchange: { id: 'north', name: 'North Exchange' },
  url: 'https://pay.north.example/1',
  openInNewTab: true,
  canChooseAgain: true,
  isUnknown: false,
}

export const fixtures: Fixtures<PayProgressModel> = {
  none: { status: 'none' },
  exchange,
  confirming: { status: 'confirming', ...summary },
  completed: {
    status: 'completed',
    ...summary,
    result: { paymentId: '1', via: 'wallet', txHash: `0x${'1'.repeat(64)}`, isVerified: true },
    at: Date.UTC(2026, 4, 14, 12),
    explorerUrl: 'https://explorer.test/tx/0x1',
  },
  failed: { status: 'failed', ...summary, failure: { kind: 'pay', code: 'pay-failed' } },
}

/** Continued from the storage: the user may have paid in the meantime. */
export const continued: PayProgressModel = { ...exchange, canChooseAgain: false }
export const unknown: PayProgressModel = { ...exchange, isUnknown: true }
export const unverified: PayProgressModel = {
  status: 'completed',
  ...summary,
  result: { paymentId: '1', via: 'exchange', isVerified: false },
  at: Date.UTC(2026, 4, 14, 12),
}
/** A payment without a merchant, a price, and an explorer. */
export const bare: PayProgressModel = {
  ...fixtures.completed,
  merchant: { name: '' },
  value: undefined,
  explorerUrl: undefined,
}
