import { encodeFunctionData } from 'viem/utils'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import type { PoolSwap } from './parseSwap.js'
import type { QuotedSwap } from './quoteSwap.js'
import { nativeAddress } from './SwapChain.js'
import type { SwapLimits } from './sources/getLimits.js'
import { routerAbi, wrappedNativeAbi } from './swapAbi.js'

/** A call of a contract. */
export type ContractTransaction = {
  readonly to: Hex
  readonly data: Hex
  /** Amount of the native token in base units. */
  readonly value: bigint
}

/** Options of a swap. */
export type SwapOptions = SwapLimits & {
  /** The account that receives the tokens. */
  readonly recipient: Hex
  /** Time after which the router refuses the swap, in seconds since 1970. */
  readonly deadline: number
}

/**
 * Encodes a swap, which reverts beyond its limits. A wrap of the native token is a call of the wrapped token: its amount
 * cannot change, and only the account itself can receive it.
 */
export function encodeSwap(
  { chain, from, to, mode }: PoolSwap,
  { path, amountIn, amountOut }: QuotedSwap,
  { minToAmount, maxFromAmount, recipient, deadline }: SwapOptions,
): ContractTransaction {
  const value = from === nativeAddress ? maxFromAmount : 0n
  const [wrapped] = path
  if (wrapped !== undefined && path.length === 1)
    return {
      to: wrapped,
      value: value > 0n ? amountIn : 0n,
      data:
        value > 0n
          ? encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
          : encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amountIn] }),
    }
  const target = [path, recipient, BigInt(deadline)] as const
  const encodeExactIn = (): Hex => {
    const rest = [minToAmount, ...target] as const
    if (value > 0n)
      return encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: rest })
    const functionName = to === nativeAddress ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
    return encodeFunctionData({ abi: routerAbi, functionName, args: [amountIn, ...rest] })
  }
  const encodeExactOut = (): Hex => {
    if (value > 0n) {
      const args = [amountOut, ...target] as const
      return encodeFunctionData({ abi: routerAbi, functionName: 'swapETHForExactTokens', args })
    }
    const functionName = to === nativeAddress ? 'swapTokensForExactETH' : 'swapTokensForExactTokens'
    const args = [amountOut, maxFromAmount, ...target] as const
    return encodeFunctionData({ abi: routerAbi, functionName, args })
  }
  return { to: chain.router, value, data: mode === 'exactIn' ? encodeExactIn() : encodeExactOut() }
}
