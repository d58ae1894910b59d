import { errorCodes } from '@latchkit/test/source/foundation/ProviderRpcError'
import type { PhoneState } from './phoneState.js'

/** An error in JSON-RPC format. */
export type RpcError = { readonly code: number; readonly message: string; readonly data?: string }

/**
 * Converts an error of any configured shape to JSON-RPC. A missing code (`errorShape: 'codeless'`) becomes 0, because
 * JSON-RPC requires one.
 */
export function toRpcError(error: unknown, { rejectionCode }: PhoneState): RpcError {
  if (typeof error !== 'object' || error === null) return { code: 0, message: String(error) }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : 0
  const message = 'message' in error ? String(error.message) : ''
  if (code === errorCodes.userRejected && rejectionCode === 5000)
    return { code: 5000, message: 'User rejected.' }
  const data = 'data' in error && error.data !== undefined ? JSON.stringify(error.data) : undefined
  return { code, message, ...(data !== undefined && { data }) }
}
