/** A message of a client, parsed but not validated. */
export type Payload = {
  /** The parsed JSON; `undefined` if the text is not JSON. */
  readonly value: unknown
  readonly text: string
}

/** Parses a message of a client as JSON. Never throws. */
export function parsePayload(text: string): Payload {
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return { value: undefined, text }
  }
}
