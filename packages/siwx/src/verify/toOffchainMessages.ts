import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** Restricted ASCII, UTF-8 of at most 1,212 bytes, and UTF-8 of any length. */
const formats: readonly number[] = [0, 1, 2]
const lengthMax = 0xffff

/**
 * Returns a message with the headers of Solana's off-chain messages. Hardware wallets, and software over them, sign
 * nothing else: version 0 with and without application domain and signers, and version 1.
 *
 * @param key The public key of the account.
 * @see https://docs.anza.xyz/proposals/off-chain-message-signing
 */
export function toOffchainMessages(message: Uint8Array, key: Uint8Array): readonly Uint8Array[] {
  if (key.length !== 32 || message.length > lengthMax) return []
  const prefix = concatBytes(Uint8Array.of(0xff), utf8ToBytes('solana offchain'))
  const size = Uint8Array.of(message.length & 0xff, message.length >> 8)
  const short = formats.map((format) => concatBytes(prefix, Uint8Array.of(0, format), size, message))
  const full = formats.map((format) =>
    concatBytes(prefix, new Uint8Array(33), Uint8Array.of(format, 1), key, size, message),
  )
  return [...short, ...full, concatBytes(prefix, Uint8Array.of(1, 1), key, message)]
}
