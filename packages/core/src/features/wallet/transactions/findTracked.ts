import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { TrackedTransaction } from './types.js'

/** Returns what is known of a transaction that the app has sent. */
export function findTracked(
  { transactions }: Pick<KitState, 'transactions'>,
  chainId: CaipNetworkId,
  hash: string,
): TrackedTransaction | undefined {
  return transactions?.list.find(
    (one) => one.chainId === chainId && one.hash.toLowerCase() === hash.toLowerCase(),
  )
}
