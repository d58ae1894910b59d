import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../config/parseConfig.js'
import type { KitState } from '../../engine/types.js'
import { bitcoin, mainnet, solana, solanaDevnet } from '../../exports/networks.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { Connector } from '../../ports/Connector.js'
import { toOtherAccountsModel } from '../account/toOtherAccountsModel.js'
import { initialState } from '../network/machine.js'
import { toConnectingMultiChainModel } from '../network/toConnectingMultiChainModel.js'
import { toSwitchActiveChainModel } from '../network/toSwitchActiveChainModel.js'
import { makeConnector, makeSolanaConnector } from '../wallets/wallets.fixtures.js'
import { makeSession } from './session.fixtures.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const { config } = parseConfig({
  projectId: 'test',
  networks: [mainnet, solana, solanaDevnet, bitcoin],
  chainImages: { [solanaDevnet.caipNetworkId]: 'https://images.test/devnet.png' },
})
const alpha = makeConnector('io.alpha', { name: 'Alpha', icon })
const onSolana = makeSolanaConnector('Alpha', { icon })
const other = makeSolanaConnector('Other')
const sessions = {
  eip155: makeSession('io.alpha', { addresses: ['0x1'] }),
  solana: makeSession('Alpha', { addresses: ['So1'], chainId: solanaDevnet.caipNetworkId }),
}

type Setting = {
  readonly connectors?: readonly Connector[]
  readonly connected?: readonly (keyof typeof sessions)[]
  readonly active?: ChainNamespace
}

function makeState({
  connectors = [alpha, onSolana],
  connected = [],
  active = 'eip155',
}: Setting = {}): KitState {
  const inNamespace = (namespace: ChainNamespace) => connectors.filter((one) => one.namespace === namespace)
  const state: Partial<KitState> = {
    network: { ...initialState({ config, stored: {} }), activeNamespace: active },
    wallets: { connectors: { eip155: inNamespace('eip155'), solana: inNamespace('solana') }, recent: [] },
    connection: Object.fromEntries(
      connected.map((namespace) => [namespace, { status: 'connected', session: sessions[namespace] }]),
    ),
  }
  // The functions read only these fields.
  return state as KitState
}

describe('toConnectingMultiChainModel', () => {
  test('default', () => {
    expect(toConnectingMultiChainModel(makeState(), config, 'io.alpha')).toEqual({
      status: 'ready',
      wallet: { id: 'io.alpha', name: 'Alpha', icon, tag: 'multichain', namespaces: ['eip155', 'solana'] },
      chains: [
        {
          namespace: 'eip155',
          network: { id: 'eip155:1', name: 'Ethereum' },
          networkCount: 1,
          connected: false,
        },
        {
          namespace: 'solana',
          network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
          networkCount: 2,
          connected: false,
        },
      ],
    })
  })

  test('behavior: shows where the wallet is connected, and on which network', () => {
    const { chains } = toConnectingMultiChainModel(
      makeState({ connected: ['solana'] }),
      config,
      'io.alpha',
    ) as {
      readonly chains: readonly unknown[]
    }
    expect(chains).toEqual([
      {
        namespace: 'eip155',
        network: { id: 'eip155:1', name: 'Ethereum' },
        networkCount: 1,
        connected: false,
      },
      {
        namespace: 'solana',
        network: {
          id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
          name: 'Solana Devnet',
          image: 'https://images.test/devnet.png',
        },
        networkCount: 2,
        connected: true,
      },
    ])
  })

  test('behavior: ignores another wallet of the namespace', () => {
    const state = makeState({ connectors: [alpha, onSolana, other] })
    const elsewhere = {
      ...state,
      connection: { solana: { status: 'connected', session: makeSession('Other') } as const },
    }
    expect(toConnectingMultiChainModel(elsewhere, config, 'io.alpha')).toMatchObject({
      chains: [{ connected: false }, { connected: false }],
    })
  })

  test('behavior: status is not-installed if the wallet is no longer available', () => {
    expect(toConnectingMultiChainModel(makeState({ connectors: [] }), config, 'io.alpha')).toEqual({
      status: 'not-installed',
      wallet: { id: 'io.alpha', name: 'io.alpha', namespaces: [] },
    })
  })
})

describe('toSwitchActiveChainModel', () => {
  const target = solana.caipNetworkId
  const current = { name: 'Alpha', icon }

  test('default: the connected wallet supports the target namespace', () => {
    expect(toSwitchActiveChainModel(makeState({ connected: ['eip155'] }), config, target)).toMatchObject({
      status: 'same-wallet',
      network: { id: target, name: 'Solana' },
      current,
      wallet: { id: 'io.alpha', name: 'Alpha' },
    })
  })

  test('behavior: status is choose if only other wallets support the namespace', () => {
    const state = makeState({ connectors: [alpha, other], connected: ['eip155'] })
    expect(toSwitchActiveChainModel(state, config, target)).toMatchObject({ status: 'choose', current })
  })

  test('behavior: status is none if no wallet supports the namespace', () => {
    const state = makeState({ connectors: [alpha], connected: ['eip155'] })
    expect(toSwitchActiveChainModel(state, config, target)).toMatchObject({ status: 'none', current })
  })

  test('behavior: the wallet was disconnected', () => {
    const model = toSwitchActiveChainModel(makeState(), config, target)
    expect(model).toMatchObject({ status: 'choose' })
    expect(model.current).toBeUndefined()
  })
})

describe('toOtherAccountsModel', () => {
  test('default', () => {
    expect(toOtherAccountsModel(makeState({ connected: ['eip155', 'solana'] }), config, 'eip155')).toEqual({
      accounts: [
        {
          namespace: 'solana',
          address: 'So1',
          wallet: { name: 'Alpha', icon },
          network: {
            id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
            name: 'Solana Devnet',
            image: 'https://images.test/devnet.png',
            supported: true,
          },
        },
      ],
      connectable: [],
    })
  })

  test('behavior: omits namespaces without a wallet, such as Bitcoin here', () => {
    expect(toOtherAccountsModel(makeState({ connected: ['eip155'] }), config, 'eip155')).toEqual({
      accounts: [],
      connectable: ['solana'],
    })
  })

  test('behavior: shows the connector id and the chain reference if neither wallet nor network is known', () => {
    const state = {
      ...makeState({ connectors: [] }),
      connection: {
        solana: { status: 'connected', session: makeSession('Gone', { chainId: 'solana:x' }) } as const,
      },
    }
    expect(toOtherAccountsModel(state, config, 'eip155').accounts).toMatchObject([
      { wallet: { name: 'Gone' }, network: { name: 'Chain x', reference: 'x', supported: false } },
    ])
  })
})
