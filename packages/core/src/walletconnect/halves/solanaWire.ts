import { sameBytes } from '../../bip122/bytes.js'
import { decodeBase58 } from '../../schema/base58.js'

const signatureLength = 64
const keyLength = 32

/** A transaction in wire format: its signatures, and behind them what is signed. */
type Parts = { readonly signatures: readonly Uint8Array[]; readonly message: Uint8Array }

/**
 * Puts a signature in the place of its account.
 *
 * @throws `TypeError` where the transaction is none, or the account is not one of its signers
 */
export function withSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { signatures, message } = split(transaction)
  const place = placeOf(message, address)
  if (signature.length !== signatureLength) throw new TypeError('the signature has not 64 bytes')
  const all = signatures.map((before, at) => (at === place ? signature : before))
  return Uint8Array.from([all.length, ...all.flatMap((one) => [...one]), ...message])
}

function split(transaction: Uint8Array): Parts {
  const [count = 0] = transaction
  // More signatures than one byte can count do not fit a packet.
  if (count < 1 || count > 127) throw new TypeError('it is no transaction')
  const end = 1 + count * signatureLength
  if (transaction.length <= end) throw new TypeError('it is no transaction')
  const signatures = Array.from({ length: count }, (_, at) =>
    transaction.slice(1 + at * signatureLength, 1 + (at + 1) * signatureLength),
  )
  return { signatures, message: transaction.slice(end) }
}

/** Which of the signers an account is: they are the first of the message's keys. */
function placeOf(message: Uint8Array, address: string): number {
  // A first byte of 128 and more is the version of a message that has one.
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
