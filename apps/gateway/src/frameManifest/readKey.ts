import { readFileSync } from 'node:fs'
import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { GatewayError } from '../GatewayError.js'

const base64url = z.string().check(z.regex(/^[\w-]{43}$/))
const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: base64url,
  d: z.optional(base64url),
})

/**
 * Reads an Ed25519 key from a file with a JWK.
 *
 * @throws GatewayError without the content of the file, if it is no such key.
 */
export function readKey(path: string): JWK {
  try {
    const { d, ...key } = keySchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    return { ...key, ...(d !== undefined && { d }) }
  } catch (cause) {
    throw new GatewayError(`${path} must contain an Ed25519 key as a JWK.`, { cause })
  }
}
