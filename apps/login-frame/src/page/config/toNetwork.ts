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
 * Returns the network of a chain, with the RPC endpoint of the frame. One without a built-in name has the name of the operator, or its
 * id without one. A name of the operator that a built-in network has is shown with the id.
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
    name: name === undefined ? chainId : isBuiltInName(name) ? `${name} (${chainId})` : name,
    nativeCurrency: isSolana
      ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
      : { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls,
  })
}

function isBuiltInName(name: string): boolean {
  return builtIn.some((network) => network.name.toLowerCase() === name.trim().toLowerCase())
}
