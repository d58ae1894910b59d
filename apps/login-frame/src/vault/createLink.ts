import { createSealKeyPair } from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { zeroise } from '../custody/zeroise.js'
import type { StoredLink } from '../storage/DeviceStorage.js'
import { sealBytes } from '../storage/sealBytes.js'
import { linkKeyContext } from './linkKeyContext.js'
import type { VaultApp } from './Vault.js'
import type { VaultContext } from './VaultContext.js'

/** Has the recovery service send a link, with a new key to which it can release a key. */
export async function createLink(
  { storage, recovery }: VaultContext,
  { email, app }: { readonly email: string; readonly app: VaultApp },
): Promise<StoredLink> {
  const { secretKey, publicKey } = createSealKeyPair()
  try {
    const { sealing } = await storage.readKeys()
    const sealedKey = await sealBytes(sealing, secretKey, linkKeyContext)
    const recipientKey = base64urlnopad.encode(publicKey)
    const { linkId } = await recovery.call('links/create', { email, app, recipientKey })
    return { linkId, sealedKey }
  } finally {
    zeroise(secretKey)
  }
}
