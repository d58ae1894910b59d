import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

/**
 * Encodings of the points of small order, without their sign bit. For such a key some signatures are valid for every
 * message, so anyone could sign as that client.
 */
const smallOrder: ReadonlySet<string> = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
])

/** Multicodec of an Ed25519 public key. */
const ed25519 = [0xed, 0x01] as const

/**
 * Parses the public key in a client id, which is a did:key of Ed25519.
 *
 * @returns `undefined` if it is not such a did:key, or the key has small order.
 */
export function parseClientKey(clientId: string): KeyObject | undefined {
  const [scheme, method, encoded = '', ...rest] = clientId.split(':')
  if (scheme !== 'did' || method !== 'key' || !encoded.startsWith('z') || rest.length > 0) return undefined
  const bytes = decodeBase58(encoded.slice(1))
  if (bytes?.length !== 34 || bytes[0] !== ed25519[0] || bytes[1] !== ed25519[1]) return undefined
  const key = Buffer.from(bytes.subarray(2))
  if (isSmallOrder(key)) return undefined
  return createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
    format: 'jwk',
  })
}

function isSmallOrder(key: Buffer): boolean {
  const unsigned = Buffer.from(key)
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f
  return smallOrder.has(unsigned.toString('hex'))
}

function decodeBase58(text: string): Uint8Array | undefined {
  // Longer than any key, and base58 decoding takes quadratic time.
  if (text.length > 64) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
