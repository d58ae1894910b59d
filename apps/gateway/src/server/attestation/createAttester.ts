import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto'

/** The claims of an attestation about the origin of a request to a wallet. */
export type AttestationClaims = {
  /** Hash of the encrypted request. */
  readonly id: string
  readonly origin: string
  /** Whether the operator lists the origin for the project, and the browser confirmed that the request came from it. */
  readonly isVerified: boolean
}

/** Signs attestations. */
export type Attester = {
  /** Whether the operator set a key. Without one, no origin is verified. */
  readonly isEnabled: boolean
  /** Returns a JWT, signed with ES256. */
  readonly attest: (claims: AttestationClaims) => string
  /** The key that verifies it. */
  readonly publicKey: JsonWebKey
}

/** A request to a wallet is pending for minutes at most. */
const lifetimeSeconds = 3_600

/**
 * Creates the signer of attestations.
 *
 * @param key The operator's P-256 key. Without one, a generated key signs attestations with `isVerified: false`, because
 * clients wait up to 5 s for a valid attestation.
 * @param now Returns the current time in ms since 1970.
 */
export function createAttester(key: KeyObject | undefined, now: () => number): Attester {
  const privateKey = key ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = encode({ alg: 'ES256', typ: 'JWT' })
  return {
    isEnabled: key !== undefined,
    attest({ id, origin, isVerified }) {
      const exp = Math.floor(now() / 1000) + lifetimeSeconds
      // `null`: the gateway has no list of fraudulent sites.
      const signed = `${header}.${encode({ id, origin, exp, isScam: null, isVerified })}`
      const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return `${signed}.${sign('sha256', Buffer.from(signed), options).toString('base64url')}`
    },
    publicKey: createPublicKey(privateKey).export({ format: 'jwk' }),
  }
}
