import { randomUUID } from 'node:crypto'
import { type JWK, SignJWT } from 'jose'
import type { SigningKey } from './toSigningKey.js'

/** The user and device that a proof names. */
export type DeviceProofClaims = {
  /** E-mail address in lower case. */
  readonly address: string
  /** Thumbprint of the device's key. */
  readonly jkt: string
}

/** Signs proofs for the login service that a user confirmed a device. */
export type DeviceProofs = {
  /** Returns a JWT (EdDSA) that is valid for ten minutes. */
  readonly sign: (claims: DeviceProofClaims) => Promise<string>
  /** The public key, as a set (RFC 7517). */
  readonly jwks: { readonly keys: readonly JWK[] }
}

/** Options of `createDeviceProofs`. */
export type DeviceProofOptions = {
  /** URL of the recovery service. */
  readonly issuer: string
  /** URL of the login service. */
  readonly audience: string
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

const lifetimeSeconds = 600

/** Creates the signer of proofs. */
export function createDeviceProofs(
  { key, jwk }: SigningKey,
  { issuer, audience, now }: DeviceProofOptions,
): DeviceProofs {
  return {
    sign({ address, jkt }) {
      const issuedAt = Math.floor(now() / 1_000)
      return new SignJWT({ cnf: { jkt } })
        .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(address)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    jwks: { keys: [jwk] },
  }
}
