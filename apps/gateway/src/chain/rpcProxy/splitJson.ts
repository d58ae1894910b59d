// JSON.parse keeps only 53 bits of a number, but nodes and clients use 64: ids, lamports, `rentEpoch`. The values that the
// proxy passes on are therefore slices of the original text.

/**
 * Returns the members of a JSON object as JSON texts. Of duplicate names the last one wins, as in `JSON.parse`.
 *
 * @param text A valid JSON object.
 * @param max Maximum number of members: of an object with more, none is returned.
 */
export function splitMembers(text: string, max?: number): ReadonlyMap<string, string> {
  const members = new Map<string, string>()
  for (const part of splitParts(text, max)) {
    const nameEnd = skipString(part, 0)
    const name: unknown = JSON.parse(part.slice(0, nameEnd))
    members.set(String(name), part.slice(nameEnd).trimStart().slice(1).trim())
  }
  return members
}

/**
 * Returns the items of a JSON array as JSON texts.
 *
 * @param text A valid JSON array.
 * @param max Maximum number of items: of an array with more, none is returned.
 */
export function splitItems(text: string, max?: number): readonly string[] {
  return splitParts(text, max)
}

/** Splits the content of an object or array at its own commas. */
function splitParts(text: string, max = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '"') at = skipString(text, at) - 1
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth === 1) start = at + 1
    } else if (char === '}' || char === ']') {
      depth -= 1
      if (depth === 0) addPart(parts, text.slice(start, at))
    } else if (char === ',' && depth === 1) {
      addPart(parts, text.slice(start, at))
      if (parts.length >= max) return []
      start = at + 1
    }
  }
  return parts
}

function addPart(parts: string[], part: string): void {
  const trimmed = part.trim()
  if (trimmed) parts.push(trimmed)
}

/** Returns the index after a string that starts at `start`. */
function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let count = 0
  while (text.charAt(at - 1 - count) === '\\') count += 1
  return count % 2 === 1
}
