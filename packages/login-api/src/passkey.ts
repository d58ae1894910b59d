import * as z from 'zod/mini'
import { base64Url } from './fields.js'

/** Id of a WebAuthn credential, base64url. It is also a parameter of an envelope, which has a limit of its own. */
export const credentialId: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1024}$/))

/** The response of an authenticator for a new passkey, base64url. */
export const attestation: z.ZodMiniType<{
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}> = z.object({ id: credentialId, clientDataJSON: base64Url, attestationObject: base64Url })

/** The response of an authenticator for a login with a passkey, base64url. */
export const assertion: z.ZodMiniType<{
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}> = z.object({
  id: credentialId,
  clientDataJSON: base64Url,
  authenticatorData: base64Url,
  signature: base64Url,
  userHandle: base64Url,
})
