import { type CaipNetworkId, parseCaipNetworkId } from '@latchkit/core/schema'
import type { WireChainId } from '@latchkit/frame-client'

/** Returns the id of a chain as apps expect it: a number for EVM chains, the CAIP-2 id for others. */
export function toWireChainId(chainId: CaipNetworkId): WireChainId {
  const { namespace, reference } = parseCaipNetworkId(chainId)
  return namespace === 'eip155' ? Number(reference) : chainId
}
