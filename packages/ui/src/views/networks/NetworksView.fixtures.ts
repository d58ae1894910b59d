import type { NetworksModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import {
  arbitrum,
  base,
  bitcoin,
  bitcoinTestnet,
  cosmos,
  ethereum,
  longName,
  notApproved,
  optimism,
  polkadot,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../networks.fixtures.js'

export const fixtures: Fixtures<NetworksModel> = {
  ready: {
    status: 'ready',
    query: '',
    groups: [{ namespace: 'eip155', networks: [ethereum, base, arbitrum, optimism, sepolia] }],
  },
  'no-match': { status: 'no-match', query: 'solama' },
}

export const groups: NetworksModel = {
  status: 'ready',
  query: '',
  groups: [
    { namespace: 'eip155', networks: [ethereum, base, notApproved] },
    { namespace: 'solana', networks: [solana] },
    { namespace: 'bip122', networks: [bitcoin] },
  ],
}

const more = ['Avalanche', 'Celo', 'Gnosis', 'Linea', 'Scroll', 'Zora'].map((name, index) => ({
  ...base,
  id: `eip155:${index + 5000}` as const,
  name,
}))

export const manyChains: NetworksModel = {
  status: 'ready',
  query: '',
  groups: [
    {
      namespace: 'eip155',
      networks: [{ ...ethereum, active: false }, ...[base, arbitrum, optimism, polygon, ...more, sepolia]],
    },
    { namespace: 'solana', networks: [{ ...solana, active: true }, solanaDevnet, solanaTestnet] },
    { namespace: 'bip122', networks: [{ ...bitcoin, disabled: undefined }, bitcoinTestnet] },
    { namespace: 'polkadot', networks: [polkadot] },
    { namespace: 'cosmos', networks: [cosmos] },
  ],
}

export const searchedInSeveral: NetworksModel = {
  status: 'ready',
  query: 'testnet',
  groups: [
    { namespace: 'solana', networks: [solanaTestnet] },
    { namespace: 'bip122', networks: [bitcoinTestnet] },
  ],
}

export const searched: NetworksModel = {
  status: 'ready',
  query: 'ar',
  groups: [{ namespace: 'eip155', networks: [arbitrum] }],
}

export const huge: NetworksModel = {
  status: 'ready',
  query: '',
  groups: [
    {
      namespace: 'eip155',
      networks: [
        longName,
        { ...longName, id: 'eip155:424243', disabled: 'not-approved' },
        ...Array.from({ length: 40 }, (_, index) => ({
          ...base,
          id: `eip155:${index + 1000}` as const,
          name: `Network ${index + 1}`,
        })),
      ],
    },
  ],
}
