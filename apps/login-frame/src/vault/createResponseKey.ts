import { base64urlnopad } from '@scure/base'
import { createSecret } from '../custody/createSecret.js'
import { zeroise } from '../custody/zeroise.js'
import { sealBytes } from '../storage/sealBytes.js'
import { responseKeyContext } from './responseKeyContext.js'
import type { VaultContext } from './VaultContext.js'

/** Creates the key that encrypts the response of a provider on its way through the app. It is stored encrypted with the sealing key. */
export async function createResponseKey({
  storage,
}: Pick<VaultContext, 'storage'>): Promise<{ readonly key: string; readonly sealedResponseKey: Uint8Array }> {
  const bytes = createSecret()
  try {
    const { sealing } = await storage.readKeys()
    const sealedResponseKey = await sealBytes(sealing, bytes, responseKeyContext)
    return { key: base64urlnopad.encode(bytes), sealedResponseKey }
  } finally {
    zeroise(bytes)
  }
}
