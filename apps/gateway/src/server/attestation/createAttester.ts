import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto'

/** The claims of an attestation about the origin of a request to a wallet. */
export type AttestationClaims = {
  /** Hash of the encrypted request. */
  readonly id: string
  readonly origin: string
  /** Whether the operator lists the origin for the project, and the browser confirmed that the request came from it. */
  readonly isVerified: boolean
}

/** Signs attestations and documents. */
export type Attester = {
  /** Whether the operator set a key. Without one, no origin is verified. */
  readonly isEnabled: boolean
  /** Returns a JWT, signed with ES256. */
  readonly attest: (claims: AttestationClaims) => string
  /**
   * Returns a detached JWS of a text, signed with ES256: `<header>..<signature>`. The payload is not encoded.
   *
   * @see https://www.rfc-editor.org/rfc/rfc7797
   */
  readonly signDetached: (text: string) => string
  /** The key that verifies both. */
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
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' })
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const createSignature = (text: string) =>
    sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  const header = encode({ alg: 'ES256', typ: 'JWT' })
  const kid = toThumbprint(publicKey)
  return {
    isEnabled: key !== undefined,
    attest({ id, origin, isVerified }) {
      const exp = Math.floor(now() / 1000) + lifetimeSeconds
      // `null`: the gateway has no list of fraudulent sites.
      const signed = `${header}.${encode({ id, origin, exp, isScam: null, isVerified })}`
      return `${signed}.${createSignature(signed)}`
    },
    signDetached(text) {
      const iat = Math.floor(now() / 1000)
      const detached = encode({ alg: 'ES256', kid, iat, b64: false, crit: ['b64'] })
      return `${detached}..${createSignature(`${detached}.${text}`)}`
    },
    publicKey,
  }
}

/** Returns the id of a key: its thumbprint. See https://www.rfc-editor.org/rfc/rfc7638. */
function toThumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}
