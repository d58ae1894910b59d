import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Token, TokenList } from './types.js'

/** Tokens to show, and the network that they are on. */
type ShownTokens = {
  readonly namespace: ChainNamespace
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
  /** Can be empty. `at` is the time of the values. */
  readonly list: TokenList
  /** Number of decimals of the values in US dollars. */
  readonly valueDecimals: number
}

/** Why the last read failed. */
type FailedRead = Failure & {
  /** When it is tried again, in ms since the epoch; absent while it is. Before, retries are blocked. */
  readonly retryAt?: number | undefined
}

/** A token of the account of one namespace. */
export type TokenDetailModel =
  | { readonly status: 'disconnected' }
  /** The list is read for the first time. */
  | { readonly status: 'loading' }
  /** It is not one of the loaded tokens of the account on its chain: the account may own nothing of it anymore. */
  | { readonly status: 'missing' }
  | ({
      readonly status: 'ready'
      readonly token: Token
      /** The price of one token, in US dollars with `valueDecimals` decimals, rounded down; absent if it is unknown. */
      readonly price?: bigint | undefined
      /** The time of the values, in ms since the epoch, if the last read failed. */
      readonly staleAt?: number | undefined
    } & Omit<ShownTokens, 'list'>)

/** The tokens of the account of one namespace. */
export type TokensModel =
  | { readonly status: 'disconnected' }
  /** The chain of the account is not configured. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & ShownTokens)
  /** Earlier values, because the last read failed. */
  | ({ readonly status: 'stale' } & ShownTokens & FailedRead)
  | ({ readonly status: 'failed' } & FailedRead)
