import type { ListedToken, TokenInfo } from './ListedToken.js'

/** The balance of one token. */
export type TokenBalance = {
  readonly token: TokenInfo
  /** Address of the token on its chain; `undefined` for the native token. */
  readonly address: string | undefined
  /** The balance in base units. */
  readonly amount: bigint
  /** Price in USD of one whole token, times 10^36, if the source knows it. Sources of prices take precedence. */
  readonly price?: bigint | undefined
}

/**
 * A source of the balances on one chain. Each kind of source is one such object; the configuration of a chain lists the
 * kinds, which are tried in order.
 */
export type BalanceSource = {
  /** The name of its kind in the configuration and in the logs. */
  readonly kind: string
  /** Returns the number of calls to nodes that a read probably needs, for the quota. */
  readonly getCost: (tokens: readonly ListedToken[]) => number
  /**
   * Reads the native balance, which is the first item, and the balances of tokens. The order of the tokens is the order of the
   * list. Tokens without a balance, and tokens that cannot be read, are left out.
   *
   * @param account Address of the account.
   * @throws SourceError if the balances cannot be read.
   */
  readonly read: (
    account: string,
    tokens: readonly ListedToken[],
    signal: AbortSignal,
  ) => Promise<readonly TokenBalance[]>
}

/** A source has failed. Its message contains neither an address nor a text of the source. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
