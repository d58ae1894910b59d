import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { InvalidSendError } from '../../../foundation/errors/transaction.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { loadTransferChain } from './loadTransferChain.js'
import { toIntent } from './toIntent.js'
import { updateSend } from './updateSend.js'

/**
 * Begins the review of the transfer that `updateSend` has prepared: reads balances and fees from the network, and simulates it.
 * `toSendReviewModel` returns it. Nothing is signed until `approveSend`. Waits for the address of a recipient that is a name.
 *
 * @throws see `reviewSend.ErrorType`. `InvalidSendError` if something is missing or invalid; `SimulationRevertedError` if a
 * contract would reject it; `RpcRequestError` if the network does not answer; `AbortedError` if it is closed, or another review
 * begins.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { reviewSend, updateSend } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateSend(kit, { amount: '0.5', recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * await reviewSend(kit)
 * ```
 */
export async function reviewSend(kit: Latchkit, parameters: reviewSend.Parameters = {}): Promise<void> {
  checkParameters(kit, parameters, 'reviewSend(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  updateSend(kit, { namespace })
  const chain = await loadTransferChain(kit, namespace)
  await waitForName(kit, namespace)
  const { internal } = kit
  const found = toIntent(kit.getState(), kit.config, namespace)
  if ('check' in found) throw new InvalidSendError(found)
  const { intent, token, nft } = found
  const id = internal.newId()
  internal.send({ feature: 'send', namespace, event: { type: 'review', id, token, nft } })
  return chain.start(kit, { id, intent })
}

/** Waits until the recipient's name is resolved, or was not. */
function waitForName(kit: Latchkit, namespace: ChainNamespace): Promise<void> {
  const isResolving = () => kit.getState().send?.[namespace]?.form?.name?.status === 'resolving'
  if (!isResolving()) return Promise.resolve()
  return untilDestroyed(
    kit,
    (signal) =>
      new Promise((resolve) => {
        const stop = kit.subscribe(() => {
          if (isResolving()) return
          stop()
          resolve()
        })
        signal.addEventListener('abort', stop)
      }),
  )
}

export declare namespace reviewSend {
  /** Default: the active namespace. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** `LatchkitError`: `SimulationRevertedError`, `TransactionMismatchError`, `RpcRequestError` or `AbortedError`. */
  type ErrorType = updateSend.ErrorType | InvalidSendError | LatchkitError
}
