import type { EvmNetwork } from '../schema/network.js'

/** Ethereum. */
export const mainnet: EvmNetwork<1> = {
  id: 1,
  name: 'Ethereum',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      // Of publicnode.com, viem/chains and drpc.org.
      http: ['https://ethereum-rpc.publicnode.com', 'https://ethereum.reth.rs/rpc', 'https://eth.drpc.org'],
      webSocket: ['wss://ethereum-rpc.publicnode.com'],
    },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
}
