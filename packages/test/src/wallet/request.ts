import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'

/**
 * A request of an app, in EIP-1193's form for every namespace.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type WalletRequest = { readonly method: string; readonly params: unknown }

/**
 * Parses the arguments of `request`.
 *
 * @throws ProviderRpcError -32600
 */
export function parseRequest(args: unknown): WalletRequest {
  if (typeof args !== 'object' || args === null || !('method' in args))
    throw createRequestError('it has no method')
  if (typeof args.method !== 'string' || args.method === '')
    throw createRequestError('its method is not text')
  const params = 'params' in args && args.params !== undefined ? args.params : []
  if (typeof params !== 'object' || params === null)
    throw createRequestError('its params are neither a list nor an object')
  return { method: args.method, params }
}

function createRequestError(reason: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.invalidRequest, `Not an EIP-1193 request: ${reason}.`)
}
