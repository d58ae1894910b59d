import { decodeBase58 } from '../../../foundation/encoding/base58.js'
import { sameBytes } from '../../../foundation/encoding/bytes.js'

const signatureLength = 64
const keyLength = 32

/** A transaction in wire format: the signatures, followed by the signed message. */
type Parts = { readonly signatures: readonly Uint8Array[]; readonly message: Uint8Array }

/**
 * Returns the transaction with the signature of an account added.
 *
 * @throws `TypeError` if the transaction is invalid, or the account is not one of its signers
 */
export function withSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { signatures, message } = split(transaction)
  const place = signerIndexOf(message, address)
  if (signature.length !== signatureLength) throw new TypeError('the signature has not 64 bytes')
  const all = signatures.map((before, at) => (at === place ? signature : before))
  return Uint8Array.from([all.length, ...all.flatMap((one) => [...one]), ...message])
}

function split(transaction: Uint8Array): Parts {
  const [count = 0] = transaction
  // A packet has no room for 128 signatures or more, so the count is one byte.
  if (count < 1 || count > 127) throw new TypeError('it is no transaction')
  const end = 1 + count * signatureLength
  if (transaction.length <= end) throw new TypeError('it is no transaction')
  const signatures = Array.from({ length: count }, (_, at) =>
    transaction.slice(1 + at * signatureLength, 1 + (at + 1) * signatureLength),
  )
  return { signatures, message: transaction.slice(end) }
}

/** Returns the index of the account among the signers, which are the first keys of the message. */
function signerIndexOf(message: Uint8Array, address: string): number {
  // A first byte of 128 or more is the version of a versioned message.
  const header = (message[0] ?? 0) >= 0x80 ? 1 : 0
  const signers = message[header] ?? 0
  const keys = header + 4
  const key = decodeBase58(address)
  for (let at = 0; key && at < signers; at += 1) {
    const start = keys + at * keyLength
    if (sameBytes(message.slice(start, start + keyLength), key)) return at
  }
  throw new TypeError(`${address} is not one of its signers`)
}
