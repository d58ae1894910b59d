import type { Vault } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import type { StoredSession } from '../../storage/DeviceStorage.js'
import type { VaultContext } from '../../wallet/VaultContext.js'

/** A change of the user's address. */
export type EmailChange = {
  start(email: string): ReturnType<Vault['startEmailChange']>
  verifyPrimary(code: string): Promise<void>
  verifySecondary(code: string): Promise<{ readonly email: string }>
}

/**
 * Creates the change of address of this tab. The recovery service is not part of it: the next login on this device, with the new address,
 * sends a link, with which the key of the envelope is bound to that address when the user has approved that.
 */
export function createEmailChange({ storage, session }: VaultContext): EmailChange {
  let flow: { readonly id: string; readonly userId: string } | undefined

  async function readFlow(): Promise<{ readonly flowId: string; readonly stored: StoredSession }> {
    const stored = await storage.readSession()
    if (stored && flow?.userId === stored.userId) return { flowId: flow.id, stored }
    throw new VaultError({ code: 'flow_expired', message: 'The change has expired. Start again.' })
  }

  return {
    async start(email) {
      const { flowId, action } = await session.call('email/change', { email: email.trim().toLowerCase() })
      const stored = await storage.readSession()
      flow = stored ? { id: flowId, userId: stored.userId } : undefined
      return { action }
    },
    async verifyPrimary(code) {
      const { flowId } = await readFlow()
      await session.call('email/change/primary', { flowId, code })
    },
    async verifySecondary(code) {
      const { flowId } = await readFlow()
      const { email } = await session.call('email/change/secondary', { flowId, code })
      flow = undefined
      const stored = await storage.readSession()
      const changed = email.toLowerCase()
      if (stored) {
        await storage.writeSession({ ...stored, email: changed })
        const share = await storage.readShare(stored.userId)
        if (share) await storage.writeShare({ ...share, email: changed })
      }
      return { email: changed }
    },
  }
}
