import type { Hex } from '../../foundation/encoding/hex.js'

/** A call of a router with the functions of Uniswap V2, or of the wrapped native token. Addresses in lower case. */
export type SwapCall = {
  /** Whether the native token is sold, which is the value of the transaction then. */
  readonly isNativeSold: boolean
  readonly isNativeBought: boolean
  /** Amount that is sold: exactly, or at most. Absent: the value of the transaction. */
  readonly sold?: bigint | undefined
  /** Amount that is bought: at least, or exactly. Absent: the amount that is sold. */
  readonly bought?: bigint | undefined
  /** The tokens from the one that is sold to the one that is bought. Empty: the called contract is the wrapped native token. */
  readonly path: readonly Hex[]
  /** Who receives what is bought. Absent: the account that calls. */
  readonly recipient?: Hex | undefined
  /** In seconds since the epoch. */
  readonly deadline?: bigint | undefined
}

/** The functions by selector: the order of their amounts, and whether one side is the native token. */
const functions: Readonly<
  Record<
    string,
    { readonly amounts: readonly ('sold' | 'bought')[]; readonly native?: 'sold' | 'bought' | undefined }
  >
> = {
  '38ed1739': { amounts: ['sold', 'bought'] }, // swapExactTokensForTokens
  '8803dbee': { amounts: ['bought', 'sold'] }, // swapTokensForExactTokens
  '7ff36ab5': { amounts: ['bought'], native: 'sold' }, // swapExactETHForTokens
  fb3bdb41: { amounts: ['bought'], native: 'sold' }, // swapETHForExactTokens
  '18cbafe5': { amounts: ['sold', 'bought'], native: 'bought' }, // swapExactTokensForETH
  '4a25d94a': { amounts: ['bought', 'sold'], native: 'bought' }, // swapTokensForExactETH
}

/** Number of tokens of the longest path that is decoded. */
const pathMax = 10

/**
 * Decodes the call data of a swap: `undefined` for a function that is not known, `invalid` for a known one with data that its
 * ABI does not allow.
 */
export function decodeSwap(data: string): SwapCall | 'invalid' | undefined {
  const selector = data.slice(2, 10).toLowerCase()
  const words = toWords(data)
  if (selector === 'd0e30db0')
    return words?.length === 0 ? { isNativeSold: true, isNativeBought: false, path: [] } : 'invalid'
  if (selector === '2e1a7d4d')
    return words?.length === 1
      ? { isNativeSold: false, isNativeBought: true, sold: words[0], path: [] }
      : 'invalid'
  const known = functions[selector]
  if (!known) return undefined
  const { amounts, native } = known
  const count = amounts.length
  const path = words?.slice(count + 4)
  const [offset, recipient, deadline, length] = words?.slice(count) ?? []
  // The only encoding that compilers and libraries make; others could hide a second path.
  const isCanonical =
    offset === BigInt(count + 3) * 32n &&
    length === BigInt(path?.length ?? -1) &&
    length >= 2n &&
    length <= BigInt(pathMax)
  const addresses = [...(path ?? []), recipient ?? -1n].map(wordToAddress)
  if (!words || !isCanonical || addresses.includes(undefined)) return 'invalid'
  const found = addresses.filter((address) => address !== undefined)
  return {
    isNativeSold: native === 'sold',
    isNativeBought: native === 'bought',
    ...Object.fromEntries(amounts.map((name, index) => [name, words[index]])),
    path: found.slice(0, -1),
    recipient: found.at(-1),
    deadline,
  }
}

function toWords(data: string): readonly bigint[] | undefined {
  const rest = data.slice(10)
  if (!/^(?:[\da-f]{64})*$/i.test(rest)) return undefined
  return Array.from({ length: rest.length / 64 }, (_, index) =>
    BigInt(`0x${rest.slice(index * 64, index * 64 + 64)}`),
  )
}

const wordToAddress = (word: bigint): Hex | undefined =>
  word >= 0n && word < 2n ** 160n ? `0x${word.toString(16).padStart(40, '0')}` : undefined
