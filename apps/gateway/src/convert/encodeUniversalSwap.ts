import { concatHex, encodeAbiParameters, encodeFunctionData, parseAbiParameters } from 'viem/utils'
import type { Hex } from '../accountData/evm/callContracts.js'
import type { ContractTransaction, SwapOptions } from './encodeSwap.js'
import type { PoolSwap } from './parseSwap.js'
import type { QuotedSwap } from './quoteSwap.js'
import { nativeAddress } from './SwapChain.js'
import { universalRouterAbi } from './swapAbi.js'

/** A command of the Universal Router: its number, and its input. */
type Command = readonly [Hex, Hex]

/** Addresses that stand for the caller, and for the router itself. */
const caller: Hex = `0x${'1'.padStart(40, '0')}`
const self: Hex = `0x${'2'.padStart(40, '0')}`

const v2Parameters = parseAbiParameters('address, uint256, uint256, address[], bool')
const wrapParameters = parseAbiParameters('address, uint256')

/**
 * Encodes a swap as commands of the Universal Router, which reverts beyond its limits. The router takes a token from the account through
 * Permit2, by the signature if there is one.
 */
export function encodeUniversalSwap(
  { from, to, mode }: Pick<PoolSwap, 'from' | 'to' | 'mode'>,
  { path, amountIn, amountOut }: QuotedSwap,
  {
    router,
    permit2,
    minToAmount,
    maxFromAmount,
    recipient,
    deadline,
  }: SwapOptions & { readonly router: Hex; readonly permit2?: Hex | undefined },
): ContractTransaction {
  const isNativeSold = from === nativeAddress
  const isNativeBought = to === nativeAddress
  const amounts =
    mode === 'exactIn' ? ([amountIn, minToAmount] as const) : ([amountOut, maxFromAmount] as const)
  const args = [isNativeBought ? self : recipient, ...amounts, path, !isNativeSold] as const
  const unwrap = (account: Hex, amount: bigint): Command => [
    '0x0c',
    encodeAbiParameters(wrapParameters, [account, amount]),
  ]
  const commands: readonly Command[] = [
    ...(permit2 ? [['0x0a', permit2] as const] : []),
    ...(isNativeSold ? [['0x0b', encodeAbiParameters(wrapParameters, [self, maxFromAmount])] as const] : []),
    [mode === 'exactIn' ? '0x08' : '0x09', encodeAbiParameters(v2Parameters, args)],
    ...(isNativeBought ? [unwrap(recipient, minToAmount)] : []),
    // What an exact amount costs less than the limit.
    ...(isNativeSold && mode === 'exactOut' ? [unwrap(caller, 0n)] : []),
  ]
  return {
    to: router,
    value: isNativeSold ? maxFromAmount : 0n,
    data: encodeFunctionData({
      abi: universalRouterAbi,
      functionName: 'execute',
      args: [
        concatHex(commands.map(([number]) => number)),
        commands.map(([, input]) => input),
        BigInt(deadline),
      ],
    }),
  }
}
