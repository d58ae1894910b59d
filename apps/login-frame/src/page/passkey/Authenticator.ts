import type { Vault } from '../../shared/vault/Vault.js'

type Registration = Parameters<Vault['createPasskey']>[0]
type Assertion = Parameters<Vault['verifyPasskey']>[0]

/** The authenticators of the user, as the browser offers them. They reject with `VaultError`. */
export type Authenticator = {
  /** Uses any passkey of this frame. `challenge`: base64url. */
  logIn(challenge: string): Promise<Assertion['credential']>
  /** Returns the output of the PRF of a passkey: 32 bytes, which the caller overwrites. */
  readKey(unlock: { readonly credentialId: string; readonly salt: string }): Promise<Registration['key']>
  /** Creates a passkey. `readKey` returns its key. */
  create(parameters: Awaited<ReturnType<Vault['startPasskeyCreation']>>): Promise<Registration>
}
