import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { askCalls } from './askCalls.js'

/**
 * Asks the wallet connected on `eip155` to show the user what became of a batch of calls (EIP-5792).
 *
 * @throws see `showCallsStatus.ErrorType`. `CallsNotSupportedError` if the wallet cannot show it.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { showCallsStatus } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await showCallsStatus(kit, { id: '0x1' })
 * ```
 */
export async function showCallsStatus(kit: Latchkit, parameters: showCallsStatus.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'showCallsStatus(kit, { id })')
  await untilDestroyed(kit, () => askCalls(kit, 'wallet_showCallsStatus', parameters.id), parameters.signal)
}

export declare namespace showCallsStatus {
  type Parameters = {
    /** The id of the batch: see `sendCalls`. */
    readonly id: string
    readonly signal?: AbortSignal | undefined
  }
  type ErrorType = askCalls.ErrorType
}
