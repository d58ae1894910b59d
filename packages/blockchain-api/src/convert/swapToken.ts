import type { SwapToken } from '@latchkit/core/ports'
import { type CaipNetworkId, isEvmAddress, isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import { toDisplayText } from '../balance/toDisplayText.js'
import type { SwapToken as TokenItem } from './swapTokensSchema.js'

type Address = NonNullable<SwapToken['address']>

/** Address by which the server denotes the native token. */
const nativeAddress: Address = `0x${'e'.repeat(40)}`

/** Returns the CAIP-10 id of a token; the native one without `address`. */
export function toTokenId(chainId: CaipNetworkId, address: Address = nativeAddress): string {
  return `${chainId}:${address.toLowerCase()}`
}

/**
 * Converts a token of the server, which is untrusted input.
 *
 * @returns `undefined` if it is of another chain, or has no visible name.
 */
export function toSwapToken(item: TokenItem, chainId: CaipNetworkId): SwapToken | undefined {
  if (!item.address.startsWith(`${chainId}:`)) return undefined
  const address = item.address.slice(chainId.length + 1).toLowerCase()
  if (!isEvmAddress(address)) return undefined
  const symbol = toDisplayText(item.symbol, 30) || toDisplayText(item.name, 30)
  if (symbol === '') return undefined
  const name = toDisplayText(item.name, 100) || symbol
  // `safeImageUrl` also accepts `data:` URLs.
  const icon = item.logoUri !== null && isWebUrl(item.logoUri) ? safeImageUrl(item.logoUri) : undefined
  return {
    chainId,
    ...(address !== nativeAddress && { address }),
    name,
    symbol,
    decimals: item.decimals,
    ...(icon !== undefined && { icon }),
    canPermit: item.eip2612,
  }
}
