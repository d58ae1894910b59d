import { FrameHandlerError, passkeyRequiredCode } from '@latchkit/frame-client/host'
import type { Copy } from '../copy/Copy.js'
import { RpcError } from '../rpc/RpcError.js'
import { getErrorCode } from '../vault/getErrorCode.js'

/** Returns the error that the app may read. An error with an unknown code becomes a general text, so that it reveals nothing. */
export function toHandlerError(error: unknown, { errors, requestFailed }: Copy): FrameHandlerError {
  if (error instanceof FrameHandlerError) return error
  // The node's own words: the app could ask the node itself.
  if (error instanceof RpcError)
    return new FrameHandlerError({
      message: error.shortMessage,
      rpcCode: error.rpcCode ?? -32603,
      cause: error,
    })
  const code = getErrorCode(error) ?? ''
  const texts: Readonly<Record<string, string>> = errors
  const message = Object.hasOwn(texts, code) ? texts[code] : undefined
  return new FrameHandlerError({
    message: message ?? requestFailed,
    // EIP-1193: the user has rejected the request.
    ...(code === 'declined' && { rpcCode: 4001 }),
    ...(code === 'passkey_required' && { rpcCode: passkeyRequiredCode }),
    cause: error,
  })
}
