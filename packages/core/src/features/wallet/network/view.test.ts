import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import { ChainNotSupportedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../connection/session.fixtures.js'
import type { ConnectionState } from '../connection/types.js'
import { initialState } from './initialState.js'
import { base, ethereum, makeNetwork, makeNetworkConfig, sepolia, solana } from './network.fixtures.js'
import { toNetworkButtonModel } from './toNetworkButtonModel.js'
import { toNetworksModel } from './toNetworksModel.js'
import { toSwitchNetworkModel } from './toSwitchNetworkModel.js'
import { toUnsupportedChainModel } from './toUnsupportedChainModel.js'
import type { NetworkState, Switching } from './types.js'
import type { NetworksModel } from './view.js'

type State = Pick<KitState, 'network' | 'connection' | 'wallets'>

const zurich = makeNetwork('eip155:42', 'Zürich Chain')
const networks = [ethereum, zurich, solana, base, sepolia] as const
const config = makeNetworkConfig({ networks, chainImages: { 'eip155:1': 'https://images.test/eth.png' } })
const attempt = { id: 'c', connectorId: 'b' }

function makeState(
  eip155: ConnectionState = { status: 'disconnected' },
  network: Partial<NetworkState> = {},
): State {
  return {
    network: { ...initialState({ config, stored: {} }), ...network },
    connection: { eip155, solana: { status: 'disconnected' } },
    wallets: {
      connectors: { eip155: [{ id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced' }] },
      recent: [],
    },
  }
}

const connectedAt = (
  chainId: CaipNetworkId,
  approvedChainIds?: readonly CaipNetworkId[],
): ConnectionState => ({
  status: 'connected',
  session: makeSession('io.alpha', { chainId, approvedChainIds }),
})

const asking = (target: CaipNetworkId): Partial<NetworkState> => ({
  switching: { status: 'asking', id: 's', connectorId: 'io.alpha', target },
})

function rowsOf(model: Extract<NetworksModel, { status: 'ready' }>) {
  return [...model.groups.flatMap((group) => group.networks), ...model.testnets]
}

function names(state: State, query = ''): readonly string[] {
  const model = toNetworksModel(state, config, query)
  return model.status === 'ready' ? rowsOf(model).map(({ name }) => name) : []
}

describe('toNetworksModel', () => {
  test('default', () => {
    const model = toNetworksModel(makeState(), config, '')
    expect(model).toMatchObject({
      status: 'ready',
      query: '',
      canSearch: false,
      groups: [
        {
          namespace: 'eip155',
          networks: [{ name: 'Ethereum' }, { name: 'Zürich Chain' }, { name: 'Base' }],
        },
        { namespace: 'solana', networks: [{ name: 'Solana' }] },
      ],
      testnets: [{ name: 'Sepolia' }],
    })
    expect(model.status === 'ready' && model.groups[0]?.networks[0]).toEqual({
      id: 'eip155:1',
      name: 'Ethereum',
      namespace: 'eip155',
      image: 'https://images.test/eth.png',
      testnet: false,
      active: true,
      disabled: undefined,
    })
  })

  test.each<[string, readonly string[]]>([
    ['base', ['Base']],
    ['  BASE ', ['Base']],
    ['SEP', ['Sepolia']],
    ['zurich', ['Zürich Chain']],
    ['ZÜRICH', ['Zürich Chain']],
    ['zu\u0308rich', ['Zürich Chain']],
    ['chain', ['Zürich Chain']],
    ['8453', ['Base']],
    ['eip155:8453', ['Base']],
    ['1', ['Ethereum', 'Sepolia']],
    ['453', []],
    ['155:', []],
    ['solana:', ['Solana']],
    ['5EYKT4us', ['Solana']],
    ['EIP155', ['Ethereum', 'Zürich Chain', 'Base', 'Sepolia']],
  ])('param: query "%s"', (query, expected) => {
    expect(names(makeState(), query)).toEqual(expected)
  })

  test('behavior: without a match, keeps the search text', () => {
    expect(toNetworksModel(makeState(), config, 'none ')).toEqual({
      status: 'no-match',
      query: 'none ',
      canSearch: false,
    })
  })

  test('behavior: can be searched above seven networks', () => {
    const canSearch = (count: number) => {
      const [first, ...more] = Array.from({ length: count }, (_, index) =>
        makeNetwork(`eip155:${index + 1}`, `Network ${index + 1}`),
      )
      if (!first) throw new Error('no network')
      const one = makeNetworkConfig({ networks: [first, ...more] })
      const state = { ...makeState(), network: initialState({ config: one, stored: {} }) }
      return [toNetworksModel(state, one, '').canSearch, toNetworksModel(state, one, 'x').canSearch]
    }
    expect(canSearch(7)).toEqual([false, false])
    expect(canSearch(8)).toEqual([true, true])
  })

  test('behavior: marks only the network of the active namespace as active', () => {
    const active = (state: State) => {
      const model = toNetworksModel(state, config, '')
      const rows = model.status === 'ready' ? rowsOf(model) : []
      return rows.filter((row) => row.active).map((row) => row.id)
    }
    expect(active(makeState(connectedAt('eip155:8453')))).toEqual(['eip155:8453'])
    expect(active(makeState(connectedAt('eip155:8453'), { activeNamespace: 'solana' }))).toEqual([
      solana.caipNetworkId,
    ])
    expect(active(makeState(connectedAt('eip155:1337')))).toEqual([])
  })

  test('behavior: lists unapproved networks last, disabled', () => {
    const state = makeState(connectedAt('eip155:8453', ['eip155:8453', 'eip155:42']))
    expect(names(state)).toEqual(['Zürich Chain', 'Base', 'Ethereum', 'Solana', 'Sepolia'])
    expect(toNetworksModel(state, config, 'sepolia')).toMatchObject({
      groups: [],
      testnets: [{ name: 'Sepolia', testnet: true, disabled: 'not-approved' }],
    })
    expect(toNetworksModel(state, config, 'solana')).toMatchObject({
      groups: [{ networks: [{ disabled: undefined }] }],
    })
  })

  test('behavior: does not change the configuration', () => {
    names(makeState(connectedAt('eip155:8453', ['eip155:8453'])))
    expect(config.networks).toEqual([ethereum, zurich, solana, base, sepolia])
  })
})

describe('toSwitchNetworkModel', () => {
  const full = createTestKit({ networks }).kit.config
  const target = 'eip155:8453'
  const at = (state: State, chainId: CaipNetworkId = target) => toSwitchNetworkModel(state, full, chainId)

  test('default', () => {
    expect(at(makeState(connectedAt('eip155:1'), asking(target)))).toMatchObject({
      status: 'asking',
      network: { id: target, name: 'Base' },
      wallet: { name: 'Alpha' },
    })
  })

  test('behavior: the user declined', () => {
    const switching = { status: 'declined', target } as const
    expect(at(makeState(connectedAt('eip155:1'), { switching })).status).toBe('declined')
  })

  test('behavior: a failure has the code of its error, and the values of its text', () => {
    const unsupported = new ChainNotSupportedError({ network: 'Base' })
    const switching = { status: 'failed', target, error: unsupported } as const
    expect(at(makeState(connectedAt('eip155:1'), { switching }))).toMatchObject({
      status: 'failed',
      code: 'chain-not-supported',
    })
    const other = { ...switching, error: new WalletRequestError({ method: 'any' }) }
    expect(at(makeState(connectedAt('eip155:1'), { switching: other }))).toMatchObject({
      code: 'wallet-request',
      values: {},
    })
  })

  test('behavior: the wallet is on the network', () => {
    expect(at(makeState(connectedAt(target))).status).toBe('switched')
    expect(at(makeState(undefined, { selected: { eip155: target } }))).toMatchObject({
      status: 'switched',
      wallet: undefined,
    })
  })

  test('behavior: the wallet is not on the network, and no switch is pending', () => {
    expect(at(makeState(connectedAt('eip155:1'))).status).toBe('declined')
    expect(at(makeState(connectedAt('eip155:1'), asking('eip155:42'))).status).toBe('declined')
  })

  test('behavior: a chain without a name is shown by its reference', () => {
    const state = makeState({ status: 'connected', session: makeSession('io.gone') }, asking('eip155:1337'))
    expect(at(state, 'eip155:1337')).toMatchObject({
      network: { name: '1337', reference: '1337', testnet: false },
      wallet: { name: 'io.gone' },
    })
  })
})

describe('toUnsupportedChainModel', () => {
  const connection = connectedAt('eip155:1337')

  test('default', () => {
    const model = toUnsupportedChainModel(makeState(connection), config, 'eip155')
    expect(model).toMatchObject({ status: 'ready', current: { reference: '1337' } })
    expect(model.networks.map(({ name }) => name)).toEqual(['Ethereum', 'Zürich Chain', 'Base', 'Sepolia'])
  })

  test('behavior: a switch or a disconnect is pending', () => {
    const status = (state: State) => toUnsupportedChainModel(state, config, 'eip155').status
    expect(status(makeState(connection, asking('eip155:1')))).toBe('switching')
    expect(status(makeState(connection, asking(solana.caipNetworkId)))).toBe('ready')
    expect(status(makeState(connection, { switching: { status: 'declined', target: 'eip155:1' } }))).toBe(
      'ready',
    )
    const closing: ConnectionState = { status: 'disconnecting', id: 'd', session: makeSession('io.alpha') }
    expect(status(makeState(closing, asking('eip155:1')))).toBe('disconnecting')
  })

  test('behavior: names the network that the wallet is asked to switch to', () => {
    const target = (state: State) => toUnsupportedChainModel(state, config, 'eip155').target
    expect(target(makeState(connection, asking('eip155:1')))).toBe('eip155:1')
    expect(target(makeState(connection, asking(solana.caipNetworkId)))).toBeUndefined()
    expect(target(makeState(connection))).toBeUndefined()
  })

  test('behavior: names the chain of the wallet: as configured, else as commonly known', () => {
    const current = (...parameters: Parameters<typeof makeState>) =>
      toUnsupportedChainModel(makeState(...parameters), config, 'eip155').current
    expect(current(connectedAt('eip155:1'))).toEqual({ name: 'Ethereum', reference: '1' })
    expect(current(connectedAt('eip155:56'))).toEqual({ name: 'BNB Smart Chain', reference: '56' })
    expect(toUnsupportedChainModel(makeState(), config, 'bip122').current).toEqual({ reference: 'bip122' })
  })

  test('behavior: shows how the last switch ended', () => {
    const result = (switching: Switching) =>
      toUnsupportedChainModel(makeState(connection, { switching }), config, 'eip155').result
    expect(result({ status: 'declined', target: 'eip155:1' })).toEqual({
      status: 'declined',
      target: 'eip155:1',
    })
    const error = new ChainNotSupportedError({ network: 'Base' })
    expect(result({ status: 'failed', target: 'eip155:8453', error })).toMatchObject({
      status: 'failed',
      target: 'eip155:8453',
      code: 'chain-not-supported',
    })
    expect(result({ status: 'declined', target: solana.caipNetworkId })).toBeUndefined()
  })
})

describe('toNetworkButtonModel', () => {
  test('default', () => {
    expect(toNetworkButtonModel(makeState(), config)).toMatchObject({
      status: 'ready',
      network: { name: 'Ethereum' },
    })
    expect(toNetworkButtonModel(makeState(connectedAt('eip155:42')), config)).toMatchObject({
      network: { name: 'Zürich Chain', active: true },
    })
  })

  test('behavior: the wallet is on a network that is not configured', () => {
    const onOtherChain = connectedAt('eip155:1337')
    expect(toNetworkButtonModel(makeState(onOtherChain), config)).toEqual({ status: 'unsupported' })
    expect(
      toNetworkButtonModel(makeState(onOtherChain, { activeNamespace: 'solana' }), config),
    ).toMatchObject({
      network: { name: 'Solana' },
    })
  })

  test('behavior: shows the network that the wallet is asked to switch to', () => {
    expect(
      toNetworkButtonModel(makeState(connectedAt('eip155:1337'), asking('eip155:8453')), config),
    ).toMatchObject({
      status: 'switching',
      network: { name: 'Base' },
    })
  })

  test('param: only', () => {
    const state = makeState(connectedAt('eip155:42'), { activeNamespace: 'solana', ...asking('eip155:8453') })
    expect(toNetworkButtonModel(state, config, 'eip155')).toMatchObject({
      status: 'switching',
      network: { name: 'Base' },
    })
    expect(toNetworkButtonModel(state, config, 'solana')).toMatchObject({
      status: 'ready',
      network: { name: 'Solana' },
    })
    expect(toNetworkButtonModel(state, config, 'bip122')).toEqual({ status: 'none' })
  })

  test('param: enableNetworkSwitch', () => {
    const off = makeNetworkConfig({ networks, enableNetworkSwitch: false })
    expect(toNetworkButtonModel(makeState(), off)).toEqual({ status: 'none' })
  })
})

test('behavior: the models are also valid while another wallet is asked', () => {
  const session = makeSession('io.alpha', { chainId: 'eip155:8453' })
  const state = makeState({ status: 'connecting', attempt, session })
  expect(toNetworkButtonModel(state, config)).toMatchObject({ network: { name: 'Base' } })
})
