import type { Logger } from 'pino'
import type { ListedToken } from '../accountData/tokens/ListedToken.js'
import type { GasPrices } from '../gasPrice/createGasPrices.js'
import type { ImageProxy } from '../imageProxy/openImageProxy.js'
import type { Project } from '../projects/Project.js'
import type { RpcQuota } from '../rpcProxy/createRpcQuota.js'
import type { PoolReader } from './createPoolReader.js'
import type { SwapChain } from './SwapChain.js'

/** What the routes of swaps share. */
export type ConvertContext = {
  /** The chains with swaps. */
  readonly chains: readonly SwapChain[]
  /** Returns the listed tokens of a chain. */
  readonly tokens: (chainId: string) => readonly ListedToken[]
  readonly projects: () => readonly Project[]
  /** Returns the URL of an icon at this gateway; `undefined` if it cannot be served. */
  readonly toImageUrl: ImageProxy['toUrl']
  readonly quota: RpcQuota
  readonly gasPrices: GasPrices
  readonly pools: PoolReader
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
}
