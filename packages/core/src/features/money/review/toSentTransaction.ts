import type { KitState } from '../../../engine/types.js'
import type { Network } from '../../../foundation/schema/network.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { findTracked } from '../../wallet/transactions/findTracked.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'

/** Outcome of a reviewed transaction that the wallet has sent. */
export type SentTransaction = {
  /** Its hash, or on Solana its signature. Absent while a wallet has not told the hash of a batch of calls. */
  readonly hash?: string | undefined
  /** `pending` also if it is not tracked. */
  readonly outcome: TrackedTransaction['status']
  /** Its page in the block explorer of its chain. */
  readonly explorerUrl?: string | undefined
}

/** Returns what became of the transaction of a review. */
export function toSentTransaction(
  { transactions }: Pick<KitState, 'transactions'>,
  network: Network,
  hash: string | undefined,
): SentTransaction {
  if (hash === undefined) return { outcome: 'pending' }
  const tracked = findTracked({ transactions }, network.caipNetworkId, hash)
  const url = toExplorerUrl(network.blockExplorers?.default.url, ['tx', hash])
  return {
    hash,
    // The same transaction with another fee has the same effect.
    outcome: tracked?.replacement?.reason === 'repriced' ? 'confirmed' : (tracked?.status ?? 'pending'),
    ...(url && { explorerUrl: url.href }),
  }
}
