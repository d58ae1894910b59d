import { LatchkitError, UserRejectedError } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'

/**
 * An error of EIP-1193.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'
  /** Code of EIP-1193, EIP-3326 or JSON-RPC. */
  readonly code: number
  /**
   * The error of the frame, in the place where MetaMask has it. Libraries wrap an error of a wallet in their own with a `cause`, so the
   * code of an error that has one is not the code of the wallet.
   */
  readonly data: { readonly cause: unknown } | undefined
  constructor(parameters: { readonly code: number; readonly message: string; readonly cause?: unknown }) {
    super(parameters.message)
    this.code = parameters.code
    this.data = parameters.cause === undefined ? undefined : { cause: parameters.cause }
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
