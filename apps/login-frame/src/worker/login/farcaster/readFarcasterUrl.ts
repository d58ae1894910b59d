import { isProviderUrl } from '../../../shared/social/isProviderUrl.js'
import { createInvalidResponseError } from '../createInvalidResponseError.js'

/**
 * Checks the address that the user opens with Farcaster, before it becomes a link. If it states the nonce of the message, that
 * must be the one of this login. Relays can keep the nonce with the channel instead, where only the login service reads it.
 *
 * @throws `VaultError` if the address does not belong to this login
 */
export function readFarcasterUrl(given: string, nonce: string): void {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !isProviderUrl(url)) throw createInvalidResponseError('The address must begin with https://.')
  const nonces = url.searchParams.getAll('nonce')
  if (nonces.some((one) => one !== nonce))
    throw createInvalidResponseError('The nonce of the login must be that of this device.')
}
