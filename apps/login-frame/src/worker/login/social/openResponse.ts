import { base64urlnopad } from '@scure/base'
import { responseContext } from '../../../shared/social/responseContext.js'
import { flowExpired } from '../../../shared/vault/flowExpired.js'
import type { StoredSocialLogin } from '../../storage/DeviceStorage.js'
import { openBytes } from '../../storage/openBytes.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { responseKeyContext } from './responseKeyContext.js'

/**
 * Decrypts the address at which a provider has ended a login in the window of the app.
 *
 * @throws `VaultError` if it belongs to another login, or was changed
 */
export async function openResponse(
  { storage }: Pick<VaultContext, 'storage'>,
  sealed: string,
  { state, sealedResponseKey }: Pick<StoredSocialLogin, 'state' | 'sealedResponseKey'>,
): Promise<string> {
  try {
    const { sealing } = await storage.readKeys()
    const bytes = await openBytes(sealing, sealedResponseKey, responseKeyContext)
    const key = await crypto.subtle.importKey('raw', Uint8Array.from(bytes), 'AES-GCM', false, ['decrypt'])
    const uri = await openBytes(key, base64urlnopad.decode(sealed), responseContext(state))
    return new TextDecoder().decode(uri)
  } catch (cause) {
    throw flowExpired(cause)
  }
}
