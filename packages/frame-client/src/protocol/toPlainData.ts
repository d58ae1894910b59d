import { messageBytesMax, nestingMax } from './limits.js'

/** Data as in JSON. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [key: string]: PlainData }

/**
 * Copies a value that is untrusted, or on its way to the other half. A bigint of up to 256 bits becomes hex text, and fields
 * without a value are left out, as in JSON. Returns `undefined` for anything else that is not plain data, for a key
 * `__proto__`, and for a value that is larger (`messageBytesMax`) or deeper (`nestingMax`) than a message can be.
 */
export function toPlainData(value: unknown): PlainData | undefined {
  let bytesLeft = messageBytesMax

  function spend(bytes: number): void {
    bytesLeft -= bytes
    if (bytesLeft < 0) throwTypeError()
  }

  function spendText(text: string): string {
    // The length in UTF-16 units comes first: it is never more than the bytes, and needs no copy.
    if (text.length > bytesLeft) spend(text.length)
    spend(new TextEncoder().encode(text).length)
    return text
  }

  function copy(from: unknown, depth: number): PlainData {
    spend(typeof from === 'string' ? 0 : 8)
    if (typeof from === 'string') return spendText(from)
    if (from === null || typeof from === 'boolean') return from
    if (typeof from === 'number' && Number.isFinite(from)) return from
    if (typeof from === 'bigint' && from >= 0n && from >> 256n === 0n) return `0x${from.toString(16)}`
    if (typeof from !== 'object' || depth > nestingMax) return throwTypeError()
    // Stops at the limit: a sparse array can have billions of slots.
    if (Array.isArray(from)) return Array.from(from, (item) => copy(item ?? null, depth + 1))
    // A plain object of any realm; a class instance has a longer chain of prototypes.
    const prototype: unknown = Object.getPrototypeOf(from)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throwTypeError()
    const fields: Record<string, PlainData> = {}
    for (const [key, field] of Object.entries(from)) {
      if (key === '__proto__') throwTypeError()
      if (field !== undefined) fields[spendText(key)] = copy(field, depth + 1)
    }
    return fields
  }

  try {
    return value === undefined ? undefined : copy(value, 1)
  } catch {
    // Refused, or a getter of the value has thrown.
    return undefined
  }
}

function throwTypeError(): never {
  throw new TypeError()
}
