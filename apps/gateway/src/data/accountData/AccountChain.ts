import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Project } from '../../server/projects/Project.js'
import type { BalanceSource } from '../sources/BalanceSource.js'
import type { ListedToken } from '../sources/ListedToken.js'
import type { PriceSource } from '../sources/PriceSource.js'
import type { AccountMetrics } from './AccountMetrics.js'

/** A chain with its sources, in the order in which they are tried. */
export type AccountChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly balances: readonly BalanceSource[]
  readonly prices: readonly PriceSource[]
  /** How far a source may be from the median of all, in percent. */
  readonly maxPriceDeviationPercent: number
}

/** Options of the routes. */
export type AccountOptions = {
  readonly chains: readonly AccountChain[]
  /** Returns the listed tokens of a chain. */
  readonly tokens: (chainId: string) => readonly ListedToken[]
  readonly projects: () => readonly Project[]
  /** Returns the URL of an icon at this gateway; `undefined` if it cannot be served. */
  readonly toImageUrl: ImageProxy['toUrl']
  readonly quota: RpcQuota
  readonly metrics: AccountMetrics
  /** Learns which sources fail, by `toHealthKey`. */
  readonly health: SourceHealth
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Time in which each source of a chain must answer. */
  readonly deadlineMs: number
}
