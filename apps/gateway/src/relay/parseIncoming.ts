/** A text of a client. */
export type Incoming = {
  /** What it says; `undefined` where it is no JSON. */
  readonly value: unknown
  readonly text: string
}

/** Parses a text of a client. */
export function parseIncoming(text: string): Incoming {
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return { value: undefined, text }
  }
}
