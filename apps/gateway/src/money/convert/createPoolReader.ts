import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { readReserves, type TokenPair } from '../../data/accountData/evm/readReserves.js'
import { createNodeReader } from '../../data/sources/createNodeReader.js'
import { createCache } from '../../foundation/createCache.js'
import type { Pool } from './findRoute.js'
import { readConcentratedPools } from './readConcentratedPools.js'
import type { SwapChain } from './SwapChain.js'

/** Which pools to read. */
export type PoolRequest = {
  readonly chain: SwapChain
  /** The token that is sold. It is not the native token. */
  readonly from: Hex
  readonly to: Hex
  /** Whether to read pools with concentrated liquidity too. Default: false. */
  readonly withConcentrated?: boolean | undefined
  /** Whether to read the current reserves in any case. Default: false. */
  readonly isForced?: boolean | undefined
}

/** Reads the pools through which two tokens can be swapped. */
export type PoolReader = {
  /** Returns the number of calls to nodes that a read probably needs, for the quota. */
  readonly getCost: (request: PoolRequest) => number
  /** @throws SourceError if the nodes fail. */
  readonly read: (request: PoolRequest) => Promise<readonly Pool[]>
}

/** Options of the reader. */
export type PoolReaderOptions = {
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
}

/** Time for which reserves are cached: the time of a block of a fast chain. */
const maxAgeMs = 2_000
const maxCached = 1_000
/**
 * Calls of a chain with Multicall3: one for the addresses of the pools, one for their reserves; and those for the addresses,
 * prices, bitmaps and ticks of pools with concentrated liquidity.
 */
const usualCost = 2
const concentratedCost = 4

/** Creates a reader. Concurrent requests for the same two tokens share a read, which is cached for 2 s. */
export function createPoolReader({ now, deadlineMs }: PoolReaderOptions): PoolReader {
  const cache = createCache<readonly Pool[]>({ maxAgeMs, maxKeys: maxCached, now })
  /** Number of calls of the last read of each chain, by the kinds of pools: without Multicall3, each pool needs two. */
  const lastCosts = new Map<string, number>()
  // Both directions of a swap have the same pools.
  const getKey = ({ chain, from, to, withConcentrated = false }: PoolRequest) =>
    [getKind({ chain, withConcentrated }), ...[from, to].sort()].join(' ')
  const getKind = ({ chain, withConcentrated = false }: Pick<PoolRequest, 'chain' | 'withConcentrated'>) =>
    `${chain.id} ${withConcentrated}`

  async function load({ chain, from, to, withConcentrated }: PoolRequest): Promise<readonly Pool[]> {
    const pairs = getPairs([from, to, ...chain.intermediateTokens])
    const node = createNodeReader(chain.pool, AbortSignal.timeout(deadlineMs))
    const { concentratedFactory, multicall3 } = chain
    const [reserves, concentrated] = await Promise.all([
      readReserves(node, pairs, chain),
      withConcentrated && concentratedFactory
        ? readConcentratedPools(node, pairs, { concentratedFactory, multicall3 })
        : [],
    ])
    lastCosts.set(getKind({ chain, withConcentrated }), node.getCallCount())
    const pools = pairs.flatMap((tokens, index): readonly Pool[] => {
      const own = reserves[index]
      return own ? [{ tokens, reserves: own }] : []
    })
    return [...pools, ...concentrated]
  }

  return {
    getCost: (request) =>
      !request.isForced && cache.has(getKey(request))
        ? 0
        : (lastCosts.get(getKind(request)) ?? usualCost + (request.withConcentrated ? concentratedCost : 0)),
    read: (request) => cache.get(getKey(request), () => load(request), request.isForced),
  }
}

/** Returns each two of the tokens once. */
function getPairs(tokens: readonly Hex[]): readonly TokenPair[] {
  const unique = [...new Set(tokens)]
  return unique.flatMap((one, index) => unique.slice(index + 1).map((other): TokenPair => [one, other]))
}
