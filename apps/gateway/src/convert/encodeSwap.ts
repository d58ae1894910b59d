import { encodeFunctionData } from 'viem/utils'
import type { Hex } from '../accountData/evm/callContracts.js'
import type { Swap } from './parseSwap.js'
import type { QuotedSwap } from './quoteSwap.js'
import { nativeAddress } from './SwapChain.js'
import { routerAbi, wrappedNativeAbi } from './swapAbi.js'

/** A call of a contract. */
export type ContractTransaction = {
  readonly to: Hex
  readonly data: Hex
  /** Amount of the native token in base units. */
  readonly value: bigint
}

/** Options of a swap. */
export type SwapOptions = {
  /** The account that sends the swap, and receives its tokens. */
  readonly account: Hex
  /** Percent of the amount that the account accepts to lose while the price changes: a whole number from 0 to 50. */
  readonly slippage: number
  /** Time after which the router refuses the swap, in seconds since 1970. */
  readonly deadline: number
}

/**
 * Encodes a swap of an exact amount, which reverts if it returns less than the quote minus the slippage. A wrap of the native
 * token is a call of the wrapped token: its amount cannot change.
 */
export function encodeSwap(
  { chain, from, to, amount }: Swap,
  { path, amountOut }: QuotedSwap,
  { account, slippage, deadline }: SwapOptions,
): ContractTransaction {
  const value = from === nativeAddress ? amount : 0n
  const [wrapped] = path
  if (wrapped !== undefined && path.length === 1)
    return {
      to: wrapped,
      value,
      data:
        value > 0n
          ? encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
          : encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] }),
    }
  const target = [getMinimum(amountOut, slippage), path, account, BigInt(deadline)] as const
  const encode = (): Hex => {
    if (value > 0n)
      return encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: target })
    const functionName = to === nativeAddress ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
    return encodeFunctionData({ abi: routerAbi, functionName, args: [amount, ...target] })
  }
  return { to: chain.router, value, data: encode() }
}

/** Rounds up, so that the account never loses more than the slippage. */
function getMinimum(amountOut: bigint, slippage: number): bigint {
  return amountOut - (amountOut * BigInt(slippage)) / 100n
}
