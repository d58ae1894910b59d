import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

/** The identity of a client: an Ed25519 key. */
export type Identity = {
  readonly clientId: string
  /** Creates a token for a relay. `claims` override the defaults. */
  readonly token: (audience: string, claims?: Readonly<Record<string, unknown>>) => string
}

/** Creates an identity with a new key. */
export function createIdentity(now: () => number = Date.now): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const clientId = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...raw]))}`
  return {
    clientId,
    token(audience, claims = {}) {
      const iat = Math.floor(now() / 1000)
      const payload = {
        iss: clientId,
        sub: randomBytes(32).toString('hex'),
        aud: audience,
        iat,
        exp: iat + 86_400,
      }
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const signed = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ ...payload, ...claims })}`
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
  }
}
