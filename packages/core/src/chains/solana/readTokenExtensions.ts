/** Length of a token account; extensions of Token-2022 follow after one more byte, the type of the account. */
const accountLength = 165

/** The types of the extensions of Token-2022 that decide whether a transfer is possible, or that it changes. */
export const extensionTypes = {
  transferFeeConfig: 1,
  transferFeeAmount: 2,
  confidentialTransferAccount: 5,
  defaultAccountState: 6,
  memoTransfer: 8,
  nonTransferable: 9,
  transferHook: 14,
  pausableConfig: 26,
} as const

/**
 * Returns the extensions of a mint or a token account of Token-2022 by type: each has a type, a length and its data, in a list
 * that ends with zeros.
 */
export function readTokenExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const extensions = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = accountLength + 1; at + 4 <= data.length; ) {
    const type = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (type === 0) break
    extensions.set(type, data.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return extensions
}
