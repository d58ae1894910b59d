import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

/** The DER prefix of a raw ed25519 public key (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Verifies a signature with Node's crypto library. Signature and address are base58. */
export function verifySolana(signed: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const der = Buffer.concat([prefix, base58.decode(signed.address)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(signed.message), key, base58.decode(signed.signature))
}
