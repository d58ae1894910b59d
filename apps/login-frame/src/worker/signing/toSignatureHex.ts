import { concatBytes } from '@noble/hashes/utils.js'
import { bytesToHex } from 'viem'
import type { EvmSignature } from './signEvmHash.js'

/** Returns a signature as hex of 65 bytes: `r`, `s`, and 27 or 28. */
export function toSignatureHex({ r, s, yParity }: EvmSignature): string {
  return bytesToHex(concatBytes(r, s, Uint8Array.of(27 + yParity)))
}
