import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { GasPrices } from '../../data/gasPrice/createGasPrices.js'
import type { ListedToken } from '../../data/sources/ListedToken.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Project } from '../../server/projects/Project.js'
import type { SwapChain, SwapNetwork } from './SwapChain.js'
import type { SwapSource } from './sources/SwapSource.js'

/** Dependencies of the routes of swaps. */
export type ConvertContext = {
  /** The chains with a router of pools. */
  readonly chains: readonly SwapChain[]
  /** All chains of the gateway on which a source may swap. */
  readonly networks: readonly SwapNetwork[]
  /** Who executes swaps; the source of clients that do not choose one is the first one of a chain. */
  readonly sources: readonly SwapSource[]
  /** Returns the listed tokens of a chain. */
  readonly tokens: (chainId: string) => readonly ListedToken[]
  readonly projects: () => readonly Project[]
  /** Returns the URL of an icon at this gateway; `undefined` if it cannot be served. */
  readonly toImageUrl: ImageProxy['toUrl']
  readonly quota: RpcQuota
  readonly gasPrices: GasPrices
  /** Learns which sources fail, by chain and id. */
  readonly health: SourceHealth
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
  /** Time in which a source must answer. */
  readonly sourceTimeoutMs: number
}
