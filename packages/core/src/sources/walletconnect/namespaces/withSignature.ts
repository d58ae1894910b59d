import { parseTransaction } from '../../../chains/solana/parseTransaction.js'

/**
 * Returns the transaction with the signature of an account added.
 *
 * @throws `TypeError` if the transaction is invalid, or the account is not one of its signers
 */
export function withSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { signatures, signers, message } = parseTransaction(transaction)
  const place = signers.indexOf(address)
  if (place < 0) throw new TypeError(`${address} is not one of its signers`)
  if (signature.length !== 64) throw new TypeError('the signature must have 64 bytes')
  const all = signatures.map((before, at) => (at === place ? signature : before))
  // A packet has no room for 128 signatures or more, so the count is one byte.
  return Uint8Array.from([all.length, ...all.flatMap((one) => [...one]), ...message])
}
