import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { toCommand } from '../review/toCommand.js'
import { getTransferChain } from './getTransferChain.js'

/**
 * Leaves the review of a transfer, and empties the form. A wallet that was asked already can still send the transfer:
 * `watchTransactions` tracks it.
 *
 * @param parameters `isFormKept`: whether the form stays as it is; default false. `namespace`: default the active one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { closeSend } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * closeSend(kit)
 * ```
 */
export function closeSend(kit: Latchkit, parameters: closeSend.Parameters = {}): void {
  checkParameters(kit, parameters, 'closeSend(kit, {})')
  const { internal } = kit
  const state = kit.getState()
  const { isFormKept = false, namespace = getActiveNamespace(state) } = parameters
  const chain = getTransferChain(state, namespace)
  if (chain) internal.send(toCommand(chain.reviewName, { type: 'close' }))
  if (!isFormKept) internal.send({ feature: 'send', namespace, event: { type: 'reset' } })
}

export declare namespace closeSend {
  type Parameters = {
    readonly isFormKept?: boolean | undefined
    readonly namespace?: ChainNamespace | undefined
  }
}
