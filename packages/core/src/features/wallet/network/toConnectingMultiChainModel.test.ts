import { describe, expect, test } from 'vitest'
import { makeSession } from '../connection/session.fixtures.js'
import { makeSolanaConnector } from '../wallets/wallets.fixtures.js'
import { alpha, alphaOnSolana, config, icon, makeMultiChainState } from './multiChain.fixtures.js'
import { toConnectingMultiChainModel } from './toConnectingMultiChainModel.js'

describe('toConnectingMultiChainModel', () => {
  test('default', () => {
    expect(toConnectingMultiChainModel(makeMultiChainState(), config, 'io.alpha')).toEqual({
      status: 'ready',
      wallet: { id: 'io.alpha', name: 'Alpha', icon, tag: 'installed', namespaces: ['eip155', 'solana'] },
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
      makeMultiChainState({ connected: ['solana'] }),
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

  test('behavior: connected is false if another wallet is connected in the namespace', () => {
    const state = makeMultiChainState({ connectors: [alpha, alphaOnSolana, makeSolanaConnector('Other')] })
    const withOtherWallet = {
      ...state,
      connection: { solana: { status: 'connected', session: makeSession('Other') } as const },
    }
    expect(toConnectingMultiChainModel(withOtherWallet, config, 'io.alpha')).toMatchObject({
      chains: [{ connected: false }, { connected: false }],
    })
  })

  test('behavior: status is not-installed if the wallet is no longer available', () => {
    expect(toConnectingMultiChainModel(makeMultiChainState({ connectors: [] }), config, 'io.alpha')).toEqual({
      status: 'not-installed',
      wallet: { id: 'io.alpha', name: 'io.alpha', namespaces: [] },
    })
  })
})
