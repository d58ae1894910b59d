/**
 * Reads the path and the query of a request. What is no URL, such as `//`, is the path of nothing: it must not throw
 * where nobody catches.
 */
export function parseRequestTarget(url: string | undefined): Pick<URL, 'pathname' | 'searchParams'> {
  const whole = `http://gateway${url ?? '/'}`
  if (url?.startsWith('/') && URL.canParse(whole)) return new URL(whole)
  return { pathname: '', searchParams: new URLSearchParams() }
}
