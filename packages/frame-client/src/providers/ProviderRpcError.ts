import { LatchkitError, UserRejectedError } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'

/** An error of EIP-1193. */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'
  /** Code of EIP-1193, EIP-3326 or JSON-RPC. */
  readonly code: number
  constructor(parameters: { readonly code: number; readonly message: string; readonly cause?: unknown }) {
    super(parameters.message, { cause: parameters.cause })
    this.code = parameters.code
  }
}

/** Converts an error of the frame. Its message is kept. */
export function toProviderError(cause: unknown): ProviderRpcError {
  if (cause instanceof ProviderRpcError) return cause
  const details = cause instanceof LatchkitError ? (cause.details ?? cause.shortMessage) : undefined
  const message = details ?? 'An error occurred'
  if (cause instanceof UserRejectedError) return new ProviderRpcError({ code: 4001, message, cause })
  const code = (cause instanceof WalletRequestError ? cause.rpcCode : undefined) ?? -32_603
  return new ProviderRpcError({ code, message, cause })
}
