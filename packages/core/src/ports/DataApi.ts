import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { PortContext } from './Adapter.js'

/** A balance of an account. Parsed where it is received; texts and URLs are untrusted and only shown. */
export type TokenBalance = {
  readonly chainId: CaipNetworkId
  /** The address of its contract or mint; absent for the native token of the chain. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Number of decimals of `amount`: 1 to 255. Tokens without decimals are left out. */
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
  /** The price of one token in US dollars as decimal text, such as `2988.02`; absent if it is unknown. */
  readonly price?: string | undefined
  /** URL of its image. */
  readonly icon?: string | undefined
}

/** Data of accounts that a server indexes. Each method rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
export interface DataApi {
  /** Returns the balances of an account on one chain; an empty list if the server does not have the chain. */
  getBalances(parameters: {
    readonly chainId: CaipNetworkId
    readonly address: string
    /** Whether the balances may have just changed: the server must not answer from its cache. Default: false. */
    readonly force?: boolean | undefined
    readonly signal: AbortSignal
  }): Promise<readonly TokenBalance[]>
}

/** Creates a data API from the kit's own parts; the type of the option `dataApi`. */
export type DataApiFactory = (context: PortContext) => DataApi
