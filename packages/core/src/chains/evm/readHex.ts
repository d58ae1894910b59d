import type { Hex } from '../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'

/** Parses hex of a certain format; throws `WalletResponseError` with `reason` for another one. */
export function readHex(method: string, answer: unknown, pattern: RegExp, reason: string): Hex {
  if (typeof answer !== 'string' || !pattern.test(answer)) throw new WalletResponseError({ method, reason })
  return answer as Hex
}
