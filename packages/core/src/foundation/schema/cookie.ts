/**
 * Returns the decoded value of one cookie in a `Cookie` header (or `document.cookie`), or `null` if
 * it is absent.
 */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim())
    } catch {
      // Invalid percent-encoding: another application's cookie, or a corrupt one.
      return null
    }
  }
  return null
}
