import { type Effect, readEffects } from '../../chains/evm/readEffects.js'
import type { SimulatedEvent } from '../../chains/evm/simulateEvents.js'
import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { SwapIntent } from './types.js'

/**
 * Compares what the account gives away in a simulation with what the user reviewed: the token that is sold, and the allowances of exactly
 * that amount. Its balances are compared too, which limits how much is sold.
 *
 * @throws `TransactionMismatchError` for any other token, NFT, allowance or operator
 */
export function compareEffects(
  events: readonly SimulatedEvent[],
  intent: SwapIntent,
  /** `allowance`: what the spender may take already. A token can report the rest of it. */
  amounts: { readonly paid: bigint; readonly allowance: bigint },
): void {
  for (const effect of readEffects(events, intent.from)) {
    if (isReviewed(effect, intent, amounts)) continue
    const isMoved = effect.kind === 'transfer' || effect.kind === 'nft'
    throw new TransactionMismatchError({ field: isMoved ? 'token' : 'allowance' })
  }
}

function isReviewed(
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
