import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

/** Multicodec of an Ed25519 public key. */
const ed25519 = [0xed, 0x01] as const

/**
 * Reads the key out of a client id, a did:key of Ed25519.
 *
 * @returns `undefined` if it is none.
 */
export function clientKey(clientId: string): KeyObject | undefined {
  const [scheme, method, encoded = '', ...rest] = clientId.split(':')
  if (scheme !== 'did' || method !== 'key' || !encoded.startsWith('z') || rest.length > 0) return undefined
  const bytes = decode(encoded.slice(1))
  if (bytes?.length !== 34 || bytes[0] !== ed25519[0] || bytes[1] !== ed25519[1]) return undefined
  const x = Buffer.from(bytes.subarray(2)).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

function decode(text: string): Uint8Array | undefined {
  // Longer than any key: base58 takes quadratic time.
  if (text.length > 64) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
