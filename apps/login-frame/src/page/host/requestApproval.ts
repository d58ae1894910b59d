import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { ApprovalOutcome, QueuedRequest } from '../approval/types.js'
import type { Copy } from '../copy/Copy.js'
import type { ChainAccount } from './createAccounts.js'

/** Asks the user about a request, and returns what was signed or sent. */
export type RequestApproval = (
  request: QueuedRequest['request'],
  chainId: CaipNetworkId,
) => Promise<PlainData>

/**
 * Creates the access of an app to the queue.
 *
 * @throws `FrameHandlerError` of the returned function, if the request is declined or fails
 */
export function createRequestApproval({
  queue,
  copy,
  origin,
  findAccount,
  signal,
}: {
  readonly queue: Pick<ApprovalQueue, 'request'>
  readonly copy: Copy
  readonly origin: string
  /** The account of the user on a chain. */
  readonly findAccount: (chainId: CaipNetworkId) => ChainAccount
  readonly signal: AbortSignal
}): RequestApproval {
  return async (request, chainId) => {
    const { address, owner } = findAccount(chainId)
    const outcome = await queue.request(
      { origin, chainId, address, ...(owner && { owner }), request },
      signal,
    )
    if (outcome.status === 'approved') return outcome.result
    throw toOutcomeError(outcome, copy)
  }
}

function toOutcomeError(
  outcome: Exclude<ApprovalOutcome, { status: 'approved' }>,
  copy: Copy,
): FrameHandlerError {
  if (outcome.status === 'declined') return new FrameHandlerError({ message: copy.declined, rpcCode: 4001 })
  const { code } = outcome
  // Unauthorized (EIP-1193): the app asks then whether the user is still logged in.
  const rpcCode = code === 'session_expired' ? 4100 : -32603
  return new FrameHandlerError({ message: copy.errors[code], rpcCode })
}
