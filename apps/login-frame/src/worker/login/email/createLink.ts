import type { VaultApp } from '../../../shared/vault/Vault.js'
import type { StoredLink } from '../../storage/DeviceStorage.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { createRecipientKey } from '../createRecipientKey.js'

/** Has the recovery service send a link, with a new key to which it can release a key. */
export async function createLink(
  context: VaultContext,
  { email, app }: { readonly email: string; readonly app: VaultApp },
): Promise<StoredLink> {
  const { recipientKey, sealedKey } = await createRecipientKey(context)
  const { linkId } = await context.recovery.call('links/create', { email, app, recipientKey })
  return { linkId, sealedKey }
}
