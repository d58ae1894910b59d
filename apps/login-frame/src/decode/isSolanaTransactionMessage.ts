import { parseTransaction } from '@latchkit/core/solana'

const signatureLength = 64

/** Returns whether bytes are the message of a transaction: its signature would be valid for that transaction. */
export function isSolanaTransactionMessage(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  const isVersioned = first >= 0x80
  const signers = isVersioned ? second : first
  // A compact length of one byte.
  if (signers === 0 || signers > 0x7f) return false
  // The version 0x81 has its signatures at its end, and is compared as a whole.
  const wire =
    first === 0x81
      ? Uint8Array.of(...bytes, ...new Uint8Array(signers * signatureLength))
      : Uint8Array.of(signers, ...new Uint8Array(signers * signatureLength), ...bytes)
  try {
    parseTransaction(wire)
    return true
  } catch {
    // Not a transaction.
    return false
  }
}
