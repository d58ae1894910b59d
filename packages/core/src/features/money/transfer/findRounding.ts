/**
 * The most base units by which a token that stores shares of an amount can take more, or give less, because it rounds: aTokens of Aave,
 * stETH and tokens of vaults.
 */
export const roundingMax = 2n

/** A difference in a smaller amount can be a fee of one part in a thousand. */
const leastRounded = 10_000n

/**
 * Returns what a transfer does at most: a token that rounds can do it by one base unit more or less in the next block.
 *
 * `received` is what the recipient gets at least.
 */
export function findRounding({
  amount,
  taken,
  received,
}: {
  readonly amount: bigint
  readonly taken: bigint
  readonly received: bigint
}): { readonly received: bigint; readonly rounding?: bigint } {
  const missing = amount - received
  const isLess = missing > 0n && missing <= roundingMax && amount >= leastRounded
  // The recipient can get the base unit that the account pays more.
  const least = isLess ? amount - roundingMax : missing < 0n && -missing <= roundingMax ? amount : received
  return { received: least, ...((taken > amount || isLess) && { rounding: roundingMax }) }
}
