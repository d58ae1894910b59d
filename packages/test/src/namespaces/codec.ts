/** The bytes of a message between a page and the process of the test, in base64. */
type EncodedBytes = { readonly $bytes: string }

/** Replaces bytes and big numbers in a value by JSON. */
export function encodeMessage(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(encodeMessage)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, encodeMessage(item)]))
}

/** Restores the bytes in a message of a page. */
export function decodeMessage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeMessage)
  if (typeof value !== 'object' || value === null) return value
  if (isEncodedBytes(value)) return Uint8Array.from(Buffer.from(value.$bytes, 'base64'))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decodeMessage(item)]))
}

function isEncodedBytes(value: object): value is EncodedBytes {
  return '$bytes' in value && typeof value.$bytes === 'string'
}
