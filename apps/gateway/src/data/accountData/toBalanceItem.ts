import type { BalanceItem } from '@latchkit/blockchain-api/contract'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { TokenBalance } from '../sources/BalanceSource.js'
import { priceDecimals } from '../sources/PriceSource.js'
import { toDecimalText } from './toDecimalText.js'

/**
 * Converts a balance to the form of the API. Numbers are made of exact decimal text, at the very end.
 *
 * @param price Price of one whole token times 10^36, or `undefined` if it is unknown.
 * @param toImageUrl Replaces the URL of the icon by one of the gateway. An icon without one is left out.
 */
export function toBalanceItem(
  chainId: string,
  { token, address, amount }: TokenBalance,
  price: bigint | undefined,
  toImageUrl: ImageProxy['toUrl'],
): BalanceItem {
  const { name, symbol, decimals, iconUrl } = token
  const priceNumber = toDecimalNumber(price ?? 0n, priceDecimals)
  const value = toDecimalNumber(amount * (price ?? 0n), priceDecimals + decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: `${chainId}:${address}` }),
    ...(priceNumber && value !== undefined && { value }),
    price: priceNumber ?? 0,
    quantity: { decimals: String(decimals), numeric: toDecimalText(amount, decimals) },
    iconUrl: toImageUrl(iconUrl) ?? '',
  }
}

/** Returns `undefined` for a number that JSON cannot express. */
function toDecimalNumber(amount: bigint, decimals: number): number | undefined {
  const number = Number(toDecimalText(amount, decimals))
  return Number.isFinite(number) ? number : undefined
}
