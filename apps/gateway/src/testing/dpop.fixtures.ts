import { createHash, randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'

/** The request of a proof, and parts that a test replaces. */
export type ProofOptions = {
  readonly method?: string
  readonly url: string
  readonly accessToken?: string | undefined
  readonly nonce?: string | undefined
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<{ [Name in keyof JWTHeaderParameters]?: JWTHeaderParameters[Name] | undefined }>
}

/** The key of a device, which proves its possession (DPoP). */
export type DpopKey = {
  /** Thumbprint of the key (RFC 7638). */
  readonly jkt: string
  readonly prove: (options: ProofOptions) => Promise<string>
}

/** Creates the key of a device. It is a real P-256 key of jose. */
export async function createDpopKey(now: () => number = Date.now): Promise<DpopKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    jkt: await calculateJwkThumbprint(jwk),
    async prove({ method = 'POST', url, accessToken, nonce, claims = {}, header = {} }) {
      const ath =
        accessToken === undefined ? undefined : createHash('sha256').update(accessToken).digest('base64url')
      return new SignJWT({
        jti: randomUUID(),
        htm: method,
        htu: url,
        iat: Math.floor(now() / 1_000),
        ...(ath !== undefined && { ath }),
        ...(nonce !== undefined && { nonce }),
        ...claims,
      })
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header } as JWTHeaderParameters)
        .sign(privateKey)
    },
  }
}
