import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'

/**
 * Returns the nonce of a login with an account of a provider: it binds the ID token to the key to which the recovery service seals. So the login
 * service cannot use the token for a key of its own.
 *
 * @param recipientKey X25519 public key, base64url
 * @example
 * ```ts
 * import { getIdentityNonce } from '@latchkit/login-api'
 *
 * const nonce = getIdentityNonce('hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo')
 * ```
 */
export function getIdentityNonce(recipientKey: string): string {
  const prefix = new TextEncoder().encode('latchkit identity nonce\n')
  return base64urlnopad.encode(sha256(new Uint8Array([...prefix, ...base64urlnopad.decode(recipientKey)])))
}
