import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** A Solana key pair. */
export type SolanaKey = {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** 64 bytes (RFC 8032). */
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** Parses a secret key as exported by wallets: seed and public key, 64 bytes in base58. */
export function toSolanaKey(secretKey: string): SolanaKey {
  const seed = base58.decode(secretKey).slice(0, 32)
  const publicKey = ed25519.getPublicKey(seed)
  return { address: base58.encode(publicKey), publicKey, sign: (bytes) => ed25519.sign(bytes, seed) }
}
