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
  },
  failed: { status: 'failed', ...summary, failure: { kind: 'pay', code: 'pay-failed' } },
}

export const unknown: PayProgressModel = { ...exchange, isUnknown: true }
export const unverified: PayProgressModel = {
  status: 'completed',
  ...summary,
  result: { paymentId: '1', via: 'exchange', isVerified: false },
}
