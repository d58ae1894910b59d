import type { SigningRequest } from '../approval/types.js'
import { readEvmCall } from './readEvmCall.js'

/** Returns the account that a request sends something to; `undefined` for a batch, and for any other request. */
export function findRecipient(request: SigningRequest): string | undefined {
  const [call, ...others] =
    request.type === 'evmTransaction'
      ? [request.transaction]
      : request.type === 'evmCalls'
        ? request.calls
        : []
  if (!call || others.length > 0) return undefined
  if (call.data === '0x') return call.to
  const decoded = readEvmCall(call.data)
  return 'to' in decoded ? decoded.to : undefined
}
