import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../connection/getActiveNamespace.js'

/**
 * Cancels the current request of a namespace: its action rejects with `AbortedError`, and the next request is sent.
 * Does nothing if no request is pending.
 *
 * The wallet still shows the request, and the user can approve it there. Such a response is emitted as the event
 * `REQUEST_LATE_RESPONSE`, with the signature or the transaction's id as its `result`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { cancelRequest, watchEvents } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * watchEvents(kit, (event) => {
 *   if (event.type === 'REQUEST_LATE_RESPONSE') console.log(event.result)
 * })
 * await cancelRequest(kit)
 * ```
 */
export async function cancelRequest(
  kit: Latchkit,
  parameters: cancelRequest.Parameters = {},
): Promise<cancelRequest.ReturnType> {
  checkParameters(kit, parameters, 'cancelRequest(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  kit.internal.send({ feature: 'request', namespace, event: { type: 'cancel' } })
}

export declare namespace cancelRequest {
  type Parameters = {
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
