/** The headers of a request: of the Fetch API, or of Node.js. */
export type RequestHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Returns the value of a cookie of a request; `undefined` if there is none. */
export function readCookie(headers: RequestHeaders, name: string): string | undefined {
  const header = headers instanceof Headers ? headers.get('cookie') : headers.cookie
  const pairs = (typeof header === 'string' ? header : '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Formats a cookie that scripts cannot read. The prefix `__Host-` of its name makes the browser refuse it without `Secure`,
 * with another path, or from another host of the same domain.
 */
export function formatCookie(
  name: `__Host-${string}`,
  value: string,
  options: { readonly maxAge: number; readonly sameSite: 'Lax' | 'Strict' },
): string {
  const maxAge = Math.max(0, Math.floor(options.maxAge / 1_000))
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=${options.sameSite}`
}
