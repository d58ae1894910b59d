// Written by hand, not with zod/mini: the few checks an answer needs are under 1 kB where zod/mini is 10 (gzip), and they
// are loaded while somebody waits for a list on a phone.

/** An object of an answer, by its fields; nothing where it is none. */
export type Fields = Readonly<Record<string, unknown>>

/** Reads an object. */
export function toFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** Reads a list; what is none counts as empty. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Reads a text that is neither empty nor a book, and that `isRight`. */
export function toText(value: unknown, isRight: (text: string) => boolean = () => true): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 500 && isRight(value)
    ? value
    : undefined
}
