import type { Hex } from '../../foundation/encoding/hex.js'

/** Selector of `disableDelegation(Delegation)` of the `DelegationManager`. */
const selector = '0x49934047'

const toWord = (value: number) => value.toString(16).padStart(64, '0')

/** How a context with one delegation begins: the offset of the list, its length, and the offset of the delegation. */
const oneDelegation = `0x${toWord(32)}${toWord(1)}${toWord(32)}`

/**
 * Returns the data of the transaction that revokes a permission. Its argument is the delegation in the context, in the same
 * encoding.
 *
 * @returns `undefined` if the context has another number of delegations.
 */
export function encodeRevocation(context: Hex): Hex | undefined {
  if (!context.startsWith(oneDelegation)) return undefined
  return `${selector}${toWord(32)}${context.slice(oneDelegation.length)}`
}
