import type { SwapModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, usdc } from '../swapTokens.fixtures.js'

type Ready = Extract<SwapModel, { status: 'ready' }>

const empty: Ready = {
  status: 'ready',
  network,
  from: { token: ether, text: '' },
  to: { text: '' },
  mode: 'exactIn',
  max: '1.26',
  refreshMs: 10_000,
  slippageBps: 100,
  isAutoSlippage: true,
  deadlineMinutes: 20,
  check: 'select-token',
  valueDecimals: 18,
}

const price: NonNullable<Ready['price']> = {
  fromAmount: 25n * 10n ** 16n,
  toAmount: 745_100_000n,
  mode: 'exactIn',
  limit: 737_649_000n,
  impact: { level: 'low', bps: 26 },
  source: 'Pools',
}

const quoted: Ready = {
  ...empty,
  from: { token: ether, text: '0.25', value: 747_005n * 10n ** 15n },
  to: { token: usdc, text: '745.1', value: 745_100n * 10n ** 15n },
  price,
  quotedAt: 1,
  check: 'preview',
}

export const fixtures: Fixtures<SwapModel> = {
  disconnected: { status: 'disconnected' },
  absent: { status: 'absent' },
  unsupported: { status: 'unsupported', networks: ['Ethereum', 'Base'] },
  loading: { status: 'loading', network },
  failed: { status: 'failed', network, error: { code: 'service-unreachable', values: {} } },
  ready: quoted,
}

export const initial: SwapModel = empty

export const finding: SwapModel = {
  ...quoted,
  to: { token: usdc, text: '' },
  price: undefined,
  quotedAt: undefined,
  check: 'loading',
}

export const exactOut: SwapModel = {
  ...quoted,
  mode: 'exactOut',
  isAutoSlippage: false,
  slippageBps: 50,
  price: { ...price, mode: 'exactOut', limit: 251n * 10n ** 15n },
}

export const noQuote: SwapModel = { ...finding, check: 'no-quote' } as Ready

export const quoteFailed: SwapModel = {
  ...finding,
  check: 'quote-failed',
  error: { code: 'service-unreachable', values: {} },
} as Ready

export const insufficient: SwapModel = { ...quoted, check: 'insufficient-funds' }

/** The token to buy is on another network. */
export const crossing: SwapModel = {
  ...quoted,
  toNetwork: { id: 'eip155:8453', namespace: 'eip155', name: 'Base' },
  to: { ...quoted.to, token: { ...usdc, balance: undefined, value: undefined } },
  price: {
    ...price,
    source: 'Example Bridge',
    route: {
      steps: [
        { kind: 'swap', name: 'Pools', network: 'Ethereum' },
        { kind: 'bridge', name: 'Example Bridge', network: 'Ethereum' },
      ],
      estimatedSeconds: 90,
    },
  },
}

export const highImpact: SwapModel = {
  ...quoted,
  price: { ...price, impact: { level: 'critical', bps: 4_312, needsConsent: true } },
}

/** Two sources have a price. */
export const offers: SwapModel = {
  ...quoted,
  price: {
    ...price,
    offers: [
      { source: 'Pools', fromAmount: price.fromAmount, toAmount: price.toAmount },
      { source: 'Example Aggregator', fromAmount: price.fromAmount, toAmount: 741_500_000n },
    ],
  },
}

export const unpriced: SwapModel = {
  ...quoted,
  from: { token: ether, text: '0.25' },
  to: { token: { ...usdc, symbol: '', name: '', balance: undefined }, text: '745.1' },
  price: { ...price, impact: { level: 'unknown' } },
}

export const huge: SwapModel = {
  ...quoted,
  from: { token: { ...ether, symbol: 'W'.repeat(30), balance: 10n ** 60n }, text: '9'.repeat(60) },
  to: { token: { ...usdc, symbol: 'M'.repeat(30), balance: 10n ** 60n }, text: '8'.repeat(60) },
  price: {
    ...price,
    fromAmount: 10n ** 77n,
    toAmount: 10n ** 77n,
    limit: 10n ** 77n,
    source: 'S'.repeat(40),
  },
}
