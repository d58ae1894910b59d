import { calculateJwkThumbprint, exportJWK } from 'jose'

/**
 * Returns the thumbprint of a key (RFC 7638, SHA-256), with which services identify this device.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7638
 */
export async function getThumbprint({ publicKey }: CryptoKeyPair): Promise<string> {
  return calculateJwkThumbprint(await exportJWK(publicKey))
}
