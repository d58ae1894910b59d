import { encodeFunctionData } from 'viem/utils'
import { wordToAddress } from '../../../foundation/wordToAddress.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { type ContractCall, getWord, type Hex } from './callContracts.js'
import { readContracts } from './readContracts.js'
import { uniswapV2Abi } from './uniswapV2Abi.js'

/** Two tokens, by address in lower case. */
export type TokenPair = readonly [Hex, Hex]

/** The amounts in the pool of two tokens, in base units and in the order of the pair. */
export type Reserves = readonly [bigint, bigint]

/** Addresses on a chain. */
export type ReserveOptions = { readonly factory: Hex; readonly multicall3: Hex }

/**
 * Reads the reserves of Uniswap V2 pools.
 *
 * @returns The reserves of each pair; `undefined` if there is no pool, or it is empty.
 * @throws SourceError if the node fails.
 */
export async function readReserves(
  node: NodeReader,
  pairs: readonly TokenPair[],
  { factory, multicall3 }: ReserveOptions,
): Promise<readonly (Reserves | undefined)[]> {
  const read = (calls: readonly ContractCall[]) => readContracts(node, calls, { multicall3, block: 'latest' })
  const found = await read(
    pairs.map((args) => ({
      to: factory,
      data: encodeFunctionData({ abi: uniswapV2Abi, functionName: 'getPair', args }),
    })),
  )
  const data = encodeFunctionData({ abi: uniswapV2Abi, functionName: 'getReserves' })
  const pools = found.flatMap((output, index) => {
    const pool = getWord(output) ?? 0n
    return pool === 0n || pool >= 2n ** 160n ? [] : [{ index, to: wordToAddress(pool) }]
  })
  const outputs = pools.length === 0 ? [] : await read(pools.map(({ to }) => ({ to, data })))
  const reserves: (Reserves | undefined)[] = pairs.map(() => undefined)
  for (const [position, { index }] of pools.entries()) {
    const first = getWord(outputs[position], 0)
    const second = getWord(outputs[position], 1)
    const [a, b] = pairs[index] ?? []
    // A pool sorts its tokens by address.
    if (first && second && a && b) reserves[index] = BigInt(a) < BigInt(b) ? [first, second] : [second, first]
  }
  return reserves
}
