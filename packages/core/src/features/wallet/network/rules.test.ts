import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Connector } from '../../../ports/Connector.js'
import { makeSession } from '../connection/session.fixtures.js'
import type { ConnectionState } from '../connection/types.js'
import { initialState } from './initialState.js'
import { base, ethereum, makeNetworkConfig, solana } from './network.fixtures.js'
import { activeNetwork, isUnsupported, networkOf, planSwitch } from './rules.js'

type State = Pick<KitState, 'network' | 'connection' | 'wallets'>

const unknown: CaipNetworkId = 'eip155:1337'
const config = makeNetworkConfig()

/** Ethereum is active; a namespace is connected if it has a chain. */
function makeState(
  sessions: Partial<Record<ChainNamespace, CaipNetworkId>> = {},
  parameters: { active?: ChainNamespace; connectors?: readonly Connector[]; connectorId?: string } = {},
): State {
  const { active = 'eip155', connectors = [], connectorId = 'a' } = parameters
  const connect = (chainId: CaipNetworkId | undefined): ConnectionState =>
    chainId === undefined
      ? { status: 'disconnected' }
      : { status: 'connected', session: makeSession(connectorId, { chainId }) }
  return {
    network: { ...initialState({ config, stored: {} }), activeNamespace: active },
    connection: { eip155: connect(sessions.eip155), solana: connect(sessions.solana) },
    wallets: {
      recent: [],
      connectors: {
        eip155: connectors.filter((connector) => connector.namespace === 'eip155'),
        solana: connectors.filter((connector) => connector.namespace === 'solana'),
      },
    },
  }
}

const auth = (namespace: ChainNamespace): Connector => ({
  id: 'frame',
  name: 'E-mail',
  namespace,
  type: 'auth',
})
const onSolana = solana.caipNetworkId
const onEthereum = ethereum.caipNetworkId
const onBase = base.caipNetworkId

describe('planSwitch', () => {
  test.each<[string, State, CaipNetworkId, ReturnType<typeof planSwitch>]>([
    ['no wallet connected, the current network', makeState(), onEthereum, { type: 'nothing' }],
    ['no wallet connected, another network', makeState(), onBase, { type: 'activate' }],
    ['no wallet connected, another namespace', makeState(), onSolana, { type: 'activate' }],
    ['connected, the current network', makeState({ eip155: onEthereum }), onEthereum, { type: 'nothing' }],
    [
      'connected, another network of the active namespace',
      makeState({ eip155: onEthereum }),
      onBase,
      { type: 'ask-wallet', connectorId: 'a' },
    ],
    [
      'connected to an unsupported network',
      makeState({ eip155: unknown }),
      onEthereum,
      { type: 'ask-wallet', connectorId: 'a' },
    ],
    [
      'connected, a namespace with no session',
      makeState({ eip155: onEthereum }),
      onSolana,
      { type: 'connect' },
    ],
    [
      'a namespace that is not active, connected on that network',
      makeState({ eip155: onEthereum, solana: onSolana }, { active: 'solana' }),
      onEthereum,
      { type: 'activate' },
    ],
    [
      'a namespace that is not active, connected on another network',
      makeState({ eip155: onBase, solana: onSolana }, { active: 'solana' }),
      onEthereum,
      { type: 'ask-wallet', connectorId: 'a' },
    ],
    [
      'only a namespace that is not active is connected',
      makeState({ solana: onSolana }),
      onBase,
      { type: 'connect' },
    ],
    [
      'the connected embedded wallet supports the target',
      makeState(
        { eip155: onEthereum },
        { connectorId: 'frame', connectors: [auth('eip155'), auth('solana')] },
      ),
      onSolana,
      { type: 'connect-embedded', connectorId: 'frame' },
    ],
    [
      'the connected embedded wallet does not support the target',
      makeState({ eip155: onEthereum }, { connectorId: 'frame', connectors: [auth('eip155')] }),
      onSolana,
      { type: 'connect' },
    ],
    [
      'an embedded wallet is available, but another wallet is connected',
      makeState({ eip155: onEthereum }, { connectors: [auth('eip155'), auth('solana')] }),
      onSolana,
      { type: 'connect' },
    ],
  ])('behavior: %s', (_, state, target, plan) => {
    expect(planSwitch(state, target)).toEqual(plan)
  })

  test('behavior: the embedded wallet is connected beside another wallet', () => {
    const connectors = [auth('eip155'), auth('solana')]
    const state = makeState({ eip155: onEthereum }, { connectorId: 'frame', connectors })
    const bip122: ConnectionState = {
      status: 'connected',
      session: makeSession('b', { chainId: 'bip122:000000000019d6689c085ae165831e93' }),
    }
    expect(planSwitch({ ...state, connection: { bip122, ...state.connection } }, onSolana)).toEqual({
      type: 'connect-embedded',
      connectorId: 'frame',
    })
  })

  test('behavior: keeps the session while another wallet is being asked, and while it is being closed', () => {
    const session = makeSession('a', { chainId: onEthereum })
    const states: ConnectionState[] = [
      { status: 'connecting', attempt: { id: 'c', connectorId: 'b' }, session },
      { status: 'disconnecting', id: 'd', session },
    ]
    for (const eip155 of states) {
      const plan = planSwitch({ ...makeState(), connection: { eip155 } }, onBase)
      expect(plan).toEqual({ type: 'ask-wallet', connectorId: 'a' })
    }
  })
})

describe('networkOf', () => {
  test('default', () => {
    expect(networkOf(makeState(), 'eip155')).toBe(onEthereum)
    expect(networkOf(makeState(), 'solana')).toBe(onSolana)
  })

  test('behavior: a connected wallet determines its network', () => {
    expect(networkOf(makeState({ eip155: onBase }), 'eip155')).toBe(onBase)
    expect(networkOf(makeState({ eip155: unknown }), 'eip155')).toBe(unknown)
  })

  test('behavior: a namespace that is not configured has no network', () => {
    expect(networkOf(makeState(), 'bip122')).toBeUndefined()
  })
})

describe('activeNetwork', () => {
  test('default', () => {
    expect(activeNetwork(makeState({ eip155: onBase }), config)).toBe(base)
    expect(activeNetwork(makeState({ eip155: onBase }, { active: 'solana' }), config)).toBe(solana)
  })

  test('behavior: undefined on a network that is not supported', () => {
    expect(activeNetwork(makeState({ eip155: unknown }), config)).toBeUndefined()
  })
})

describe('isUnsupported', () => {
  const state = makeState({ eip155: unknown })

  test('default', () => {
    expect(isUnsupported(state, config, 'eip155')).toBe(true)
  })

  test('behavior: the active network is not among the requested networks', () => {
    expect(isUnsupported(makeState({ eip155: onBase }), config, 'eip155')).toBe(false)
    expect(isUnsupported(makeState(), config, 'eip155')).toBe(false)
  })

  test('behavior: network switching is enabled', () => {
    expect(isUnsupported(state, makeNetworkConfig({ enableNetworkSwitch: false }), 'eip155')).toBe(false)
  })

  test('behavior: unsupported chains are not allowed', () => {
    expect(isUnsupported(state, makeNetworkConfig({ allowUnsupportedChain: true }), 'eip155')).toBe(false)
  })

  test('behavior: no basic remote-wallet session is active', () => {
    const basic = makeNetworkConfig({ isBasic: true })
    const remote = makeState({ eip155: unknown }, { connectorId: 'walletConnect' })
    expect(isUnsupported(remote, basic, 'eip155')).toBe(false)
    // An adapter's wallet, or a remote wallet in a kit with adapters, is not basic.
    expect(isUnsupported(remote, config, 'eip155')).toBe(true)
    expect(isUnsupported(state, basic, 'eip155')).toBe(true)
  })

  test('behavior: namespaces are independent', () => {
    expect(isUnsupported(state, config, 'solana')).toBe(false)
    expect(isUnsupported(state, config, 'bip122')).toBe(false)
  })
})
