import { base, defineNetwork, mainnet } from '@latchkit/core/networks'
import { environment } from './environment'

const { rpcUrl } = environment

/** The local chain in development, and public chains in a build. */
export const networks = rpcUrl
  ? ([
      defineNetwork({
        id: 31337,
        chainNamespace: 'eip155',
        name: 'Devnet',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpcUrl] } },
        testnet: true,
      }),
    ] as const)
  : ([base, mainnet] as const)
