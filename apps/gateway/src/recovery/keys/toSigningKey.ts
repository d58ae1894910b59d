import { createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'

/** An Ed25519 key, with its public part as it is published. */
export type SigningKey = {
  readonly key: KeyObject
  readonly jwk: JWK & { readonly kid: string }
}

/**
 * Adds the public key to a private key. Its id is its thumbprint (RFC 7638).
 *
 * @see https://www.rfc-editor.org/rfc/rfc7638
 */
export async function toSigningKey(key: KeyObject): Promise<SigningKey> {
  const publicKey = await exportJWK(createPublicKey(key))
  const kid = await calculateJwkThumbprint(publicKey)
  return { key, jwk: { ...publicKey, kid, alg: 'EdDSA', use: 'sig' } }
}
