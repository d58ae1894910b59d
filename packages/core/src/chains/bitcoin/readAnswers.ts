import { toBase64 } from '../../foundation/encoding/bytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { BitcoinMessageProtocol } from '../../ports/BitcoinMethods.js'
import type { BitcoinAddress } from './bitcoinAddress.js'

/**
 * Parses a message signature into base64, and verifies it: 65 bytes with a header from 27 to 42 for
 * ECDSA (BIP-137); a witness or a transaction, which are longer, for BIP-322.
 *
 * @throws `WalletResponseError`
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 *
 * @example
 * ```ts
 * import { toBitcoinSignature } from '@latchkit/core/bip122'
 * import { parseBitcoinAddress } from '@latchkit/core/schema'
 *
 * export async function check(signature: Uint8Array): Promise<string | undefined> {
 *   const address = parseBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
 *   const message = new TextEncoder().encode('Hello')
 *   return address && toBitcoinSignature(signature, { protocol: 'bip322', address, message })
 * }
 * ```
 */
export async function toBitcoinSignature(
  signature: Uint8Array,
  parameters: {
    readonly protocol: BitcoinMessageProtocol
    readonly address: BitcoinAddress
    readonly message: Uint8Array
  },
): Promise<string> {
  const { protocol } = parameters
  const wrong = (reason: string) => new WalletResponseError({ method: 'signMessage', reason })
  const [header = 0] = signature
  const isEcdsa = signature.length === 65 && header >= 27 && header <= 42
  if (protocol === 'ecdsa' ? !isEcdsa : signature.length <= 65)
    throw wrong(`it is not a signature in the format ${protocol}`)
  const { verifyMessage } = await import('./verifyMessage.js')
  if (!verifyMessage(signature, parameters))
    throw wrong('it is not a signature of the address over the message')
  return toBase64(signature)
}

/**
 * Parses the id of a transaction: 64 hex digits.
 *
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { toTxid } from '@latchkit/core/bip122'
 *
 * toTxid('AB'.repeat(32)) // 'abab…'
 * ```
 */
export function toTxid(answer: unknown): string {
  if (typeof answer === 'string' && /^[0-9a-f]{64}$/i.test(answer)) return answer.toLowerCase()
  throw new WalletResponseError({ method: 'sendTransfer', reason: 'it is not a transaction id' })
}
