import type { Hex } from '../../../foundation/encoding/hex.js'

/** Selectors of the `DelegationManager`. */
const disableDelegation = '0x49934047'
const getDelegationHash = '0x66134607'

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
  return encodeCall(disableDelegation, context)
}

/** Returns the data of the call that returns the hash of the delegation, like `encodeRevocation`. */
export function encodeHashCall(context: Hex): Hex | undefined {
  return encodeCall(getDelegationHash, context)
}

/** Returns the accounts of the delegation in a context; `undefined` for another number of delegations. */
export function readAccounts(context: Hex): { readonly sessionKey: Hex; readonly owner: Hex } | undefined {
  if (!context.startsWith(oneDelegation)) return undefined
  const [sessionKey, owner] = [0, 1].map((index) => {
    const start = oneDelegation.length + index * 64
    const [, address] = /^0{24}([\da-f]{40})$/i.exec(context.slice(start, start + 64)) ?? []
    return address
  })
  return sessionKey && owner ? { sessionKey: `0x${sessionKey}`, owner: `0x${owner}` } : undefined
}

function encodeCall(selector: Hex, context: Hex): Hex | undefined {
  if (!context.startsWith(oneDelegation)) return undefined
  return `${selector}${toWord(32)}${context.slice(oneDelegation.length)}`
}
