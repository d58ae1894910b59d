import { WalletResponseError } from '../errors/wallet.js'
import type { Hex } from '../ports/EvmMethods.js'

/** Reads hex of a certain form; `WalletResponseError` with `reason` where it is of another. */
export function readHex(method: string, answer: unknown, pattern: RegExp, reason: string): Hex {
  if (typeof answer !== 'string' || !pattern.test(answer)) throw new WalletResponseError({ method, reason })
  return answer as Hex
}
