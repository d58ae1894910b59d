import { errors } from 'jose'
import { ResponseBodyError } from 'openid-client'
import { SocialProviderError } from './SocialProviderError.js'

/** Codes of failures to get a response at all. */
const unavailableCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']

/** Converts an error of a request to a provider, or of the verification of its token. Keeps it as the cause. */
export function toProviderError(cause: unknown): SocialProviderError {
  if (cause instanceof SocialProviderError) return cause
  const code = getCode(cause)
  return new SocialProviderError(isUnavailable(cause, code) ? 'unavailable' : 'refused', code, { cause })
}

function isUnavailable(cause: unknown, code: string): boolean {
  if (unavailableCodes.includes(code) || cause instanceof errors.JWKSInvalid) return true
  if (cause instanceof ResponseBodyError) return cause.status >= 500
  // The error of `fetch` without a response.
  if (cause instanceof TypeError) return true
  return cause instanceof Error && cause.cause instanceof Response && cause.cause.status >= 500
}

/** Returns a code that is safe to log: the texts of providers may contain addresses. */
function getCode(error: unknown): string {
  if (error instanceof ResponseBodyError && /^[a-z_]{1,64}$/.test(error.error)) return error.error
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
