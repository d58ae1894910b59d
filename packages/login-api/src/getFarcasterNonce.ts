import { base64urlnopad, hex } from '@scure/base'
import { getIdentityNonce } from './getIdentityNonce.js'

/**
 * Returns the nonce of a Sign In With Farcaster message: the bytes of `getIdentityNonce` as 64 lower-case hex digits, because nonces of EIP-4361 are
 * alphanumeric. It binds the message to the key to which the recovery service seals.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @param recipientKey X25519 public key, base64url
 * @example
 * ```ts
 * import { getFarcasterNonce } from '@latchkit/login-api'
 *
 * const nonce = getFarcasterNonce('hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo')
 * ```
 */
export function getFarcasterNonce(recipientKey: string): string {
  return hex.encode(base64urlnopad.decode(getIdentityNonce(recipientKey)))
}
