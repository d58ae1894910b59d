import type { Network } from '@latchkit/core'
import {
  arbitrum,
  avalanche,
  base,
  defineNetwork,
  mainnet,
  optimism,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '@latchkit/core/networks'
import { parseCaipNetworkId } from '@latchkit/core/schema'
import type { FrameChain } from './FrameConfig.js'

const builtIn: readonly Network[] = [
  ...[arbitrum, avalanche, base, mainnet, optimism, polygon, sepolia],
  ...[solana, solanaDevnet, solanaTestnet],
]

/**
 * Returns the network of a chain, with the RPC endpoint of the frame. One without a built-in name has the endpoint of the
 * operator, with its id, or its id alone.
 */
export function toNetwork({ chainId, rpcUrl, name }: FrameChain): Network {
  const rpcUrls = { default: { http: [rpcUrl] } }
  const known = builtIn.find(({ caipNetworkId }) => caipNetworkId === chainId)
  if (known) return { ...known, rpcUrls }
  const { namespace, reference } = parseCaipNetworkId(chainId)
  const isSolana = namespace === 'solana'
  return defineNetwork({
    id: isSolana ? reference : Number(reference),
    chainNamespace: namespace,
    name: name === undefined ? chainId : `${name} (${chainId})`,
    nativeCurrency: isSolana
      ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
      : { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls,
  })
}
