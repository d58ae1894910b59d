/** Deeper values are no answers of nodes. */
const maxDepth = 512
const literals = ['true', 'false', 'null'] as const

/**
 * Returns whether a text is JSON whose arrays and objects are at most 512 deep. It creates no values: `JSON.parse` needs up
 * to 50 times the memory of the text.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function isJson(text: string): boolean {
  /** Whether each open value is an object. */
  const isObject: boolean[] = []
  let at = skipSpace(text, 0)
  for (;;) {
    const char = text.charAt(at)
    if (char === '{' || char === '[') {
      if (isObject.length === maxDepth) return false
      const next = skipSpace(text, at + 1)
      if (text.charAt(next) === (char === '{' ? '}' : ']')) at = next + 1
      else {
        isObject.push(char === '{')
        at = char === '{' ? skipName(text, next) : next
        if (at < 0) return false
        continue
      }
    } else {
      at = skipScalar(text, at)
      if (at < 0) return false
    }
    // A value has ended: what follows is the end of its parents, or a comma and the next value.
    for (;;) {
      at = skipSpace(text, at)
      const parent = isObject.at(-1)
      if (parent === undefined) return at === text.length
      const mark = text.charAt(at)
      at += 1
      if (mark === ',') {
        at = skipSpace(text, at)
        if (parent) at = skipName(text, at)
        if (at < 0) return false
        break
      }
      if (mark !== (parent ? '}' : ']')) return false
      isObject.pop()
    }
  }
}

/** Returns the index of the next character that is not a space. */
function skipSpace(text: string, start: number): number {
  let at = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at
    at += 1
  }
}

/** Returns the index after the name of a member, its colon and the space behind it; -1 if there is none. */
function skipName(text: string, start: number): number {
  if (text.charAt(start) !== '"') return -1
  const end = skipString(text, start)
  if (end < 0) return -1
  const colon = skipSpace(text, end)
  return text.charAt(colon) === ':' ? skipSpace(text, colon + 1) : -1
}

/** Returns the index after a string, a number or a literal; -1 if there is none. */
function skipScalar(text: string, start: number): number {
  if (text.charAt(start) === '"') return skipString(text, start)
  const literal = literals.find((one) => text.startsWith(one, start))
  return literal === undefined ? skipNumber(text, start) : start + literal.length
}

function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return -1
    if (code !== 0x5c) continue
    at += 1
    const escaped = text.charAt(at)
    if (escaped === 'u') {
      if (!/^[\da-f]{4}$/i.test(text.slice(at + 1, at + 5))) return -1
      at += 4
    } else if (escaped === '' || !'"\\/bfnrt'.includes(escaped)) return -1
  }
  return -1
}

function skipNumber(text: string, start: number): number {
  const integer = text.charAt(start) === '-' ? start + 1 : start
  let at = text.charAt(integer) === '0' ? integer + 1 : skipDigits(text, integer)
  if (at === integer) return -1
  if (text.charAt(at) === '.') {
    const fraction = at + 1
    at = skipDigits(text, fraction)
    if (at === fraction) return -1
  }
  const mark = text.charAt(at)
  if (mark !== 'e' && mark !== 'E') return at
  const sign = text.charAt(at + 1)
  const exponent = sign === '+' || sign === '-' ? at + 2 : at + 1
  at = skipDigits(text, exponent)
  return at === exponent ? -1 : at
}

function skipDigits(text: string, start: number): number {
  let at = start
  while (text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at += 1
  return at
}
