import { hkdfSync } from 'node:crypto'

/** Purpose of a key that is derived from the pepper. */
export type KeyPurpose =
  | 'codes'
  | 'accessTokens'
  | 'refreshTokens'
  | 'nonces'
  | 'pseudonyms'
  | 'audit'
  | 'states'
  | 'pkce'

/** Derives a key of 32 bytes from the pepper (HKDF-SHA256), so that no key has two uses. */
export function deriveKey(pepper: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', `latchkit login ${purpose}`, 32))
}
