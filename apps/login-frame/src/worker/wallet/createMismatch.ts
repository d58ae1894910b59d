import { VaultError } from '../../shared/vault/VaultError.js'

/** Creates the error for a service that has returned data of another wallet. Nothing was signed with it. */
export function createMismatch(what: string, cause?: unknown): VaultError {
  return new VaultError({
    code: 'wallet_mismatch',
    message: `${what} Nothing was signed. Start again, and report it to this site if it occurs again.`,
    cause,
  })
}
