/**
 * Parses the request target into path and query. Never throws: an invalid target, such as `//`, has an empty path, which
 * matches no route.
 */
export function parseRequestTarget(url: string | undefined): Pick<URL, 'pathname' | 'searchParams'> {
  const absolute = `http://gateway${url ?? '/'}`
  if (url?.startsWith('/') && URL.canParse(absolute)) return new URL(absolute)
  return { pathname: '', searchParams: new URLSearchParams() }
}
