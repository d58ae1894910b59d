import { createSealKeyPair } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { sealBytes } from '../../shared/bytes/sealBytes.js'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { linkKeyContext } from '../recovery/linkKeyContext.js'
import type { VaultContext } from '../wallet/VaultContext.js'

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
