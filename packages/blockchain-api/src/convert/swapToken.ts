import type { SwapToken } from '@latchkit/core/ports'
import {
  type CaipNetworkId,
  isEvmAddress,
  isSolanaAddress,
  isWebUrl,
  safeImageUrl,
} from '@latchkit/core/schema'
import { toDisplayText } from '../values/toDisplayText.js'
import type { SwapToken as TokenItem } from './swapTokensSchema.js'

/** Addresses by which the server denotes the native token. */
const nativeAddress = `0x${'e'.repeat(40)}`
const solMint = 'So11111111111111111111111111111111111111112'

/** Whether a chain is a Solana cluster, whose addresses are in base58: their case matters. */
export const isSolana = (chainId: CaipNetworkId): boolean => chainId.startsWith('solana:')

const getNative = (chainId: CaipNetworkId): string => (isSolana(chainId) ? solMint : nativeAddress)

/** Returns the address of a token in the form in which addresses of its chain are compared. */
export const toKey = (chainId: CaipNetworkId, address: string): string =>
  isSolana(chainId) ? address : address.toLowerCase()

/**
 * Returns the CAIP-10 id of a token; the native one without `address`.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export const toTokenId = (chainId: CaipNetworkId, address: string = getNative(chainId)): string =>
  `${chainId}:${toKey(chainId, address)}`

/**
 * Converts a token of the server, which is untrusted input.
 *
 * @returns `undefined` if it is of another chain, or has no visible name.
 */
export function toSwapToken(item: TokenItem, chainId: CaipNetworkId): SwapToken | undefined {
  if (!item.address.startsWith(`${chainId}:`)) return undefined
  const address = toKey(chainId, item.address.slice(chainId.length + 1))
  if (!(isSolana(chainId) ? isSolanaAddress : isEvmAddress)(address)) return undefined
  const symbol = toDisplayText(item.symbol, 30) || toDisplayText(item.name, 30)
  if (symbol === '') return undefined
  const name = toDisplayText(item.name, 100) || symbol
  // `safeImageUrl` also accepts `data:` URLs.
  const icon = item.logoUri !== null && isWebUrl(item.logoUri) ? safeImageUrl(item.logoUri) : undefined
  return {
    chainId,
    ...(address !== getNative(chainId) && { address }),
    name,
    symbol,
    decimals: item.decimals,
    ...(icon !== undefined && { icon }),
    canPermit: item.eip2612,
  }
}
