import { type Effect, readEffects } from '../../chains/evm/readEffects.js'
import type { SimulatedEvent } from '../../chains/evm/simulateEvents.js'
import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { TransferIntent } from './types.js'

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Compares what the account gives away in a simulation with the transfer that the user reviewed. Balances of the token are compared too,
 * which limits how much of it is sent, and to whom.
 *
 * @throws `TransactionMismatchError` for any other token, NFT, allowance or operator
 */
export function compareEffects(
  events: readonly SimulatedEvent[],
  intent: TransferIntent,
  amount: bigint,
): void {
  for (const effect of readEffects(events, intent.from)) {
    if (isReviewed(effect, intent, amount)) continue
    const isMoved = effect.kind === 'transfer' || effect.kind === 'nft'
    throw new TransactionMismatchError({ field: isMoved ? 'token' : 'allowance' })
  }
}

function isReviewed(
  { kind, contract, other, amount: id, count = 1n }: Effect,
  { to, token, nft }: TransferIntent,
  sent: bigint,
): boolean {
  if (contract !== token?.toLowerCase()) return false
  if (!nft) return kind === 'transfer'
  // A transfer takes back the approval of the NFT.
  if (kind === 'nftAllowance') return other === zeroAddress && id === nft.tokenId
  const isMoved = kind === 'nft' || kind === 'transfer'
  return isMoved && other === to.toLowerCase() && id === nft.tokenId && count === sent
}
