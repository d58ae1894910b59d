import { readFileSync } from 'node:fs'
import { releaseKeySchema } from '@latchkit/login-api/manifest'
import type { JWK } from 'jose'
import { GatewayError } from '../../foundation/GatewayError.js'

/**
 * Reads an Ed25519 key from a file with a JWK.
 *
 * @throws GatewayError without the content of the file, if it is no such key.
 */
export function readKey(path: string): JWK {
  try {
    const { d, ...key } = releaseKeySchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    return { ...key, ...(d !== undefined && { d }) }
  } catch (cause) {
    throw new GatewayError(`${path} must contain an Ed25519 key as a JWK.`, { cause })
  }
}
