import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { PoolReader, PoolRequest } from './createPoolReader.js'
import { findRoute, type Pool } from './findRoute.js'
import type { PoolSwap } from './parseSwap.js'
import { nativeAddress, type SwapChain } from './SwapChain.js'

/** How a swap is executed, and what it returns at the current reserves. */
export type QuotedSwap = {
  /** The tokens of the pools. One item: the native token is wrapped, or unwrapped, without a pool. */
  readonly path: readonly Hex[]
  /** The pools, in the order of the path. */
  readonly pools: readonly Pool[]
  /** Base units of the token that is sold. */
  readonly amountIn: bigint
  /** Base units of the token that is bought. */
  readonly amountOut: bigint
}

/** The largest part of an amount that a swap may lose because it changes the prices. */
const maxPriceImpact = 0.5

/** Returns the pools that a quote needs; `undefined` if it needs none, because the native token is wrapped or unwrapped. */
export function getPoolRequest({ chain, from, to }: PoolSwap, isForced = false): PoolRequest | undefined {
  const tokens = { from: toPoolToken(chain, from), to: toPoolToken(chain, to) }
  return tokens.from === tokens.to ? undefined : { chain, ...tokens, isForced }
}

/**
 * Quotes a swap.
 *
 * @throws HttpError 400 if the pools cannot swap the amount, or only at less than half of the price.
 * @throws SourceError if the pools cannot be read.
 */
export async function quoteSwap(
  pools: PoolReader,
  { chain, amount, mode }: PoolSwap,
  request: PoolRequest | undefined,
): Promise<QuotedSwap> {
  if (!request) return { path: [chain.wrappedNative], pools: [], amountIn: amount, amountOut: amount }
  const { from, to } = request
  const route = findRoute(await pools.read(request), { from, to, amount, mode })
  // Existing clients look for these two words.
  if (!route) throw new HttpError(400, 'amount', 'insufficient liquidity: no pools can swap this amount')
  if (route.priceImpact > maxPriceImpact) {
    const loss = Math.round(route.priceImpact * 100)
    throw new HttpError(400, 'amount', `insufficient liquidity: the swap would lose ${loss} % of its value`)
  }
  return route
}

function toPoolToken({ wrappedNative }: SwapChain, address: Hex): Hex {
  return address === nativeAddress ? wrappedNative : address
}
