/** Text and its JSON value, which is not validated. */
export type ParsedJson = {
  /** `undefined` if the text is not valid JSON. */
  readonly value: unknown
  readonly text: string
}

/** Parses a text as JSON, and keeps the text. Never throws. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return { value: undefined, text }
  }
}
