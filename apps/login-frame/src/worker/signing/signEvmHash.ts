import { secp256k1 } from '@noble/curves/secp256k1.js'

/** An ECDSA signature: `r` and `s` of 32 bytes each, and the parity of the point. */
export type EvmSignature = { readonly r: Uint8Array; readonly s: Uint8Array; readonly yParity: 0 | 1 }

/**
 * Signs a hash of 32 bytes with secp256k1 (RFC 6979, low `s`).
 *
 * @see https://www.rfc-editor.org/rfc/rfc6979
 */
export function signEvmHash(key: Uint8Array, hash: Uint8Array): EvmSignature {
  if (hash.length !== 32) throw new Error(`The hash must have 32 bytes, got ${hash.length}.`)
  const signature = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return {
    r: signature.slice(1, 33),
    s: signature.slice(33),
    yParity: signature[0] === 0 ? 0 : 1,
  }
}
