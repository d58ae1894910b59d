/** The decoded value of one cookie in a `Cookie` header (or `document.cookie`), or `null` where it is not there. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim())
    } catch {
      // Percent signs that make no character: somebody else's cookie, or a broken one.
      return null
    }
  }
  return null
}
