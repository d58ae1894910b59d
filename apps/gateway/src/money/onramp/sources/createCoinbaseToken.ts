import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { GatewayError } from '../../../foundation/GatewayError.js'

/** A token is valid for this long. */
const tokenSeconds = 120
/** Prefix of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Parses a key of Coinbase: a P-256 key in PEM, or an Ed25519 key in base64 (32 bytes of the seed, 32 of the public key).
 *
 * @throws GatewayError if it is neither. The message does not contain the key.
 */
export function parseCoinbaseKey(text: string): KeyObject {
  try {
    if (text.includes('BEGIN')) return createPrivateKey(text.replaceAll('\\n', '\n'))
    const seed = Buffer.from(text, 'base64').subarray(0, 32)
    return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  } catch {
    throw new GatewayError('"privateKey" of Coinbase must be a key in PEM, or an Ed25519 key in base64.')
  }
}

/** Creates the bearer token (JWT) of one request. */
export function createCoinbaseToken(
  { keyId, key }: { readonly keyId: string; readonly key: KeyObject },
  request: { readonly method: string; readonly url: URL },
  now: number,
): string {
  const isEd25519 = key.asymmetricKeyType === 'ed25519'
  const seconds = Math.floor(now / 1_000)
  const header = {
    alg: isEd25519 ? 'EdDSA' : 'ES256',
    kid: keyId,
    typ: 'JWT',
    nonce: randomBytes(16).toString('hex'),
  }
  const uri = `${request.method} ${request.url.host}${request.url.pathname}`
  const claims = { iss: 'cdp', sub: keyId, nbf: seconds, exp: seconds + tokenSeconds, uri, uris: [uri] }
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = isEd25519
    ? sign(null, Buffer.from(text), key)
    : sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}
