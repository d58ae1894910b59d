import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'
import { exportJWK, SignJWT } from 'jose'

/**
 * Creates a proof that the sender has the key of the device (DPoP, RFC 9449 §4.2), for one request.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9449
 */
export async function createProof(parameters: {
  readonly key: CryptoKeyPair
  readonly url: string
  /** ms since 1970. */
  readonly now: number
  readonly accessToken?: string | undefined
  readonly nonce?: string | undefined
}): Promise<string> {
  const { key, url, now, accessToken, nonce } = parameters
  const jwk = await exportJWK(key.publicKey)
  const claims = {
    jti: crypto.randomUUID(),
    htm: 'POST',
    htu: url,
    iat: Math.floor(now / 1000),
    ...(accessToken !== undefined && { ath: hash(accessToken) }),
    ...(nonce !== undefined && { nonce }),
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk }).sign(key.privateKey)
}

function hash(text: string): string {
  return base64urlnopad.encode(sha256(new TextEncoder().encode(text)))
}
