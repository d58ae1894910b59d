import * as z from 'zod/mini'
import { VaultError } from '../../../shared/vault/VaultError.js'

/**
 * Parameters that a provider has added to the address at which a login ends (RFC 6749 §4.1.2).
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749
 */
export type ProviderResponse = { readonly state: string } & (
  | { readonly code: string; readonly iss?: string | undefined }
  | { readonly error: 'declined' | 'provider_error' }
)

/** Apple has a code of its own. */
const declinedCodes: readonly string[] = ['access_denied', 'user_cancelled_authorize']
const responseSchema = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(1024)),
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  error: z.optional(z.string()),
  /** RFC 9207. */
  iss: z.optional(z.string().check(z.maxLength(512))),
})

/**
 * Reads the address at which a login with a provider has ended. Parameters of later standards are ignored.
 *
 * @throws `VaultError` if it has neither a code nor an error
 */
export function readProviderResponse(uri: string): ProviderResponse {
  const parameters = URL.canParse(uri) ? new URL(uri).searchParams : new URLSearchParams()
  const parsed = responseSchema.safeParse(Object.fromEntries(parameters))
  if (!parsed.success) throw createProviderError(parsed.error)
  const { state, code, error, iss } = parsed.data
  if (error !== undefined) {
    return { state, error: declinedCodes.includes(error) ? 'declined' : 'provider_error' }
  }
  if (code === undefined) throw createProviderError()
  return { state, code, ...(iss !== undefined && { iss }) }
}

function createProviderError(cause?: unknown): VaultError {
  return new VaultError({
    code: 'provider_error',
    message: 'The address does not have a response of the provider. Log in again.',
    cause,
  })
}
