import type { Effect } from '../../../chains/evm/readEffects.js'
import type { SwapIntent } from './types.js'

/**
 * Whether an effect belongs to the swap that the user reviewed: the token that is sold, and the allowances of exactly that amount. Any
 * other token, NFT, allowance or operator does not. How much is sold, the balances show.
 *
 * @param amounts `allowance`: what the spender may take already. A token can report the rest of it.
 */
export function isReviewedSwap(
  { kind, contract, token, other, amount = 0n }: Effect,
  { sell, spender, permit2Spender }: SwapIntent,
  { paid, allowance }: { readonly paid: bigint; readonly allowance: bigint },
): boolean {
  const isSold = (address: string | undefined) => address === sell.address?.toLowerCase()
  if (sell.address === undefined) return false
  if (kind === 'transfer') return isSold(contract)
  if (kind === 'allowance')
    return isSold(contract) && other === spender?.toLowerCase() && (amount <= paid || amount <= allowance)
  return (
    kind === 'permit2' &&
    contract === spender?.toLowerCase() &&
    isSold(token) &&
    other === permit2Spender?.toLowerCase() &&
    amount <= paid
  )
}
