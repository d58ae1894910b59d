import { toFields, toList } from '../read.js'
import type { UnavailableCode } from './unavailableSchema.js'

/** A part that is missing in an answer. */
export type Unavailable = {
  /** CAIP-2 id of the chain. Absent: the answer is not about chains. */
  readonly chainId?: string | undefined
  readonly code: UnavailableCode
}

/** A server has few chains. */
const maxParts = 1_000

/**
 * Returns the parts that are missing in an answer. The value is untrusted input. Invalid parts, and those with a code that this
 * client does not know, are left out: what they are about is unknown.
 *
 * @param value The field `unavailable` of an answer.
 * @example
 * ```ts
 * import { toUnavailable } from '@latchkit/blockchain-api/contract'
 *
 * const [part] = toUnavailable([{ chainId: 'eip155:1', code: 'not_indexed' }])
 * console.log(part?.code)
 * ```
 */
export function toUnavailable(value: unknown): readonly Unavailable[] {
  return toList(value)
    .slice(0, maxParts)
    .flatMap((part) => {
      const { chainId, code } = toFields(part) ?? {}
      const isChainId = typeof chainId === 'string' && chainId.length <= 41
      if (!isUnavailableCode(code) || (chainId !== undefined && !isChainId)) return []
      return [{ ...(isChainId && { chainId }), code }]
    })
}

/** Whether this client knows a code. */
export function isUnavailableCode(value: unknown): value is UnavailableCode {
  return value === 'not_indexed' || value === 'unpriced' || value === 'unsupported' || value === 'failed'
}
