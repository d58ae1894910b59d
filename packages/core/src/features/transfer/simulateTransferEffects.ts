import type { NetworkRequest } from '../../chains/evm/askNetwork.js'
import { type Effect, readEffects } from '../../chains/evm/readEffects.js'
import type { SimulatedResult } from '../../chains/evm/simulateCalls.js'
import { simulateEvents } from '../../chains/evm/simulateEvents.js'
import type { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { TransferIntent } from './types.js'

const zeroAddress = `0x${'0'.repeat(40)}`

/** The results of calls, and the field in which their effects differ from the review. */
export type EffectsResult = {
  readonly results: readonly SimulatedResult[]
  readonly mismatch?: TransactionMismatchError['field'] | undefined
}

/**
 * Simulates calls with their events, and compares what the account gives away with the transfer that the user reviewed. Its balances are for
 * the caller to compare, which limits how much of the token is sent, and to whom.
 *
 * @returns the results, with what differs: any other token, NFT, allowance or operator; `undefined` if the network does not simulate events
 */
export async function simulateTransferEffects(
  request: NetworkRequest,
  subject: Parameters<typeof simulateEvents>[1],
  { intent, amount }: { readonly intent: TransferIntent; readonly amount: bigint },
): Promise<EffectsResult | undefined> {
  const results = await simulateEvents(request, subject)
  if (!results) return undefined
  const effects = readEffects(
    results.flatMap(({ events }) => events),
    intent.from,
  )
  const other = effects.find((effect) => !isReviewed(effect, intent, amount))
  if (!other) return { results }
  return { results, mismatch: other.kind === 'transfer' || other.kind === 'nft' ? 'token' : 'allowance' }
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
