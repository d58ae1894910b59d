import { describe, expect, test } from 'vitest'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Capabilities, Capability } from '../../../ports/Capabilities.js'
import type { TokenList } from '../portfolio/types.js'
import { isOffered } from './isOffered.js'
import { initialState, transition } from './machine.js'
import { type Availability, getChainAvailability, getServerAvailability } from './rules.js'
import { toAvailableList } from './toAvailableList.js'
import { toAvailableTokens } from './toAvailableTokens.js'
import type { CapabilitiesInput, CapabilitiesState } from './types.js'

const available = { status: 'available' } as const
const failing = { status: 'degraded', retryAfterSeconds: 8 } as const
const absent = { status: 'absent', code: 'not_indexed' } as const
const capabilities: Capabilities = {
  chains: {
    'eip155:1': { history: available, nfts: failing, swaps: absent },
    'eip155:8453': { history: absent, nfts: absent },
  },
  onramp: absent,
}
const ready: CapabilitiesState = { status: 'ready', at: 0, capabilities }

describe('transition', () => {
  const fetch = (at: number) => [{ type: 'fetch', key: 'fetch', at }]
  test.each<[string, CapabilitiesState, CapabilitiesInput, CapabilitiesState, unknown?]>([
    ['asks first', initialState(), { type: 'load', at: 5 }, { status: 'loading', at: 5 }, fetch(5)],
    ['asks once', { status: 'loading', at: 5 }, { type: 'load', at: 9 }, { status: 'loading', at: 5 }],
    ['reuses an answer', ready, { type: 'load', at: 59_999 }, ready],
    [
      'asks again after a minute, and keeps the answer',
      ready,
      { type: 'load', at: 60_000 },
      { status: 'loading', at: 60_000, capabilities },
      fetch(60_000),
    ],
    [
      'has the answer',
      { status: 'loading', at: 5 },
      { type: 'loaded', capabilities, at: 6 },
      { ...ready, at: 6 },
    ],
    [
      'keeps the last answer after a failure',
      { ...ready, status: 'loading' },
      { type: 'loadFailed', at: 7 },
      { ...ready, status: 'failed', at: 7 },
    ],
    [
      'waits after a failure',
      { status: 'failed', at: 0 },
      { type: 'load', at: 29_999 },
      { status: 'failed', at: 0 },
    ],
    [
      'asks again 30 s after a failure',
      { status: 'failed', at: 0 },
      { type: 'load', at: 30_000 },
      { status: 'loading', at: 30_000 },
      fetch(30_000),
    ],
    [
      'does not ask a server again that cannot tell',
      { status: 'ready', at: 0, capabilities: {} },
      { type: 'load', at: 9e15 },
      { status: 'ready', at: 0, capabilities: {} },
    ],
    [
      'survives a bug of the effect',
      { status: 'loading', at: 5 },
      {
        type: 'failed',
        effect: { type: 'fetch', key: 'fetch', at: 5 },
        error: new UnexpectedError({ cause: 'bug' }),
      },
      { status: 'failed', at: 5 },
    ],
  ])('behavior: %s', (_, state, input, next, run) => {
    expect(transition(state, input)).toEqual({ state: next, ...(run !== undefined && { run }) })
  })
})

test.each<[string, CapabilitiesState | undefined, Availability, Availability]>([
  ['nothing was asked', undefined, 'unknown', 'unknown'],
  ['there was no answer', { status: 'failed', at: 0 }, 'unknown', 'unknown'],
  ['the server does not tell', { status: 'ready', at: 0, capabilities: {} }, 'unknown', 'unknown'],
  [
    'the server does not tell it of the chain',
    { ...ready, capabilities: { chains: { 'eip155:1': {} } } },
    'unknown',
    'unknown',
  ],
  [
    'the server does not have the chain',
    { ...ready, capabilities: { chains: {}, onramp: failing } },
    'absent',
    'failing',
  ],
  [
    'the server has it',
    { ...ready, capabilities: { ...capabilities, onramp: available } },
    'available',
    'available',
  ],
  ['the last answer stays while it is asked again', { ...ready, status: 'loading' }, 'available', 'absent'],
])('behavior: %s', (_, state, history, onramp) => {
  expect(getChainAvailability({ capabilities: state }, 'eip155:1', 'history')).toBe(history)
  expect(getServerAvailability({ capabilities: state }, 'onramp')).toBe(onramp)
})

test('behavior: an id of a chain is no property of objects', () => {
  expect(getChainAvailability({ capabilities: ready }, 'constructor:1' as never, 'history')).toBe('absent')
})

test('behavior: an action is offered unless the server has told that it cannot work', () => {
  const state = { capabilities: ready }
  expect(isOffered(state, 'swaps', 'eip155:1')).toBe(false)
  expect(isOffered(state, 'swaps', 'eip155:8453')).toBe(true)
  expect(isOffered(state, 'onramp', 'eip155:1')).toBe(false)
  expect(isOffered(state, 'names', 'eip155:1')).toBe(true)
  expect(isOffered({}, 'swaps', 'eip155:1')).toBe(true)
})

const network = { id: 'eip155:8453', name: 'Base' }
const config = {
  networkOf: (id: string) => (id === 'eip155:8453' || id === 'eip155:1' ? { name: 'Base' } : undefined),
  chainImages: {},
} as never
const toState = (chainId: string) =>
  ({
    capabilities: ready,
    connection: {
      eip155: {
        status: 'connected',
        session: { connectorId: 'a', accounts: [{ address: '0xA', type: 'eoa' }], chainId },
      },
    },
  }) as never

describe('toAvailableList', () => {
  const toList = (model: Parameters<typeof toAvailableList>[0], chainId = 'eip155:8453') =>
    toAvailableList(model, toState(chainId), config, 'eip155', 'history')

  test.each([
    { status: 'ready', months: [], pending: [] },
    { status: 'ready', items: [] },
    { status: 'loading' },
    { status: 'failed' },
  ])('behavior: without entries, $status is absent if the server does not have the list', (model) => {
    expect(toList(model)).toMatchObject({ status: 'absent', network })
  })

  test.each([{ status: 'disconnected' }, { status: 'unsupported' }])(
    'behavior: an account that has no list is unchanged: %j',
    (model) => {
      expect(toList(model)).toBe(model)
    },
  )

  test.each([
    { status: 'ready', items: [1] },
    { status: 'ready', months: [1], pending: [] },
    { status: 'stale', months: [], pending: [1] },
  ])('behavior: a list with entries is partial: %j', (model) => {
    expect(toList(model)).toEqual({ ...model, isPartial: true })
    expect(toList(model, 'eip155:1')).toBe(model)
  })

  test('behavior: an empty list of a server that has it is empty, and one of an unknown server too', () => {
    const model = { status: 'ready', items: [] }
    expect(toList(model, 'eip155:1')).toBe(model)
    const unknown = { ...(toState('eip155:8453') as object), capabilities: undefined } as never
    expect(toAvailableList(model, unknown, config, 'eip155', 'history')).toBe(model)
  })

  test.each<[string, 'balances' | 'history' | 'nfts', object]>([
    ['tokens', 'balances', { isPartial: true }],
    ['transactions', 'history', { isRecent: true }],
    ['NFTs', 'nfts', { isRecent: true }],
  ])('behavior: %s of which the server has a part are marked, also an empty list', (_, name, mark) => {
    const chains = {
      'eip155:8453': { [name]: { status: 'degraded', retryAfterSeconds: 8, isPartial: true } },
    }
    const known = { ...ready, capabilities: { chains } }
    const state = { ...(toState('eip155:8453') as object), capabilities: known } as never
    for (const model of [
      { status: 'ready', items: [] },
      { status: 'stale', items: [1] },
    ])
      expect(toAvailableList(model, state, config, 'eip155', name)).toEqual({ ...model, ...mark })
  })

  test.each([
    [undefined, 'eip155:8453'],
    [ready, 'eip155:1'],
  ])(
    'behavior: the server tells it with the list, whatever is known of its capabilities',
    (known, chainId) => {
      const state = { ...(toState(chainId) as object), capabilities: known } as never
      const model = { status: 'ready', items: [], unavailable: 'not_indexed' }
      const tokens = { status: 'ready', list: { tokens: [], unavailable: 'unsupported' } }
      for (const one of [model, { ...model, status: 'stale' }, tokens])
        expect(toAvailableList(one, state, config, 'eip155', 'history')).toMatchObject({ status: 'absent' })
      const some = { ...model, items: [1] }
      expect(toAvailableList(some, state, config, 'eip155', 'history')).toEqual({ ...some, isPartial: true })
    },
  )
})

describe('toAvailableTokens', () => {
  const ether = {
    id: 'eip155:8453/',
    chainId: 'eip155:8453',
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    amount: 5n,
  } as const
  const toTokens = (
    list: Partial<TokenList>,
    prices?: Capability,
    chainId: CaipNetworkId = 'eip155:8453',
  ): ReturnType<typeof toAvailableTokens> => {
    const known = prices && { ...ready, capabilities: { chains: { [chainId]: { prices } } } }
    const state = { ...(toState(chainId) as object), capabilities: known } as never
    const model = {
      status: 'ready',
      namespace: 'eip155',
      network: { id: chainId, name: 'Base' },
      list: { tokens: [], totalValue: 0n, at: 1, ...list },
      valueDecimals: 18,
    } as const
    return toAvailableTokens(model, state, config, 'eip155')
  }

  test.each<[string, Partial<TokenList>, Capability?]>([
    ['with the list', { isUnpriced: true }],
    ['in its capabilities', {}, absent],
  ])('default: without prices there is no total value, which the server tells %s', (_, list, prices) => {
    expect(toTokens(list, prices)).toMatchObject({ prices: 'absent', list: { totalValue: undefined } })
    expect(toTokens({ ...list, tokens: [ether] }, prices)).toMatchObject({ prices: 'absent' })
  })

  test('behavior: prices that cannot be read now are not absent', () => {
    expect(toTokens({ tokens: [ether] }, failing)).toMatchObject({ prices: 'failing' })
  })

  test.each([undefined, available])('behavior: an account without tokens is worth nothing (%j)', (prices) => {
    const model = toTokens({}, prices)
    expect(model).toMatchObject({ list: { totalValue: 0n } })
    expect(model).not.toHaveProperty('prices')
  })

  test('behavior: the sum of known values stays', () => {
    const model = toTokens({ tokens: [{ ...ether, value: 7n }], totalValue: 7n }, failing)
    expect(model).toMatchObject({ list: { totalValue: 7n } })
    expect(model).not.toHaveProperty('prices')
  })

  test('behavior: tokens that the server does not have are absent', () => {
    expect(toTokens({ unavailable: 'unsupported' })).toMatchObject({ status: 'absent', network })
    expect(toTokens({ unavailable: 'unsupported', tokens: [ether] })).toMatchObject({ isPartial: true })
  })
})
