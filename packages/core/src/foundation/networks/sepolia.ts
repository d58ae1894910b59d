import type { EvmNetwork } from '../schema/network.js'

/** Sepolia, a test network. */
export const sepolia: EvmNetwork<11_155_111> = {
  id: 11_155_111,
  name: 'Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11155111',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      // Of publicnode.com, drpc.org and viem/chains.
      http: [
        'https://ethereum-sepolia-rpc.publicnode.com',
        'https://sepolia.drpc.org',
        'https://11155111.rpc.thirdweb.com',
      ],
    },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}
