import { errorCodes } from '../wallet/ProviderRpcError.js'
import type { PhoneState } from './phoneState.js'

/** An error as it goes over the relay. */
export type RpcError = { readonly code: number; readonly message: string; readonly data?: string }

/**
 * Writes an error, of whatever shape the phone's state gives errors, as JSON-RPC has it. A code the phone does not give
 * (`errorShape: 'codeless'`) becomes 0, since there is no error without one.
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
