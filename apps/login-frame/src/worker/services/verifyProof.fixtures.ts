import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'

const claimsSchema = z.object({
  jti: z.string(),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.optional(z.string()),
  nonce: z.optional(z.string()),
})

/** Verifies a DPoP proof as a service does (RFC 9449 §4.3). Returns the thumbprint of its key, and its nonce. */
export async function verifyProof(
  proof: string,
  expected: { readonly url: string; readonly accessToken: string | undefined; readonly now: number },
): Promise<{ readonly jkt: string; readonly nonce: string | undefined; readonly jti: string }> {
  const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
    currentDate: new Date(expected.now),
  })
  const { jti, htm, htu, iat, ath, nonce } = claimsSchema.parse(payload)
  const { accessToken } = expected
  const hash = accessToken && base64urlnopad.encode(sha256(new TextEncoder().encode(accessToken)))
  if (htm !== 'POST' || htu !== expected.url || ath !== hash)
    throw new Error('The proof is for another request.')
  if (Math.abs(expected.now / 1000 - iat) > 60) throw new Error('The proof has expired.')
  if (!protectedHeader.jwk || 'd' in protectedHeader.jwk) throw new Error('The proof has no public key.')
  return { jkt: await calculateJwkThumbprint(protectedHeader.jwk), nonce, jti }
}
