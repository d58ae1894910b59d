import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a test changes of a response. */
export type AuthenticatorOverrides = {
  readonly origin?: string
  readonly rpId?: string
  readonly topOrigin?: string
  readonly crossOrigin?: boolean
  readonly isVerified?: boolean
  readonly counter?: number
  readonly type?: string
  readonly userHandle?: string
  readonly id?: string
  readonly format?: string
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Creates an authenticator with one credential (ES256), as a browser would use it in the login frame. */
export async function createAuthenticator(frame: { readonly origin: string }) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const credentialId = crypto.getRandomValues(new Uint8Array(32))
  const id = encode(credentialId)
  let counter = 0

  function createClientData(type: string, challenge: string, overrides: AuthenticatorOverrides) {
    const { origin = frame.origin, topOrigin, crossOrigin = topOrigin !== undefined } = overrides
    const data = { type: overrides.type ?? type, challenge, origin, crossOrigin, topOrigin }
    return new TextEncoder().encode(JSON.stringify(data))
  }

  async function createAuthData(overrides: AuthenticatorOverrides, attested?: Uint8Array) {
    counter += 1
    const { rpId = new URL(frame.origin).hostname, isVerified = true } = overrides
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0)
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, overrides.counter ?? counter)
    const parts = [await hash(new TextEncoder().encode(rpId)), Uint8Array.of(flags), count]
    return new Uint8Array(Buffer.concat([...parts, attested ?? new Uint8Array()]))
  }

  return {
    id,
    /** Creates the credential. */
    async create(challenge: string, overrides: AuthenticatorOverrides = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, decode(jwk.x ?? '')],
        [-3, decode(jwk.y ?? '')],
      ])
      const length = Uint8Array.of(0, credentialId.length)
      const attested = Buffer.concat([new Uint8Array(16), length, credentialId, isoCBOR.encode(key)])
      const { format = 'none' } = overrides
      const statement = new Map<string, unknown>(
        format === 'none'
          ? []
          : [
              ['alg', -7],
              ['sig', new Uint8Array(70)],
              ['x5c', [new Uint8Array(9)]],
            ],
      )
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', await createAuthData(overrides, attested)],
      ])
      return {
        id: overrides.id ?? id,
        clientDataJSON: encode(createClientData('webauthn.create', challenge, overrides)),
        // The encoder has a type for each value of CBOR, which a map of mixed values does not match.
        attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      }
    },
    /** Signs a challenge. */
    async get(challenge: string, userHandle: string, overrides: AuthenticatorOverrides = {}) {
      const clientData = createClientData('webauthn.get', challenge, overrides)
      const authenticatorData = await createAuthData(overrides)
      const signed = new Uint8Array(Buffer.concat([authenticatorData, await hash(clientData)]))
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, signed))
      return {
        id: overrides.id ?? id,
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(toDer(signature)),
        userHandle: overrides.userHandle ?? userHandle,
      }
    },
  }
}

/** Encodes a signature of 64 bytes as authenticators do: an ASN.1 sequence of two integers. */
function toDer(signature: Uint8Array): Uint8Array {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const digits = bytes.subarray(start)
    const value = (digits[0] ?? 0) > 127 ? [0, ...digits] : [...digits]
    return [2, value.length, ...value]
  })
  const content = integers.flat()
  return Uint8Array.from([48, content.length, ...content])
}
