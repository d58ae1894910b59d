/**
 * The JSON of a call's id, digit for digit as the client wrote it: phones number their calls with 64 bits, of which
 * `JSON.parse` keeps 53.
 *
 * @param text JSON of an object whose `id` is the one given.
 */
export function idTextOf(text: string, id: string | number): string {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return JSON.stringify(id)
  let found: string | undefined
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') depth -= 1
    if (char !== '"') continue
    const end = endOfString(text, at)
    // The last of several counts, as it does for `JSON.parse`.
    if (depth === 1 && text.slice(at, end) === '"id"') found = numberAfter(text, end) ?? found
    at = end - 1
  }
  return found ?? JSON.stringify(id)
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
}

/** A member's value, if it is a number; a string that is itself a value has no colon after it. */
function numberAfter(text: string, at: number): string | undefined {
  const member = /\s*:\s*(-?\d[\d.eE+-]*)/y
  member.lastIndex = at
  return member.exec(text)?.[1]
}
