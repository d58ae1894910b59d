/**
 * The result of a validation, as ERC-4337 packs it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export type ValidationData = {
  readonly isSignatureValid: boolean
  /** Whether an aggregator must check the signature. */
  readonly hasAggregator: boolean
  /** Seconds since 1970. */
  readonly validAfter: number
  /** Seconds since 1970; `Infinity` for no end. */
  readonly validUntil: number
}

const addressMask = 2n ** 160n - 1n
const timeMask = 2n ** 48n - 1n

/** Parses a result of `validateUserOp` or `validatePaymasterUserOp`. */
export function parseValidationData(packed: bigint): ValidationData {
  const authorizer = packed & addressMask
  const validUntil = (packed >> 160n) & timeMask
  return {
    isSignatureValid: authorizer === 0n,
    hasAggregator: authorizer > 1n,
    validAfter: Number(packed >> 208n),
    validUntil: validUntil === 0n ? Number.POSITIVE_INFINITY : Number(validUntil),
  }
}
