import { field } from '../../foundation/encoding/field.js'
import type { RpcFailureReason } from '../../foundation/errors/rpc.js'

/** Finds out whether a server responded: viem's errors have the JSON-RPC `code` of the node, or the HTTP `status`. */
export function findReason(cause: unknown): RpcFailureReason {
  let error = cause
  for (let depth = 0; depth < 9 && error; depth += 1) {
    const answer = field(error, 'status') ?? field(error, 'code')
    if (answer === 429 || answer === -32_005) return 'limited'
    if (typeof answer === 'number') return answer === 3 ? 'refused' : 'failed'
    error = field(error, 'cause')
  }
  return 'unreachable'
}

/** Describes the failure of a client, in its own words. */
export function describeFailure(cause: unknown): {
  readonly reason: RpcFailureReason
  readonly details?: string | undefined
} {
  return { reason: findReason(cause), details: cause instanceof Error ? cause.message : undefined }
}
