import type { KitState } from '../../../engine/types.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { TrackedEvmTransaction } from '../../wallet/transactions/types.js'
import { getReplacementObstacle } from './getReplacementObstacle.js'
import type { ReplacementAction } from './types.js'

/**
 * Returns the pending transaction with that id if the connected account can replace it on its chain; a speed-up needs its data.
 */
export function findReplaceable(
  state: Pick<KitState, 'connection' | 'transactions'>,
  id: string,
  action: ReplacementAction,
): (TrackedEvmTransaction & { readonly to?: Hex | undefined }) | undefined {
  const found = state.transactions?.list.find((one) => one.id === id)
  if (found?.namespace !== 'eip155' || getReplacementObstacle(state, found, action)) return undefined
  // An address of an EVM chain, as its adapter has checked or the storage.
  return found as TrackedEvmTransaction & { readonly to?: Hex | undefined }
}
