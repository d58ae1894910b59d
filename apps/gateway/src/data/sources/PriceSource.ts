import type { TokenBalance } from './BalanceSource.js'

/** Number of decimals of prices: a price of 1 USD is 10^36. */
export const priceDecimals = 36

/** A source of the prices on one chain. The configuration of a chain lists the kinds; the median of all counts. */
export type PriceSource = {
  /** The name of its kind in the configuration and in the logs. */
  readonly kind: string
  /** The number of calls to nodes that a read usually needs, for the quota. */
  readonly cost: number
  /**
   * Reads the prices of tokens.
   *
   * @returns The price in USD of one whole token, times 10^36, for each balance; `undefined` if it is unknown.
   * @throws SourceError if the source fails.
   */
  readonly read: (
    balances: readonly TokenBalance[],
    signal: AbortSignal,
  ) => Promise<readonly (bigint | undefined)[]>
}
