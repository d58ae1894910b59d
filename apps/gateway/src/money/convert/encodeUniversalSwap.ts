import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  parseAbiParameters,
} from 'viem/utils'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import type { ContractTransaction, SwapOptions } from './encodeSwap.js'
import { isConcentrated } from './findRoute.js'
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
const v3Parameters = parseAbiParameters('address, uint256, uint256, bytes, bool')
const wrapParameters = parseAbiParameters('address, uint256')

/** An amount that stands for all that the router has of a token. */
const contractBalance = 2n ** 255n

/**
 * Encodes a swap as commands of the Universal Router, which reverts beyond its limits. The router takes a token from the account through
 * Permit2, by the signature if there is one.
 */
export function encodeUniversalSwap(
  { from, to, mode }: Pick<PoolSwap, 'from' | 'to' | 'mode'>,
  { path, pools, amountIn, amountOut }: QuotedSwap,
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
  const swaps = splitByKind({ path, pools }).map((part, index, all): Command => {
    const isFirst = index === 0
    const isLast = index === all.length - 1
    // What one kind of pools returns is sold to the next one: all that the router has of it.
    const amounts =
      mode === 'exactIn'
        ? ([isFirst ? amountIn : contractBalance, isLast ? minToAmount : 0n] as const)
        : ([amountOut, maxFromAmount] as const)
    const account = isLast && !isNativeBought ? recipient : self
    return encodePart(part, mode, [account, ...amounts, isFirst && !isNativeSold])
  })
  const unwrap = (account: Hex, amount: bigint): Command => [
    '0x0c',
    encodeAbiParameters(wrapParameters, [account, amount]),
  ]
  const commands: readonly Command[] = [
    ...(permit2 ? [['0x0a', permit2] as const] : []),
    ...(isNativeSold ? [['0x0b', encodeAbiParameters(wrapParameters, [self, maxFromAmount])] as const] : []),
    ...swaps,
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

type Path = Pick<QuotedSwap, 'path' | 'pools'>

/** Returns the longest parts of a path with pools of one kind. */
function splitByKind({ path, pools }: Path): readonly Path[] {
  const isBorder = (index: number) => {
    const [one, other] = [pools[index - 1], pools[index]]
    return one !== undefined && other !== undefined && isConcentrated(one) !== isConcentrated(other)
  }
  const starts = pools.flatMap((_, index) => (index === 0 || isBorder(index) ? [index] : []))
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? pools.length
    return { path: path.slice(start, end + 1), pools: pools.slice(start, end) }
  })
}

/** Encodes a swap through pools of one kind. */
function encodePart(
  { path, pools }: Path,
  mode: PoolSwap['mode'],
  [account, amount, limit, isPaidByUser]: readonly [Hex, bigint, bigint, boolean],
): Command {
  const isExactIn = mode === 'exactIn'
  const fees = pools.flatMap((pool) => (isConcentrated(pool) ? [numberToHex(pool.fee, { size: 3 })] : []))
  if (fees.length === 0)
    return [
      isExactIn ? '0x08' : '0x09',
      encodeAbiParameters(v2Parameters, [account, amount, limit, path, isPaidByUser]),
    ]
  // The path begins with the token whose amount is exact.
  const [tokens, between] = isExactIn ? [path, fees] : [path.toReversed(), fees.toReversed()]
  const encoded = concatHex(tokens.flatMap((token, index) => [token, between[index] ?? '0x']))
  return [
    isExactIn ? '0x00' : '0x01',
    encodeAbiParameters(v3Parameters, [account, amount, limit, encoded, isPaidByUser]),
  ]
}
