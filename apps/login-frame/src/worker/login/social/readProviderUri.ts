import { base64urlnopad } from '@scure/base'
import { isProviderUrl } from '../../../shared/social/isProviderUrl.js'
import { createInvalidResponseError } from '../createInvalidResponseError.js'

/**
 * Returns the state of the address at a provider, after comparing it with the login. The login service could otherwise have the
 * user log in for another app, or obtain a proof for a key of its own.
 *
 * @throws `VaultError` if the address does not belong to this login
 */
export function readProviderUri(
  uri: string,
  login: { readonly flowId: string; readonly origin: string; readonly nonce: string },
): string {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url || !isProviderUrl(url))
    throw createInvalidResponseError('The address of the provider must begin with https://.')
  // The parameters of a request object replace the parameters of the address (RFC 9101 §4).
  if (url.searchParams.has('request') || url.searchParams.has('request_uri')) {
    throw createInvalidResponseError('The address of the provider must not have a request object.')
  }
  const [nonce, ...otherNonces] = url.searchParams.getAll('nonce')
  if (nonce !== login.nonce || otherNonces.length > 0) {
    throw createInvalidResponseError('The nonce of the login must be that of this device.')
  }
  const [state = '', ...otherStates] = url.searchParams.getAll('state')
  const origin = base64urlnopad.encode(new TextEncoder().encode(login.origin))
  if (!state.startsWith(`${login.flowId}.${origin}.`) || otherStates.length > 0) {
    throw createInvalidResponseError('The state of the login must name this app.')
  }
  return state
}
