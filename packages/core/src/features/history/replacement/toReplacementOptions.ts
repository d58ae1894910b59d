import type { KitState } from '../../../engine/types.js'
import { getReplacementObstacle } from './getReplacementObstacle.js'
import type { ReplacementOptions } from './types.js'

/**
 * Returns what the connected account can do about a pending transaction, and otherwise why not: for buttons that call
 * `speedUpTransaction` and `cancelTransaction`.
 *
 * @param id The id of a transaction of `watchTransactions`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toReplacementOptions } from '@latchkit/core/views/replacement'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const id = 'eip155:1/0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'
 * const { canSpeedUp, obstacle } = toReplacementOptions(kit.getState(), id)
 * ```
 */
export function toReplacementOptions(
  state: Pick<KitState, 'connection' | 'transactions'>,
  id: string,
): ReplacementOptions {
  const found = state.transactions?.list.find((one) => one.id === id)
  if (!found) return { canSpeedUp: false, canCancel: false, obstacle: 'not-tracked' }
  const speedUp = getReplacementObstacle(state, found, 'speed-up')
  const cancel = getReplacementObstacle(state, found, 'cancel')
  const obstacle = cancel ?? speedUp
  return {
    canSpeedUp: speedUp === undefined,
    canCancel: cancel === undefined,
    ...(obstacle && { obstacle }),
  }
}
