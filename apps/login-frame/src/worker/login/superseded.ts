import { VaultError } from '../../shared/vault/VaultError.js'

/** Creates the error for a login that another one has replaced. */
export function superseded(): VaultError {
  return new VaultError({ code: 'flow_expired', message: 'Another login has begun.' })
}
