import { type CaipNetworkId, isCaipNetworkId } from '@latchkit/core/schema'
import type { WireChainId } from '@latchkit/frame-client'

/** Returns the CAIP-2 id of a chain: a number, or its decimal or hex text, is an EVM chain. `undefined` for anything else. */
export function toCaipChainId(chainId: WireChainId): CaipNetworkId | undefined {
  if (isCaipNetworkId(chainId)) return chainId
  const isNumber =
    typeof chainId === 'number'
      ? Number.isSafeInteger(chainId)
      : /^(?:\d{1,16}|0x[\da-f]{1,14})$/i.test(chainId)
  const id = isNumber ? `eip155:${BigInt(chainId)}` : undefined
  return isCaipNetworkId(id) ? id : undefined
}
