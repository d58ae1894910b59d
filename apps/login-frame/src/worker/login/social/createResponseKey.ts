import { base64urlnopad } from '@scure/base'
import { sealBytes } from '../../../shared/bytes/sealBytes.js'
import { zeroise } from '../../../shared/bytes/zeroise.js'
import { createSecret } from '../../custody/createSecret.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { responseKeyContext } from './responseKeyContext.js'

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
