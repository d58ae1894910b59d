import { WalletResponseError } from '../errors/wallet.js'
import type { BitcoinMessageProtocol } from '../ports/BitcoinMethods.js'
import { toBase64 } from './bytes.js'

/**
 * Reads a signature of a message into base64: 65 bytes behind a header from 27 to 42 for ECDSA (BIP-137), a witness, which
 * is longer, for BIP-322.
 *
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { toBitcoinSignature } from '@latchkit/core/bip122'
 *
 * toBitcoinSignature(Uint8Array.of(31, ...new Uint8Array(64)), 'ecdsa') // 'HwAAAA…'
 * ```
 */
export function toBitcoinSignature(signature: Uint8Array, protocol: BitcoinMessageProtocol): string {
  const [header = 0] = signature
  const isEcdsa = signature.length === 65 && header >= 27 && header <= 42
  if (protocol === 'ecdsa' ? isEcdsa : signature.length > 65) return toBase64(signature)
  throw new WalletResponseError({ method: 'signMessage', reason: `it is no ${protocol} signature` })
}

/**
 * Reads the id of a transaction: 64 hex digits.
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
  throw new WalletResponseError({ method: 'sendTransfer', reason: 'it is no transaction id' })
}
