import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
} from 'viem'
import { readArtifact } from '../contracts/artifact.js'
import { market } from '../contracts/market.js'
import type { EvmChain } from '../evm/evmChain.js'
import type { SourceRequest } from './startSourceServer.js'

/** The amounts of a swap through the pools. */
export type PoolPrice = { readonly amountIn: bigint; readonly amountOut: bigint }

const native: Address = getAddress(`0x${'e'.repeat(40)}`)

/** Creates a function that reads the price of a swap from the pools of a chain; `undefined` if they cannot swap. */
export function createPriceReader(
  chains: readonly EvmChain[],
): (request: SourceRequest) => Promise<PoolPrice | undefined> {
  const { abi } = readArtifact('Router')

  async function call(rpcUrl: string, functionName: string, args: readonly unknown[]) {
    const data = encodeFunctionData({ abi, functionName, args })
    try {
      const result = await jsonRpc(post, rpcUrl, 'eth_call', [{ to: market.router, data }, 'latest'])
      return decodeFunctionResult({ abi, functionName, data: result as Hex }) as readonly bigint[]
    } catch {
      return undefined
    }
  }

  return async ({ from, to, amount, swapMode }) => {
    const chain = chains.find(({ id }) => `eip155:${id}` === from.chainId)
    const [first, last] = [toPoolToken(from.address), toPoolToken(to.address)]
    if (!chain || isAddressEqual(first, last)) return undefined
    const paths = [
      [first, last],
      [first, market.wrappedEther, last],
    ].filter((path) => new Set(path).size === path.length)
    const functionName = swapMode === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
    const found = await Promise.all(paths.map((path) => call(chain.rpcUrl, functionName, [amount, path])))
    const prices = found.flatMap((amounts): readonly PoolPrice[] => {
      const [amountIn, amountOut] = [amounts?.[0] ?? 0n, amounts?.at(-1) ?? 0n]
      return amountIn > 0n && amountOut > 0n ? [{ amountIn, amountOut }] : []
    })
    return prices.reduce<PoolPrice | undefined>(
      (best, one) => (best && best.amountOut * one.amountIn >= one.amountOut * best.amountIn ? best : one),
      undefined,
    )
  }
}

function toPoolToken(address: string): Address {
  const token = getAddress(address)
  return isAddressEqual(token, native) ? market.wrappedEther : token
}
