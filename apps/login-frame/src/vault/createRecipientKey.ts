import { createSealKeyPair } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { zeroise } from '../custody/zeroise.js'
import { sealBytes } from '../storage/sealBytes.js'
import { linkKeyContext } from './linkKeyContext.js'
import type { VaultContext } from './VaultContext.js'

/** Creates the X25519 key to which the recovery service can release a key. Its secret key is encrypted with the sealing key. */
export async function createRecipientKey({ storage }: Pick<VaultContext, 'storage'>): Promise<{
  /** The public key, base64url. */
  readonly recipientKey: string
  readonly sealedKey: Uint8Array
}> {
  const { secretKey, publicKey } = createSealKeyPair()
  try {
    const { sealing } = await storage.readKeys()
    const sealedKey = await sealBytes(sealing, secretKey, linkKeyContext)
    return { recipientKey: base64urlnopad.encode(publicKey), sealedKey }
  } finally {
    zeroise(secretKey)
  }
}
