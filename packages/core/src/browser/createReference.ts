import { encodeBase58 } from '../foundation/encoding/base58.js'

/** Returns 32 random bytes in base58: a reference of Solana Pay, by which the payment is found on the chain. */
export function createReference(): string {
  return encodeBase58(crypto.getRandomValues(new Uint8Array(32)))
}
