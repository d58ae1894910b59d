/**
 * Returns the JSON of a call's id without losing digits of a number. Mobile wallets use 64-bit ids, and `JSON.parse` keeps
 * only 53 bits of a number.
 *
 * @param text JSON of an object with this `id`.
 * @param id The parsed id.
 */
export function extractRawId(text: string, id: string | number): string {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return JSON.stringify(id)
  let found: string | undefined
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') depth -= 1
    if (char !== '"') continue
    const end = findStringEnd(text, at)
    // Of duplicate keys the last one wins, as in `JSON.parse`.
    if (depth === 1 && text.slice(at, end) === '"id"') found = parseNumberAfter(text, end) ?? found
    at = end - 1
  }
  return found ?? JSON.stringify(id)
}

function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
}

/** Returns the value of a member if it is a number. A string that is itself a value has no colon after it. */
function parseNumberAfter(text: string, at: number): string | undefined {
  const member = /\s*:\s*(-?\d[\d.eE+-]*)/y
  member.lastIndex = at
  return member.exec(text)?.[1]
}
