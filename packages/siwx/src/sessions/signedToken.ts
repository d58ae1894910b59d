import { utf8ToBytes } from '@noble/hashes/utils'
import { base64urlnopad } from '@scure/base'

/**
 * The only header that is accepted (RFC 7515): no algorithm is read from a token. Its text is
 * `{"alg":"HS256","typ":"siwx-session+jwt"}`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7515
 */
const header = 'eyJhbGciOiJIUzI1NiIsInR5cCI6InNpd3gtc2Vzc2lvbitqd3QifQ'

/** Signs claims as a JWS with HMAC-SHA-256. */
export async function signToken(claims: object, secret: string): Promise<string> {
  const content = `${header}.${base64urlnopad.encode(utf8ToBytes(JSON.stringify(claims)))}`
  const key = await importKey(secret, 'sign')
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encodeUtf8(content)))
  return `${content}.${base64urlnopad.encode(signature)}`
}

/** Returns the claims of a token that was signed with one of the secrets. The comparison takes constant time. */
export async function readToken(token: string, secrets: readonly string[]): Promise<unknown> {
  const [first, payload, signature, ...others] = token.length > 4_096 ? [] : token.split('.')
  if (first !== header || payload === undefined || signature === undefined || others.length > 0)
    return undefined
  const bytes = decodeBase64url(signature)
  if (!bytes) return undefined
  for (const secret of secrets) {
    const key = await importKey(secret, 'verify')
    if (await crypto.subtle.verify('HMAC', key, bytes, encodeUtf8(`${first}.${payload}`)))
      return JSON.parse(new TextDecoder().decode(base64urlnopad.decode(payload)))
  }
  return undefined
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encodeUtf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

/** Bytes over an `ArrayBuffer`, which the types of WebCrypto require. */
function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(utf8ToBytes(text))
}

function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(base64urlnopad.decode(text))
  } catch {
    return undefined
  }
}
