import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

/** What stands before the 32 bytes of an ed25519 key in its usual form (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the signature of a text is that address's, as Node's own OpenSSL says. Both are base58. */
export function verifySolana(signed: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const der = Buffer.concat([prefix, base58.decode(signed.address)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(signed.message), key, base58.decode(signed.signature))
}
