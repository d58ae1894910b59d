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
    canSearch: false,
    groups: [{ namespace: 'eip155', networks: [ethereum, base, arbitrum, optimism] }],
    testnets: [sepolia],
  },
  'no-match': { status: 'no-match', query: 'solama', canSearch: true },
}

export const withSearch: NetworksModel = { ...fixtures.ready, canSearch: true }

export const onlyTestnets: NetworksModel = {
  ...fixtures.ready,
  groups: [],
  testnets: [{ ...sepolia, active: true }, solanaDevnet],
}

export const groups: NetworksModel = {
  status: 'ready',
  query: '',
  canSearch: false,
  testnets: [],
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
  canSearch: true,
  groups: [
    {
      namespace: 'eip155',
      networks: [{ ...ethereum, active: false }, ...[base, arbitrum, optimism, polygon, ...more]],
    },
    { namespace: 'solana', networks: [{ ...solana, active: true }] },
    { namespace: 'bip122', networks: [{ ...bitcoin, disabled: undefined }] },
    { namespace: 'polkadot', networks: [polkadot] },
    { namespace: 'cosmos', networks: [cosmos] },
  ],
  testnets: [sepolia, solanaDevnet, solanaTestnet, bitcoinTestnet],
}

/** The last of many networks is the current one. */
export const currentLast: NetworksModel = {
  ...manyChains,
  groups: [
    { namespace: 'eip155', networks: [{ ...ethereum, active: false }, base, arbitrum, optimism, ...more] },
    { namespace: 'solana', networks: [solana] },
  ],
  testnets: [sepolia, solanaDevnet, solanaTestnet, { ...bitcoinTestnet, active: true }],
}

export const searchedInSeveral: NetworksModel = {
  status: 'ready',
  query: 'sol',
  canSearch: true,
  groups: [{ namespace: 'solana', networks: [solana] }],
  testnets: [solanaDevnet, solanaTestnet],
}

export const searched: NetworksModel = {
  status: 'ready',
  query: 'ar',
  canSearch: true,
  testnets: [],
  groups: [{ namespace: 'eip155', networks: [arbitrum] }],
}

export const huge: NetworksModel = {
  status: 'ready',
  query: '',
  canSearch: true,
  testnets: [longName],
  groups: [
    {
      namespace: 'eip155',
      networks: [
        { ...longName, id: 'eip155:424243', testnet: false, disabled: 'not-approved' },
        ...Array.from({ length: 40 }, (_, index) => ({
          ...base,
          id: `eip155:${index + 1000}` as const,
          name: `Network ${index + 1}`,
        })),
      ],
    },
  ],
}
