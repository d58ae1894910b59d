import { fromHex } from '../../foundation/encoding/bytes.js'

/** Number of characters of a reason that are kept. */
const reasonMax = 200

/**
 * Returns the reason of a revert, which is untrusted text, from the data of `Error(string)`; `undefined` for any other data, such as
 * the data of a custom error.
 */
export function readRevertReason(data: string): string | undefined {
  const words = /^0x08c379a0[\da-f]{64}([\da-f]{64})((?:[\da-f]{2})*)$/i.exec(data)
  const [, length, rest] = words ?? []
  if (length === undefined || !rest) return undefined
  const bytes = fromHex(rest).subarray(0, Number(BigInt(`0x${length}`)))
  return new TextDecoder().decode(bytes).slice(0, reasonMax) || undefined
}
