import { VaultError } from './VaultError.js'

/** Creates the error for a login that has ended before it was completed, or that has not begun. */
export function flowExpired(cause?: unknown): VaultError {
  return new VaultError({ code: 'flow_expired', message: 'The login has expired. Start again.', cause })
}
