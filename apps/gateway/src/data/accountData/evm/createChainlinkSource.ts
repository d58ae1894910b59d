import { parseAbi } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { createNodeReader } from '../../sources/createNodeReader.js'
import { type PriceSource, priceDecimals } from '../../sources/PriceSource.js'
import { getWord, type Hex } from './callContracts.js'
import { readContracts } from './readContracts.js'

/** Options of the source. */
export type ChainlinkOptions = {
  readonly pool: NodePool
  readonly multicall3: Hex
  /** The feeds in USD by address of the token in lower case; by `native` for the native token. */
  readonly feeds: ReadonlyMap<string, Hex>
  /** Age at which an answer is too old. */
  readonly maxAgeSeconds: number
  /** Returns the current time in ms. */
  readonly now: () => number
}

const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
])
const decimalsCall = encodeFunctionData({ abi, functionName: 'decimals' })
const roundCall = encodeFunctionData({ abi, functionName: 'latestRoundData' })
/** The most decimals of a feed; Chainlink's have 8 or 18. */
const decimalsMax = 36n
/** Answers are signed: 2^255 and above are negative. */
const answerMax = 2n ** 255n

/**
 * Creates the source of kind `chainlink`: the last answers of Chainlink's data feeds (`AggregatorV3Interface`). One that is not above 0, or
 * older than `maxAgeSeconds`, is no price.
 *
 * @see https://docs.chain.link/data-feeds/api-reference
 */
export function createChainlinkSource(options: ChainlinkOptions): PriceSource {
  const { pool, multicall3, feeds, maxAgeSeconds, now } = options
  return {
    kind: 'chainlink',
    cost: 1,
    async read(balances, signal) {
      const wanted = balances.map(({ address }) => feeds.get(address?.toLowerCase() ?? 'native'))
      const read = [...new Set(wanted.flatMap((feed) => feed ?? []))]
      if (read.length === 0) return wanted.map(() => undefined)
      const outputs = await readContracts(
        createNodeReader(pool, signal),
        read.flatMap((to) => [
          { to, data: decimalsCall },
          { to, data: roundCall },
        ]),
        { multicall3, block: 'latest' },
      )
      const oldest = BigInt(Math.floor(now() / 1_000) - maxAgeSeconds)
      const prices = new Map(
        read.map((feed, index) => [feed, toPrice(outputs[2 * index], outputs[2 * index + 1], oldest)]),
      )
      return wanted.map((feed) => feed && prices.get(feed))
    },
  }
}

/** @param oldest The least time of an answer, in seconds since 1970. */
function toPrice(
  decimalsOutput: Hex | undefined,
  round: Hex | undefined,
  oldest: bigint,
): bigint | undefined {
  const decimals = getWord(decimalsOutput)
  const [answer, updatedAt] = [getWord(round, 1), getWord(round, 3)]
  if (decimals === undefined || answer === undefined || updatedAt === undefined) return undefined
  if (decimals > decimalsMax || answer === 0n || answer >= answerMax || updatedAt < oldest) return undefined
  return answer * 10n ** (BigInt(priceDecimals) - decimals)
}
