/** The headers of a request: of the Fetch API, or of Node.js. */
export type RequestHeaders = Headers | NodeHeaders

type NodeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Returns the cookies of a request, as pairs of name and value. */
export function readCookies(headers: RequestHeaders): readonly (readonly [name: string, value: string])[] {
  // By its method: test environments and polyfills have a class of their own.
  const header = typeof headers.get === 'function' ? headers.get('cookie') : (headers as NodeHeaders).cookie
  return (typeof header === 'string' ? header : '').split(';').flatMap((pair) => {
    const text = pair.trim()
    const end = text.indexOf('=')
    return end < 0 ? [] : [[text.slice(0, end), text.slice(end + 1)] as const]
  })
}

/** Returns the value of a cookie of a request; `undefined` if there is none. */
export function readCookie(headers: RequestHeaders, name: string): string | undefined {
  return readCookies(headers).find(([one]) => one === name)?.[1]
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
