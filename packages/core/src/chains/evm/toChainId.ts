/**
 * Parses a chain id in the format of EIP-1193 (`0x1`) or of some wallets (1, `1`). Returns `NaN` if
 * it is invalid: `toSession` then throws.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```ts
 * import { toChainId } from '@latchkit/core/eip1193'
 *
 * toChainId('0x2105') // 8453
 * ```
 */
export function toChainId(answer: unknown): number {
  const isText = typeof answer === 'string' && /^(0x[0-9a-f]+|[0-9]+)$/i.test(answer)
  return isText || typeof answer === 'number' || typeof answer === 'bigint' ? Number(answer) : Number.NaN
}
