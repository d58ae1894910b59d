import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { HttpError } from '../../server/http/HttpError.js'
import type { TakeId } from './createUsedIds.js'

/** Options of the verifier of device proofs. */
export type DeviceProofVerifierOptions = {
  /** URL of the recovery service. */
  readonly issuer: string
  /** URL of the login service. */
  readonly audience: string
  /** Public keys of the recovery service. Default: they are fetched from it. */
  readonly keys?: JSONWebKeySet | undefined
  readonly takeId: TakeId
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/**
 * Verifies a proof of the recovery service that the user of an address has confirmed a device, and uses it up.
 *
 * @throws HttpError `link_expired` if it is invalid, or was used; 503 if the keys of the recovery service cannot be fetched.
 */
export type VerifyDeviceProof = (
  proof: string | undefined,
  device: { readonly email: string; readonly jkt: string },
) => Promise<void>

const maxAgeSeconds = 600
/** Accepted difference between the clocks of both services. */
const skewSeconds = 60
const claimsSchema = z.object({
  jti: z.string().check(z.minLength(8), z.maxLength(128)),
  exp: z.number(),
  cnf: z.object({ jkt: z.string() }),
})

/** Creates the function that verifies proofs of the recovery service. */
export function createDeviceProofVerifier(options: DeviceProofVerifierOptions): VerifyDeviceProof {
  const { issuer, audience, keys, takeId, now } = options
  const getKey = keys
    ? createLocalJWKSet(keys)
    : createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 5_000 })

  async function readClaims(proof: string, email: string) {
    try {
      const { payload } = await jwtVerify(proof, getKey, {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        subject: email,
        currentDate: new Date(now()),
        maxTokenAge: maxAgeSeconds,
        clockTolerance: skewSeconds,
        requiredClaims: ['exp', 'iat'],
      })
      return claimsSchema.parse(payload)
    } catch (cause) {
      if (isUnavailable(cause))
        throw Object.assign(
          new HttpError(503, 'recovery', 'The recovery service cannot be reached: try again later.'),
          { cause },
        )
      throw createLinkError({ cause })
    }
  }

  return async (proof, { email, jkt }) => {
    if (proof === undefined) throw createLinkError()
    const { jti, exp, cnf } = await readClaims(proof, email)
    if (cnf.jkt !== jkt || !(await takeId(`device proof ${jti}`, (exp + skewSeconds) * 1_000)))
      throw createLinkError()
  }
}

const createLinkError = (options: ErrorOptions = {}) =>
  Object.assign(
    new HttpError(
      400,
      'link_expired',
      'This device is not confirmed, or its link has expired: request a new link.',
    ),
    options,
  )

/** Whether the keys could not be fetched, as opposed to an invalid proof. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  // The generic class is the one of an unexpected status; other errors come from `fetch`.
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC'
  return error instanceof TypeError
}
