type Scope = {
  readonly location?: { readonly href: string }
  readonly fetch?: (
    url: string,
    init: { readonly method: 'HEAD' },
  ) => Promise<{ readonly headers: { readonly get: (name: string) => string | null } }>
}

/**
 * Returns the `Cross-Origin-Opener-Policy` of the page, which its scripts can read only from another response of its address; `null` if there
 * is none, or on a server.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
export async function readOpenerPolicy(scope: Scope = globalThis as never): Promise<string | null> {
  if (!scope.location || !scope.fetch) return null
  const { headers } = await scope.fetch(scope.location.href, { method: 'HEAD' })
  return headers.get('cross-origin-opener-policy')
}
