/** Messages of nodes for a call that failed in the contract. */
const failedCall =
  /revert|out of gas|invalid opcode|execution aborted|VM execution error|stack (?:under|over)flow/i

/**
 * Returns whether an error, or one that caused it, says that the call failed in the contract (JSON-RPC code 3). The
 * account controls that code, so it must not count as "the chain is not available".
 */
export function isRevert(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < 8 && typeof cause === 'object' && cause !== null; depth++) {
    const { code, message } = cause as { readonly code?: unknown; readonly message?: unknown }
    if (code === 3 || (typeof message === 'string' && failedCall.test(message))) return true
    cause = 'cause' in cause ? cause.cause : undefined
  }
  return false
}
