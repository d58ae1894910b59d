/** An error of a wallet, on its way to a page: an `Error`, a plain object, or a text. */
export type SerializedError = { readonly kind: 'error' | 'object' | 'text'; readonly value: unknown }

/** Converts what a wallet throws to JSON. */
export function serializeError(error: unknown): SerializedError {
  if (typeof error === 'string') return { kind: 'text', value: error }
  if (!(error instanceof Error)) return { kind: 'object', value: error }
  const { name, message } = error
  return { kind: 'error', value: { ...Object.fromEntries(Object.entries(error)), name, message } }
}
