import type { NetworkRequest } from '../../chains/evm/askNetwork.js'
import { type Effect, readEffects } from '../../chains/evm/readEffects.js'
import { simulateEvents } from '../../chains/evm/simulateEvents.js'
import type { EffectsResult } from '../transfer/simulateTransferEffects.js'
import type { SwapIntent } from './types.js'

/**
 * Simulates calls with their events, and compares what the account gives away with what the user reviewed: the token that is sold, and the
 * allowances of exactly that amount. Its balances are for the caller to compare, which limits how much is sold.
 *
 * @param amounts `allowance`: what the spender may take already. A token can report the rest of it.
 * @returns the results, with what differs: any other token, NFT, allowance or operator; `undefined` if the network does not simulate events
 */
export async function simulateSwapEffects(
  request: NetworkRequest,
  subject: Parameters<typeof simulateEvents>[1],
  intent: SwapIntent,
  amounts: { readonly paid: bigint; readonly allowance: bigint },
): Promise<EffectsResult | undefined> {
  const results = await simulateEvents(request, subject)
  if (!results) return undefined
  const effects = readEffects(
    results.flatMap(({ events }) => events),
    intent.from,
  )
  const other = effects.find((effect) => !isReviewed(effect, intent, amounts))
  if (!other) return { results }
  return { results, mismatch: other.kind === 'transfer' || other.kind === 'nft' ? 'token' : 'allowance' }
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
