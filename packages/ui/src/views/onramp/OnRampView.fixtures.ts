import type { OnRampModel, OnRampOffer } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { network as ethereum } from '../transfer.fixtures.js'

const network = { ...ethereum, currency: 'ETH' }

const harbor = { id: 'harbor', name: 'Harbor Pay' }
const meadow = { id: 'meadow', name: 'Meadow Cards' }

const offers: readonly OnRampOffer[] = [
  {
    ...{ provider: harbor, status: 'quoted' as const, isEstimate: false, isBest: true },
    ...{ amount: '0.032833', fee: '1.5', networkFee: '0.5' },
  },
  { provider: meadow, status: 'quoted', isEstimate: false, isBest: false, amount: '0.032583', fee: '2.25' },
]

const base = {
  status: 'ready',
  token: { symbol: 'ETH', name: 'Ether', network },
  ...{
    canSelectToken: true,
    payment: 'USD',
    canSelectPayment: true,
    limits: { min: '10', max: '7500' },
    suggestions: ['50', '100', '250'],
    isStarting: false,
  },
  ...{ openPurchases: 0, hasPurchases: false },
} as const

const ready = { ...base, amount: '100', check: 'ready', offers, quotes: 'live', quotedAt: 1 } as const

export const fixtures: Fixtures<OnRampModel> = {
  disconnected: { status: 'disconnected' },
  restricted: { status: 'restricted' },
  loading: { status: 'loading' },
  absent: { status: 'absent' },
  unsupported: { status: 'unsupported' },
  unavailable: { status: 'unavailable' },
  ready,
}

export const initial: OnRampModel = { ...base, amount: '', check: 'add-amount', offers: [], quotes: 'none' }

export const quoting: OnRampModel = {
  ...ready,
  quotes: 'loading',
  offers: [harbor, meadow].map((provider) => ({
    ...{ provider, status: 'loading' as const, isEstimate: false, isBest: false },
  })),
}

export const belowMin: OnRampModel = { ...initial, amount: '5', check: 'below-min' }
export const aboveMax: OnRampModel = { ...initial, amount: '9000', check: 'above-max' }
export const incorrect: OnRampModel = { ...initial, amount: '1.234', check: 'incorrect-value' }

export const oneUnavailable: OnRampModel = {
  ...ready,
  offers: [
    ...offers.slice(0, 1),
    { provider: meadow, status: 'unavailable', isEstimate: false, isBest: false },
  ],
  openPurchases: 1,
  hasPurchases: true,
}

export const estimates: OnRampModel = {
  ...ready,
  token: { ...ready.token, symbol: 'USDC', name: 'USD Coin' },
  quotes: 'estimates',
  offers: [
    {
      ...{ provider: harbor, status: 'estimate' as const, isEstimate: true, isBest: false },
      ...{ amount: '98', feePercent: { min: 1, max: 2 } },
    },
    { provider: meadow, status: 'estimate', isEstimate: true, isBest: false },
  ],
}

export const failed: OnRampModel = { ...ready, failedProvider: 'harbor', hasPurchases: true }
export const starting: OnRampModel = { ...ready, isStarting: true }

export const huge: OnRampModel = {
  ...ready,
  token: { symbol: 'W'.repeat(8), name: '', network: { ...network, name: 'N'.repeat(40) } },
  canSelectToken: false,
  canSelectPayment: false,
  limits: undefined,
  amount: '123456789012.34',
  offers: Array.from({ length: 12 }, (_, index) => ({
    ...{
      provider: { id: String(index), name: 'P'.repeat(20) },
      status: 'quoted' as const,
      isEstimate: false,
    },
    ...{ isBest: index === 0, amount: '12345678.123456', fee: '123456789.5', networkFee: '9999.99' },
  })),
}
