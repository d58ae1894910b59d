/** Why a request is refused before it is handled. */
export type RequestProblem = { readonly status: 403 | 415; readonly error: string; readonly message: string }

/**
 * Refuses requests of other sites (CSRF). Browsers send `Origin` with every POST, and only send `application/json` to another
 * origin after a preflight request, which has no permissive response here.
 */
export function checkRequest(request: Request, origins: readonly string[]): RequestProblem | undefined {
  const { headers, method } = request
  const origin = headers.get('origin')
  const isForeign = origin === null ? method !== 'GET' : !origins.includes(origin)
  const site = headers.get('sec-fetch-site')
  if (isForeign || site === 'cross-site') {
    const message = `The header "Origin" must be one of ${origins.join(', ')}, got ${origin ?? 'none'}.`
    return { status: 403, error: 'forbiddenOrigin', message }
  }
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (method !== 'GET' && type.trim().toLowerCase() !== 'application/json')
    return {
      status: 415,
      error: 'unsupportedMediaType',
      message: 'The header "Content-Type" must be application/json.',
    }
  return undefined
}
