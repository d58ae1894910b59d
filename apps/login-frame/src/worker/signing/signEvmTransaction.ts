import { bytesToHex, hexToBytes, keccak256, parseTransaction, serializeTransaction } from 'viem'
import { signEvmHash } from './signEvmHash.js'

/**
 * Signs an unsigned transaction of type 0, 1 or 2. Returns the signed one as hex.
 *
 * @throws Error if it has no chain id, is of another type, is signed already, or is not in its canonical form. What was displayed would
 * differ from what is sent.
 */
export function signEvmTransaction(key: Uint8Array, transaction: Uint8Array): string {
  const serialized = bytesToHex(transaction)
  const parsed = parseTransaction(serialized)
  if (!parsed.chainId) throw new Error('The transaction must have a chain id.')
  if (parsed.type !== 'legacy' && parsed.type !== 'eip2930' && parsed.type !== 'eip1559') {
    throw new Error(`The transaction must be of type 0, 1 or 2, got ${parsed.type}.`)
  }
  if (parsed.r !== undefined || parsed.s !== undefined || serializeTransaction(parsed) !== serialized) {
    throw new Error('The transaction must be unsigned, and in its canonical form.')
  }
  const { r, s, yParity } = signEvmHash(key, hexToBytes(keccak256(transaction)))
  return serializeTransaction(parsed, {
    r: bytesToHex(r),
    s: bytesToHex(s),
    yParity,
    v: BigInt(27 + yParity),
  })
}
