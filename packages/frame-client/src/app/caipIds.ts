import { type CaipNetworkId, isCaipNetworkId } from '@latchkit/core/schema'
import type { WireChainId } from '../protocol/FrameRequests.js'

const evm = 'eip155:'

/**
 * Converts a CAIP-2 id to the protocol's: a number for EVM chains.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function toWireChainId(chainId: string): WireChainId {
  return /^eip155:\d+$/.test(chainId) ? Number(chainId.slice(evm.length)) : chainId
}

/**
 * Converts a chain of the protocol to a CAIP-2 id. Returns `undefined` if it is none.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function toCaipChainId(chainId: WireChainId): CaipNetworkId | undefined {
  const text = /^\d+$/.test(`${chainId}`) ? `${evm}${chainId}` : `${chainId}`
  return isCaipNetworkId(text) ? text : undefined
}
