import type { BalanceItem } from '@latchkit/blockchain-api/contract'
import type { TokenBalance } from './BalanceSource.js'
import { toDecimalText } from './toDecimalText.js'

/** Converts a balance to the form of the API. */
export function toBalanceItem(chainId: string, { token, address, amount }: TokenBalance): BalanceItem {
  const { name, symbol, decimals, iconUrl } = token
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: `${chainId}:${address}` }),
    price: 0,
    quantity: { decimals: String(decimals), numeric: toDecimalText(amount, decimals) },
    iconUrl,
  }
}
