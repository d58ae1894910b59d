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

/**
 * Returns why a server does not have a list of one chain, such as `not_indexed`, by the code that it has put beside the list. The code can
 * be one that this client does not know: the list is then missing for another reason.
 *
 * @param isEmpty Whether nothing of the list is known.
 * @throws TypeError if the list is empty because the server could not read it now (`failed`): it would say that there is nothing. Of another
 * list, what is known is shown, and it is read again soon.
 */
export function readListCode(
  { unavailable }: Fields,
  chainId: string,
  isEmpty: boolean,
): { readonly unavailable?: string } {
  const parts = toList(unavailable).map(toFields)
  const code = toText(parts.find((part) => part && (part.chainId ?? chainId) === chainId)?.code)
  if (code !== 'failed') return code === undefined ? {} : { unavailable: code }
  if (isEmpty) throw new TypeError('The server cannot read it now')
  return {}
}
