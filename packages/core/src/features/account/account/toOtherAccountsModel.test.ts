import { describe, expect, test } from 'vitest'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { config, icon, makeMultiChainState } from '../../wallet/network/multiChain.fixtures.js'
import { toOtherAccountsModel } from './toOtherAccountsModel.js'

describe('toOtherAccountsModel', () => {
  test('default', () => {
    expect(
      toOtherAccountsModel(makeMultiChainState({ connected: ['eip155', 'solana'] }), config, 'eip155'),
    ).toEqual({
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
    expect(toOtherAccountsModel(makeMultiChainState({ connected: ['eip155'] }), config, 'eip155')).toEqual({
      accounts: [],
      connectable: ['solana'],
    })
  })

  test('behavior: shows the connector id and the chain reference if neither wallet nor network is known', () => {
    const state = {
      ...makeMultiChainState({ connectors: [] }),
      connection: {
        solana: { status: 'connected', session: makeSession('Gone', { chainId: 'solana:x' }) } as const,
      },
    }
    expect(toOtherAccountsModel(state, config, 'eip155').accounts).toMatchObject([
      { wallet: { name: 'Gone' }, network: { name: 'x', reference: 'x', supported: false } },
    ])
  })
})
