import { VaultError } from '../../shared/vault/VaultError.js'

/** Creates the error for a wallet that its passkey opens on this device, but not the login. */
export function passkeyRequired(): VaultError {
  return new VaultError({
    code: 'passkey_required',
    message: 'Only the passkey of this wallet opens it on a new device. Use the passkey to continue.',
  })
}
