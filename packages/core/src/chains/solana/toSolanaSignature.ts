import { encodeBase58 } from '../../foundation/encoding/base58.js'
import { isBytes } from '../../foundation/encoding/isBytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'

/**
 * Parses a wallet's signature of 64 bytes. Returns it in base58, the format of Solana.
 *
 * @throws `WalletResponseError` naming `method`
 * @example
 * ```ts
 * import { toSolanaSignature } from '@latchkit/core/solana'
 *
 * toSolanaSignature('solana_signMessage', new Uint8Array(64)) // '1' 64 times
 * ```
 */
export function toSolanaSignature(method: string, answer: unknown): string {
  if (isBytes(answer) && answer.length === 64) return encodeBase58(answer)
  throw new WalletResponseError({ method, reason: 'it is not a signature' })
}
