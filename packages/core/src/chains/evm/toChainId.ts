/**
 * Reads a chain id, as EIP-1193 has it (`0x1`) or as some wallets write it (1, `1`). `NaN` where it is none: `toSession`
 * says so.
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
