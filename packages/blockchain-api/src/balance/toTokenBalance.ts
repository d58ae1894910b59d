import type { TokenBalance } from '@latchkit/core/ports'
import { type CaipNetworkId, isAddress, isEvmAddress, isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import { toDisplayText } from '../values/toDisplayText.js'
import { toPriceText } from '../values/toPriceText.js'
import type { BalanceItem } from './balanceSchema.js'
import { toAmount } from './toAmount.js'

const maxSymbolLength = 30
const maxNameLength = 100

/**
 * Converts a balance of the server, which is untrusted input, to a balance of the kit.
 *
 * @returns `undefined` if it is of another chain or of an invalid address, its amount is not exact in base units or has more
 * than 256 bits, it has no decimals, or it is native and has no visible name.
 */
export function toTokenBalance(item: BalanceItem, chainId: CaipNetworkId): TokenBalance | undefined {
  if (item.chainId !== undefined && item.chainId !== chainId) return undefined
  const address = toTokenAddress(item.address, chainId)
  if (address === undefined) return undefined
  const decimals = Number(item.quantity.decimals)
  // Tokens without decimals are mostly spam and collectibles: apps/docs/src/content/docs/concepts/behavior/account-data.md, "Balance".
  if (decimals === 0) return undefined
  const amount = toAmount(item.quantity.numeric, decimals)
  if (amount === undefined) return undefined
  const short = shorten(address)
  const symbol =
    toDisplayText(item.symbol, maxSymbolLength) || toDisplayText(item.name, maxSymbolLength) || short
  if (symbol === '') return undefined
  const name = toDisplayText(item.name, maxNameLength) || symbol
  const price = toPriceText(item.price)
  // `safeImageUrl` also accepts `data:` URLs.
  const icon = isWebUrl(item.iconUrl) ? safeImageUrl(item.iconUrl) : undefined
  return {
    chainId,
    ...(address !== '' && { address }),
    name,
    symbol,
    decimals,
    amount,
    ...(price !== undefined && { price }),
    ...(icon !== undefined && { icon }),
  }
}

/** Addresses with which services denote the native token. */
const nativeEvmAddress = /^0xe{40}$/i
const nativeSolanaAddress = /^So1{41}$/

/** Returns the address of a token, `''` for the native one, or `undefined` if the id is invalid or of another chain. */
function toTokenAddress(id: string | undefined, chainId: CaipNetworkId): string | undefined {
  if (id === undefined) return ''
  const isSolana = chainId.startsWith('solana:')
  if (isSolana && nativeSolanaAddress.test(id)) return ''
  if (!id.startsWith(`${chainId}:`)) return undefined
  const address = id.slice(chainId.length + 1)
  if (isSolana && nativeSolanaAddress.test(address)) return ''
  if (!chainId.startsWith('eip155:')) return isAddress(address, chainId) ? address : undefined
  if (nativeEvmAddress.test(address)) return ''
  // The checksum is not verified: the address comes from the same source, so it protects from nothing here.
  return isEvmAddress(address, { strict: false }) ? address : undefined
}

function shorten(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
