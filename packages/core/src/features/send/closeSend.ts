import type { Latchkit } from '../../engine/latchkit.js'

/**
 * Leaves the review of a transfer, and empties the form. A wallet that was asked already can still send the transfer:
 * `watchTransactions` tracks it.
 *
 * @param parameters `isFormKept`: whether the form stays as it is; default false.
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
export function closeSend({ internal }: Latchkit, parameters: closeSend.Parameters = {}): void {
  const { isFormKept = false } = parameters
  internal.send({ feature: 'transferReview', event: { type: 'close' } })
  if (!isFormKept) internal.send({ feature: 'send', event: { type: 'reset' } })
}

export declare namespace closeSend {
  type Parameters = { readonly isFormKept?: boolean | undefined }
}
