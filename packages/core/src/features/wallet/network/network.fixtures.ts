import type { Config } from '../../../config/config.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'

/** A network with that CAIP-2 id, called `name`. */
export function makeNetwork(
  caipNetworkId: CaipNetworkId,
  name: string,
  rest: Partial<Network> = {},
): Network {
  const chainNamespace: ChainNamespace = namespaceOf(caipNetworkId)
  const reference = caipNetworkId.slice(chainNamespace.length + 1)
  return {
    id: chainNamespace === 'eip155' ? Number(reference) : reference,
    name,
    chainNamespace,
    caipNetworkId,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    ...rest,
  }
}

export const ethereum: Network = makeNetwork('eip155:1', 'Ethereum')
export const base: Network = makeNetwork('eip155:8453', 'Base')
export const sepolia: Network = makeNetwork('eip155:11155111', 'Sepolia', { testnet: true })
export const solana: Network = makeNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const polkadot: Network = makeNetwork('polkadot:91b171bb158e2d3848fa23a9f1c25182', 'Polkadot')
export const cosmos: Network = makeNetwork('cosmos:cosmoshub-4', 'Cosmos Hub')

/** The parts of a configuration that the rules for networks read. */
export type NetworkConfig = Pick<
  Config,
  | 'networks'
  | 'defaultNetwork'
  | 'networkOf'
  | 'enableNetworkSwitch'
  | 'allowUnsupportedChain'
  | 'chainImages'
  | 'isBasic'
>

/** A configuration with those networks; default Ethereum, Base and Solana. */
export function makeNetworkConfig(rest: Partial<NetworkConfig> = {}): NetworkConfig {
  const { networks = [ethereum, base, solana] } = rest
  return {
    networks,
    defaultNetwork: networks[0],
    networkOf: (chainId) => networks.find((network) => network.caipNetworkId === chainId),
    enableNetworkSwitch: true,
    allowUnsupportedChain: false,
    isBasic: false,
    chainImages: {},
    ...rest,
  }
}
