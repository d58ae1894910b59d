import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'
import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { toHexAddress } from '../../../foundation/toHexAddress.js'
import { wordToAddress } from '../../../foundation/wordToAddress.js'
import { createNodeReader } from '../../sources/createNodeReader.js'
import { type PriceSource, priceDecimals } from '../../sources/PriceSource.js'
import { type ContractCall, getWord, type Hex } from './callContracts.js'
import { getSqrtPrice, maxTick } from './concentratedMath.js'
import { balanceOfAbi } from './multicallAbi.js'
import { readContracts } from './readContracts.js'

/** Options of the source. */
export type UniswapV3Options = {
  readonly pool: NodePool
  readonly multicall3: Hex
  readonly factory: Hex
  /** A token whose price counts as 1 USD. */
  readonly stablecoin: Quoted
  /** The token with which pools represent the native token. */
  readonly wrappedNative: Quoted
  /** Minimum amount of USD on the side of a pool that is not the token's. */
  readonly minLiquidity: number
  /** The time of which a price is the mean. */
  readonly twapSeconds: number
}

/** A token that prices are in. */
type Quoted = { readonly address: Hex; readonly decimals: number }
/** A pool of a token, and the token that its price is in. */
type Candidate = { readonly own: Quoted; readonly other: Quoted; readonly fee: number }
/** A price in units of the other token times 10^36, and the amount of that token in the pool, in base units. */
type PoolPrice = { readonly price: bigint; readonly amount: bigint }
/** A price in USD, and the amount of USD in the pool. Both times 10^36. */
type Quote = { readonly price: bigint; readonly liquidity: bigint }

const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function observe(uint32[]) view returns (int56[], uint160[])',
])
/** The fees of pools, in millionths. */
const fees = [100, 500, 3_000, 10_000] as const
const one = 10n ** BigInt(priceDecimals)

/**
 * Creates the source of kind `uniswapV3`: time-weighted prices of pools with a stablecoin, or with the wrapped native token and from there
 * with the stablecoin; of the pool with the most liquidity. A pool that does not store observations for that time has no price, because
 * its current one can be changed for a block.
 *
 * @see https://docs.uniswap.org/concepts/protocol/oracle
 */
export function createUniswapV3Source(options: UniswapV3Options): PriceSource {
  const { stablecoin, wrappedNative } = options
  const minLiquidity = BigInt(options.minLiquidity) * one

  /** Returns the quote of the pool with the most USD beside the token. */
  function choose(
    prices: readonly (PoolPrice | undefined)[],
    other: Quoted,
    otherPrice: bigint | undefined,
  ): Quote | undefined {
    if (otherPrice === undefined) return undefined
    const unit = 10n ** BigInt(other.decimals)
    return best(
      prices.flatMap((found) =>
        found
          ? [{ price: (found.price * otherPrice) / one, liquidity: (found.amount * otherPrice) / unit }]
          : [],
      ),
    )
  }

  const best = (quotes: readonly Quote[]): Quote | undefined =>
    quotes
      .filter(({ liquidity }) => liquidity >= minLiquidity)
      .reduce<Quote | undefined>(
        (most, quote) => (most && most.liquidity >= quote.liquidity ? most : quote),
        undefined,
      )

  return {
    kind: 'uniswapV3',
    cost: 3,
    async read(balances, signal) {
      const tokens = balances.map(({ address, token: { decimals } }) => ({
        address: address === undefined ? wrappedNative.address : toHexAddress(address),
        decimals,
      }))
      const toCandidates = (own: Quoted, other: Quoted) =>
        own.address === other.address ? [] : fees.map((fee) => ({ own, other, fee }))
      const groups = [
        toCandidates(wrappedNative, stablecoin),
        ...tokens.flatMap((token) => [toCandidates(token, stablecoin), toCandidates(token, wrappedNative)]),
      ]
      const found = await readPools(groups.flat(), options, signal)
      let start = 0
      const [nativePrices = [], ...prices] = groups.map(({ length }) => {
        start += length
        return found.slice(start - length, start)
      })
      const native = choose(nativePrices, stablecoin, one)?.price
      return tokens.map(({ address }, index) => {
        if (address === stablecoin.address) return one
        if (address === wrappedNative.address) return native
        const direct = choose(prices[2 * index] ?? [], stablecoin, one)
        const throughNative = choose(prices[2 * index + 1] ?? [], wrappedNative, native)
        return best([direct, throughNative].flatMap((quote) => quote ?? []))?.price
      })
    },
  }
}

/** Reads the mean price of each pool; `undefined` for one that does not exist, or that has no observations of the whole time. */
async function readPools(
  candidates: readonly Candidate[],
  { pool, multicall3, factory, twapSeconds }: UniswapV3Options,
  signal: AbortSignal,
): Promise<readonly (PoolPrice | undefined)[]> {
  const node = createNodeReader(pool, signal)
  const read = (calls: readonly ContractCall[]) =>
    calls.length === 0 ? Promise.resolve([]) : readContracts(node, calls, { multicall3, block: 'latest' })
  const addresses = await read(
    candidates.map(({ own, other, fee }) => ({
      to: factory,
      data: encodeFunctionData({
        abi,
        functionName: 'getPool',
        args: [getAddress(own.address), getAddress(other.address), fee],
      }),
    })),
  )
  const pools = addresses.flatMap((output, index) => {
    const address = getWord(output) ?? 0n
    const candidate = candidates[index]
    const isAddress = address > 0n && address < 2n ** 160n
    return candidate && isAddress ? [{ candidate, index, to: wordToAddress(address) }] : []
  })
  const observe = encodeFunctionData({ abi, functionName: 'observe', args: [[twapSeconds, 0]] })
  const outputs = await read(
    pools.flatMap(({ to, candidate: { other } }) => [
      { to, data: observe },
      {
        to: other.address,
        data: encodeFunctionData({ abi: balanceOfAbi, functionName: 'balanceOf', args: [to] }),
      },
    ]),
  )
  const prices: (PoolPrice | undefined)[] = candidates.map(() => undefined)
  for (const [position, { candidate, index }] of pools.entries()) {
    const tick = readMeanTick(outputs[2 * position], twapSeconds)
    const amount = getWord(outputs[2 * position + 1])
    if (tick !== undefined && amount !== undefined)
      prices[index] = { price: toPrice(candidate, tick), amount }
  }
  return prices
}

/** Reads the mean tick from the two sums that `observe` returns, rounded down as in Uniswap's `OracleLibrary`. */
function readMeanTick(output: Hex | undefined, seconds: number): number | undefined {
  // The offsets of two lists, then the length of the first one and its two sums.
  const [count, before, after] = [2, 3, 4].map((index) => getWord(output, index))
  if (count !== 2n || before === undefined || after === undefined) return undefined
  const difference = BigInt.asIntN(56, after - before)
  const tick = Math.floor(Number(difference) / seconds)
  return Math.abs(tick) <= maxTick ? tick : undefined
}

/** A tick is the price of the token with the lower address, in base units of the other one. */
function toPrice({ own, other }: Candidate, tick: number): bigint {
  const isFirst = BigInt(own.address) < BigInt(other.address)
  const sqrtPrice = getSqrtPrice(isFirst ? tick : -tick)
  const exponent = BigInt(priceDecimals + own.decimals)
  return (sqrtPrice * sqrtPrice * 10n ** exponent) / ((1n << 192n) * 10n ** BigInt(other.decimals))
}
