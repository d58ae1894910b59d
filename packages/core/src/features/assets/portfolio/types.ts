import type { AccountView } from '../../../engine/routes.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { TokenBalance } from '../../../ports/DataApi.js'
import type { ListState, ListTypes } from '../list/types.js'

/** A token of an account, with its value. `name` and `symbol` are at most 40 characters, and can be empty. */
export type Token = TokenBalance & {
  /** Unique in its list: the chain and the address of its contract or mint. */
  readonly id: string
  /** In units of 10^-18 US dollars, rounded down; absent if the price is unknown. */
  readonly value?: bigint | undefined
  /** Page of its contract or mint in the block explorer of its chain, `https:` only (`http:` for a local chain). */
  readonly explorerUrl?: string | undefined
}

/** The tokens of one account on one chain: the most valuable first, then those without a price by symbol. */
export type TokenList = {
  readonly tokens: readonly Token[]
  /** The sum of the known values, in units of 10^-18 US dollars; absent if there are tokens but no price is known. */
  readonly totalValue?: bigint | undefined
  /** When it was read, in ms since the epoch. */
  readonly at: number
  /** Whether the server has no prices of the chain. */
  readonly isUnpriced?: boolean | undefined
  /** Whether it was read from the nodes, without the option `dataApi`: the account can own other tokens, and no server has swaps. */
  readonly isPartial?: boolean | undefined
  /** Why the server has no tokens of the chain, such as `unsupported`; absent if it has them. */
  readonly unavailable?: string | undefined
}

/** The tokens of one namespace's active account. `list` is the last one of the same account and chain, never another's. */
export type PortfolioState = ListState<TokenList>

declare module '../../../engine/types.js' {
  interface Features {
    portfolio: ListTypes<TokenList, TokenList>
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A token of the account; `id` is its id in the list of tokens. Only tokens that are loaded have one. */
    'token-detail': AccountView<{ readonly namespace: ChainNamespace; readonly id: string }>
  }
}
