// Not from `foundation/encoding/bytes.ts`: other views load that module, and this chunk would split it for all of them.

/** Decodes base64 of a node; throws for anything else. */
export const decodeBase64 = (text: unknown): Uint8Array => {
  if (typeof text !== 'string') throw new TypeError('The response contains no data.')
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Encodes bytes for a node. */
export const encodeBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Whether both contain the same bytes. */
export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean => one.join() === other.join()
