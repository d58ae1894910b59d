import { VaultError } from '../../shared/vault/VaultError.js'

/** Creates the error for an address from the login service that does not belong to this login. */
export function createInvalidResponseError(reason: string): VaultError {
  return new VaultError({
    code: 'invalid_response',
    message: `The login service has sent an unexpected response. ${reason} Try again later.`,
  })
}
