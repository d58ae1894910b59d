// These few checks are smaller than 1 kB, and zod/mini would add 10 kB (gzip) to a chunk that the user waits for.

/** The fields of an untrusted object. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns an object, or `undefined` for any other value. */
export function toFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** Returns an array, or an empty one for any other value. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns a string of 1 to 500 characters that is valid, or `undefined`. */
export function toText(value: unknown, isValid: (text: string) => boolean = () => true): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 500 && isValid(value)
    ? value
    : undefined
}
