import type { GasPriceResponse } from '@latchkit/blockchain-api/contract'
import type { ServedChain } from '../../chain/rpcProxy/answerCall.js'
import { createCache } from '../../foundation/createCache.js'
import { createNodeReader } from '../sources/createNodeReader.js'
import { readGasPrice } from './readGasPrice.js'

/** Gas prices of EVM chains. */
export type GasPrices = {
  /** Returns the number of calls to nodes that a read probably needs, for the quota. */
  readonly getCost: (chainId: string) => number
  /** @throws SourceError if the price cannot be read. */
  readonly read: (chain: Pick<ServedChain, 'id' | 'pool'>) => Promise<GasPriceResponse>
}

/** Options of the gas prices. */
export type GasPricesOptions = {
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
}

/** Time for which prices are cached: about one block of Ethereum. */
const maxAgeMs = 10_000
const maxCached = 1_000

/** Creates the gas prices, which are cached for 10 s. */
export function createGasPrices({ now, deadlineMs }: GasPricesOptions): GasPrices {
  const cache = createCache<GasPriceResponse>({ maxAgeMs, maxKeys: maxCached, now })
  return {
    getCost: (chainId) => (cache.has(chainId) ? 0 : 2),
    read: ({ id, pool }) =>
      cache.get(id, () => readGasPrice(createNodeReader(pool, AbortSignal.timeout(deadlineMs)))),
  }
}
