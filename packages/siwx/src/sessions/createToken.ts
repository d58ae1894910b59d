import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base64urlnopad } from '@scure/base'

/** Creates a token of 256 random bits. */
export function createToken(): string {
  return base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns the hash under which a token is stored, so that a copy of the store contains no token. */
export function hashToken(token: string): string {
  return base64urlnopad.encode(sha256(utf8ToBytes(token)))
}
