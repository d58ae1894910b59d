import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto'

/** What an attestation states about the page that sent a request to a wallet. */
export type AttestationClaims = {
  /** Hash of the encrypted request. */
  readonly id: string
  readonly origin: string
  /** Whether the operator lists the origin for the project, and the browser confirmed that the request came from it. */
  readonly isVerified: boolean
}

/** Signs attestations. */
export type Attester = {
  /** Whether the operator set a key. Without one nothing is ever verified. */
  readonly isEnabled: boolean
  /** Returns a JWT, signed with ES256. */
  readonly attest: (claims: AttestationClaims) => string
  /** The key that verifies it. */
  readonly publicKey: JsonWebKey
}

/** A request to a wallet waits minutes at most. */
const lifetimeSeconds = 3_600

/**
 * Creates the signer of attestations.
 *
 * @param key The operator's P-256 key. Without one a new key signs attestations that verify nothing: clients wait up to
 * 5 s for an answer they can decode, so one is given in any case.
 * @param now ms since 1970.
 */
export function createAttester(key: KeyObject | undefined, now: () => number): Attester {
  const privateKey = key ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = encode({ alg: 'ES256', typ: 'JWT' })
  return {
    isEnabled: key !== undefined,
    attest({ id, origin, isVerified }) {
      const exp = Math.floor(now() / 1000) + lifetimeSeconds
      // The gateway keeps no list of fraudulent sites, so it states nothing about that.
      const signed = `${header}.${encode({ id, origin, exp, isScam: null, isVerified })}`
      const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return `${signed}.${sign('sha256', Buffer.from(signed), options).toString('base64url')}`
    },
    publicKey: createPublicKey(privateKey).export({ format: 'jwk' }),
  }
}
