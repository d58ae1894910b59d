import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { initialState } from '../../money/names/machine.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import type { ConnectionState } from '../../wallet/connection/types.js'
import { ethereum, makeNetwork, solana } from '../../wallet/network/network.fixtures.js'
import { toAccountActions } from './toAccountActions.js'

const unused = () => Promise.reject(new Error('Nothing is loaded.'))
const dataApi = () => ({ ...fakeDataApi()(), swaps: unused, onramp: unused, loadNames: unused })
const wallet: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced' }
const login: Connector = { id: 'auth', name: 'Login', namespace: 'eip155', type: 'auth' }
const session = makeSession('io.alpha', { addresses: ['0x1'] })
const connected: ConnectionState = { status: 'connected', session }

type Case = {
  readonly options?: Parameters<typeof createTestKit>[0]
  readonly connection?: Partial<Record<ChainNamespace, ConnectionState>>
  readonly namespace?: ChainNamespace
  readonly state?: Partial<KitState>
}

function toModel({
  options = {},
  connection = { eip155: connected },
  namespace = 'eip155',
  state,
}: Case = {}) {
  const { kit } = createTestKit({ networks: [ethereum, solana], dataApi, ...options })
  const wallets = { connectors: { eip155: [wallet, login] }, recent: [] }
  const all = { ...kit.getState(), wallets, connection, ...state }
  return toAccountActions(all, kit.config, namespace, kit)
}

const always = ['connect', 'networks', 'profile', 'switch-wallet', 'disconnect', 'other-account'] as const

test('default', () => {
  expect(toModel()).toEqual({
    actions: [
      ...['connect', 'networks', 'buy', 'swap', 'receive', 'send', 'profile'],
      ...['switch-wallet', 'disconnect', 'other-account', 'settings'],
    ],
    lists: ['tokens', 'nfts', 'activity'],
    total: { status: 'loading' },
    valueDecimals: 18,
    needsNameZone: false,
  })
})

test('behavior: a disconnected namespace can be connected', () => {
  const connection = { eip155: { status: 'disconnected' } } as const
  expect(toModel({ connection })).toEqual({
    actions: ['connect', 'other-account'],
    lists: [],
    valueDecimals: 18,
    needsNameZone: false,
  })
})

test.each([
  ['networks', { enableNetworkSwitch: false }],
  ['buy', { features: { onramp: false } }],
  ['send', { features: { send: false } }],
  ['swap', { features: { swaps: false } }],
  ['receive', { features: { receive: false } }],
] as const)('param: without an option there is no action %s', (action, options) => {
  expect(toModel().actions).toContain(action)
  expect(toModel({ options }).actions).toEqual(toModel().actions.filter((name) => name !== action))
})

test('param: features.history', () => {
  expect(toModel({ options: { features: { history: false } } }).lists).toEqual(['tokens', 'nfts'])
})

test.each([
  [
    ['send', 'receive'],
    ['send', 'receive', 'buy', 'swap'],
  ],
  [['receive'], ['receive', 'buy', 'swap', 'send']],
  [[], ['buy', 'swap', 'receive', 'send']],
  [
    ['send', 'send', 'swaps', 'receive', 'onramp'],
    ['send', 'swap', 'receive', 'buy'],
  ],
] as const)('param: features.walletFeaturesOrder %j', (walletFeaturesOrder, order) => {
  const { actions } = toModel({ options: { features: { walletFeaturesOrder } } })
  expect(actions.slice(2, 6)).toEqual(order)
  expect([...actions].sort()).toEqual([...toModel().actions].sort())
})

test('param: features.smartSessions', () => {
  expect(toModel({ options: { features: { smartSessions: true } } }).actions).toContain('smart-sessions')
})

test('behavior: without a data API there is nothing to buy or swap, and all lists say what is missing', () => {
  const { actions, lists, total } = toModel({ options: { dataApi: undefined } })
  expect(actions).not.toEqual(expect.arrayContaining(['buy']))
  expect(actions).not.toEqual(expect.arrayContaining(['swap']))
  expect(actions).toContain('send')
  expect(actions).not.toContain('settings')
  expect(lists).toEqual(['tokens', 'nfts', 'activity'])
  expect(total).toBeDefined()
})

test('behavior: on a chain that is not configured nothing can be sent or swapped', () => {
  const other = { ...session, chainId: 'eip155:1337' } as const
  const { actions, lists } = toModel({ connection: { eip155: { status: 'connected', session: other } } })
  expect(actions).toEqual(['connect', 'networks', 'buy', 'receive', ...always.slice(2)])
  expect(lists).toEqual([])
})

test('behavior: while it disconnects nothing can be sent or swapped', () => {
  const { actions, lists } = toModel({
    connection: { eip155: { status: 'disconnecting', session, id: 'a' } },
  })
  expect(actions).toEqual(['connect', 'networks', 'buy', 'receive', ...always.slice(2), 'settings'])
  expect(lists).toEqual(['tokens', 'nfts', 'activity'])
})

test.each<[ChainNamespace, boolean, boolean, readonly string[]]>([
  ['eip155', true, true, ['tokens', 'nfts', 'activity']],
  ['solana', true, true, ['tokens', 'nfts', 'activity']],
  ['bip122', true, false, ['tokens', 'activity']],
  ['polkadot', false, false, ['tokens']],
])('behavior: actions and lists of %s', (namespace, canSend, isTraded, lists) => {
  const chainId = `${namespace}:1` as const
  const network = makeNetwork(chainId, 'Chain')
  const model = toModel({
    namespace,
    options: { networks: [network] },
    connection: { [namespace]: { status: 'connected', session: { ...session, chainId } } },
  })
  expect(model.actions.includes('send')).toBe(canSend)
  expect(['buy', 'swap'].map((action) => model.actions.some((name) => name === action))).toEqual([
    isTraded,
    isTraded,
  ])
  expect(model.lists).toEqual(lists)
})

test('behavior: several accounts of a wallet can be listed', () => {
  const several = makeSession('io.alpha', { addresses: ['0x1', '0x2'] })
  const connection = { eip155: { status: 'connected', session: several } } as const
  expect(toModel({ connection }).actions).toContain('accounts')
})

test('behavior: the two types of an account with one address (EIP-7702) are one account', () => {
  const address = '0x1'
  const accounts = [
    { address, type: 'smartAccount' },
    { address, type: 'eoa' },
  ] as const
  const connection = { eip155: { status: 'connected', session: { ...session, accounts } } } as const
  expect(toModel({ connection }).actions).not.toContain('accounts')
})

describe('total', () => {
  const of = { address: '0x1', chainId: ethereum.caipNetworkId } as const
  const list = { tokens: [], at: 0 }
  const toTotal = (portfolio: object) =>
    toModel({ state: { portfolio: { eip155: portfolio } } as Partial<KitState> }).total

  test('default', () => {
    expect(toTotal({ status: 'ready', of, list: { ...list, totalValue: 5n } })).toEqual({
      status: 'ready',
      value: 5n,
    })
  })

  test('behavior: tokens without a known price have no total', () => {
    expect(toTotal({ status: 'ready', of, list })).toEqual({ status: 'absent' })
  })

  test('behavior: never that of another account', () => {
    const other = { ...of, address: '0x2' }
    expect(toTotal({ status: 'ready', of: other, list: { ...list, totalValue: 5n } })).toEqual({
      status: 'loading',
    })
  })
})

test('behavior: several namespaces can be disconnected at once', () => {
  const connection = { eip155: connected, solana: connected }
  expect(toModel({ connection }).actions).toContain('disconnect-all')
})

test('behavior: the account of a login has settings and an e-mail address', () => {
  const connection = {
    eip155: { status: 'connected', session: makeSession('auth', { addresses: ['0x1'] }) },
  } as const
  const { actions, login } = toModel({ connection })
  expect(actions).toEqual(expect.arrayContaining(['update-email', 'login-settings']))
  expect(login).toEqual({ email: undefined, social: undefined })
  expect(toModel().login).toBeUndefined()
})

describe('names', () => {
  const identity: KitState['identity'] = { byAddress: { '0x1': { status: 'ready', at: 0 } } }
  const names = (zone: string | null): KitState['names'] => ({ ...initialState(), zone })

  test('behavior: an account without a name needs the zone of names', () => {
    expect(toModel({ state: { identity } })).toMatchObject({ needsNameZone: true })
    expect(toModel({ state: { identity } }).actions).not.toContain('choose-name')
  })

  test.each([
    [undefined, false],
    [{ status: 'loading', at: 0 }, false],
    [{ status: 'ready', at: 0, capabilities: { names: { status: 'absent', code: 'unsupported' } } }, false],
    [{ status: 'ready', at: 0, capabilities: { names: { status: 'available' } } }, true],
    // A server of an older version.
    [{ status: 'ready', at: 0, capabilities: {} }, true],
    [{ status: 'failed', at: 0 }, true],
  ] as const)(
    'behavior: a server that tells what it has is asked for the zone only then: %j',
    (capabilities, expected) => {
      const options = { dataApi: () => ({ ...dataApi(), getCapabilities: unused }) }
      const model = toModel({ options, state: { identity, capabilities } })
      expect(model.needsNameZone).toBe(expected)
    },
  )

  test('behavior: it can choose a name if there is a zone', () => {
    expect(toModel({ state: { identity, names: names('example.eth') } }).actions).toContain('choose-name')
    expect(toModel({ state: { identity, names: names(null) } }).actions).not.toContain('choose-name')
  })

  test('behavior: an account with a name cannot choose another one', () => {
    const named: KitState['identity'] = {
      byAddress: { '0x1': { status: 'ready', at: 0, identity: { name: 'alice.eth' } } },
    }
    expect(toModel({ state: { identity: named, names: names('example.eth') } })).toMatchObject({
      needsNameZone: false,
    })
  })
})

test('behavior: the server of the app has neither swaps nor purchases', () => {
  const absent = { status: 'absent', code: 'not-configured' } as const
  const answer = { chains: { 'eip155:1': { swaps: absent } }, onramp: absent }
  const capabilities = { status: 'ready', at: 0, capabilities: answer } as const
  const { actions } = toModel({ state: { capabilities } })
  expect(actions).toEqual(toModel().actions.filter((action) => action !== 'buy' && action !== 'swap'))
})
