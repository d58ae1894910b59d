import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { ErrorShape } from './baseWalletState.js'

/** Converts an error to the configured shape. */
export function shapeError(error: ProviderRpcError, shape: ErrorShape): unknown {
  const { code, message, data } = error
  const plain = { code, message, ...(data === undefined ? {} : { data }) }
  switch (shape) {
    case 'standard':
      return error
    case 'object':
      return plain
    case 'nested':
      return new ProviderRpcError(errorCodes.internal, 'Internal error.', { originalError: plain })
    case 'codeless':
      return new Error(message)
    case 'text':
      return message
  }
}

/** Converts any error to one with a code. */
export function toProviderRpcError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  return new ProviderRpcError(errorCodes.internal, error instanceof Error ? error.message : String(error))
}
