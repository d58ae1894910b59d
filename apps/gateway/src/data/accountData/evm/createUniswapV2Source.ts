import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { toHexAddress } from '../../../foundation/toHexAddress.js'
import { createNodeReader } from '../../sources/createNodeReader.js'
import { type PriceSource, priceDecimals } from '../../sources/PriceSource.js'
import type { Hex } from './callContracts.js'
import { type Reserves, readReserves } from './readReserves.js'

/** Options of the source. */
export type UniswapV2Options = {
  readonly pool: NodePool
  readonly multicall3: Hex
  readonly factory: Hex
  /** A token whose price counts as 1 USD. */
  readonly stablecoin: { readonly address: Hex; readonly decimals: number }
  /** The token with which pools represent the native token. */
  readonly wrappedNative: { readonly address: Hex; readonly decimals: number }
  /** Minimum amount of USD on the side of a pool that is not the token's. */
  readonly minLiquidity: number
}

/** A price, and the amount of USD in the pool that it is from. Both times 10^36. */
type Quote = { readonly price: bigint; readonly liquidity: bigint }

const one = 10n ** BigInt(priceDecimals)

/**
 * Creates the source of kind `uniswapV2`: prices of pools with a stablecoin, or with the wrapped native token and from
 * there with the stablecoin; whichever has more liquidity. These are prices for display: a large swap can change them for
 * a block.
 */
export function createUniswapV2Source(options: UniswapV2Options): PriceSource {
  const { factory, stablecoin, wrappedNative, multicall3 } = options
  const minLiquidity = BigInt(options.minLiquidity) * one
  const choose = (...quotes: readonly (Quote | undefined)[]): Quote | undefined =>
    quotes
      .filter((quote) => quote !== undefined)
      .filter(({ liquidity }) => liquidity >= minLiquidity)
      .reduce<Quote | undefined>(
        (best, quote) => (best && best.liquidity >= quote.liquidity ? best : quote),
        undefined,
      )

  return {
    kind: 'uniswapV2',
    cost: 2,
    async read(balances, signal) {
      const tokens = balances.map(({ address, token: { decimals } }) => ({
        address: address === undefined ? wrappedNative.address : toHexAddress(address),
        decimals,
      }))
      const pairs = tokens.flatMap(({ address }) => [
        [address, stablecoin.address] as const,
        [address, wrappedNative.address] as const,
      ])
      const [nativeReserves, ...reserves] = await readReserves(
        createNodeReader(options.pool, signal),
        [[wrappedNative.address, stablecoin.address], ...pairs],
        { factory, multicall3 },
      )
      const dollar = { decimals: stablecoin.decimals, price: one }
      const native = choose(getQuote(nativeReserves, wrappedNative.decimals, dollar))
      return tokens.map(({ address, decimals }, index) => {
        if (address === stablecoin.address) return one
        if (address === wrappedNative.address) return native?.price
        const direct = getQuote(reserves[2 * index], decimals, dollar)
        const throughNative =
          native &&
          getQuote(reserves[2 * index + 1], decimals, {
            decimals: wrappedNative.decimals,
            price: native.price,
          })
        return choose(direct, throughNative)?.price
      })
    },
  }
}

/** @param quoted The token that the price is in, with its own price in USD times 10^36. */
function getQuote(
  reserves: Reserves | undefined,
  decimals: number,
  quoted: { readonly decimals: number; readonly price: bigint },
): Quote | undefined {
  if (!reserves) return undefined
  const [own, other] = reserves
  const unit = 10n ** BigInt(quoted.decimals)
  return {
    price: (other * quoted.price * 10n ** BigInt(decimals)) / (own * unit),
    liquidity: (other * quoted.price) / unit,
  }
}
