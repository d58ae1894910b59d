import { zeroise } from '../../../shared/bytes/zeroise.js'
import type { PasskeyUnlock, Vault } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import { derivePasskeyKey } from '../../custody/derivePasskeyKey.js'
import type { WalletKeys } from '../../custody/deriveWallet.js'
import { openEnvelope } from '../../custody/openEnvelope.js'
import type { StoredSession, StoredShare } from '../../storage/DeviceStorage.js'
import { createMismatch } from '../../wallet/createMismatch.js'
import { putShare } from '../../wallet/putShare.js'
import { sameAddresses } from '../../wallet/sameAddresses.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { verifySecret } from '../../wallet/verifySecret.js'
import { passkeyRequired } from '../passkeyRequired.js'
import { setUpWallet } from '../setUpWallet.js'
import { readPasskeyEnvelope } from './readPasskeyEnvelope.js'

/** A login with a passkey, and the recovery of the wallet with it. */
export type PasskeyLogin = Pick<Vault, 'startPasskey' | 'getUnlock'> & {
  /** Returns the share of this device, or how the passkey opens the wallet. */
  verify(parameters: Parameters<Vault['verifyPasskey']>[0]): Promise<StoredShare | PasskeyUnlock>
  /** Recovers the wallet. The caller overwrites the key. */
  unlock(key: Uint8Array): Promise<StoredShare>
}

/** Creates the logins of this tab. The recovery with a passkey needs a session only, so that a login of another kind can continue with it. */
export function createPasskeyLogin(context: VaultContext): PasskeyLogin {
  const { storage, login, session } = context
  let flowId: string | undefined

  /** Returns the wallet that this device cannot use yet, and its passkey envelope. */
  async function findLocked(stored: StoredSession) {
    const share = await storage.readShare(stored.userId)
    if (share?.status === 'active') return undefined
    const { wallet } = await session.call('wallet/read', {})
    const passkey = wallet?.isActive ? readPasskeyEnvelope(wallet) : undefined
    if (!wallet || !passkey) return undefined
    // The service cannot exchange a wallet that was active on this device.
    if (share?.status !== 'detached') return { wallet, passkey }
    if (!sameAddresses(wallet.addresses, share.addresses)) {
      throw createMismatch('The service has returned another wallet than the one of this device.')
    }
    return { wallet: { ...wallet, check: share.check }, passkey }
  }

  async function getUnlock(): Promise<PasskeyUnlock | null> {
    const stored = await storage.readSession()
    return (stored && (await findLocked(stored))?.passkey.unlock) ?? null
  }

  return {
    async startPasskey({ app }) {
      const started = await login.call('passkey/start', { app })
      flowId = started.flowId
      return { challenge: started.challenge }
    },

    async verify({ credential }) {
      if (flowId === undefined) throw expired()
      const response = await login.call('passkey/verify', { flowId, credential }).finally(() => {
        flowId = undefined
      })
      const { userId, email } = await session.adopt(response)
      // Neither creates nor recovers a wallet: that needs a link.
      const findLink = async () => {
        throw passkeyRequired()
      }
      try {
        const user = { userId, email, subject: 'passkey' }
        return await setUpWallet(context, user, { findLink, saveLink: async () => undefined })
      } catch (error) {
        if (!(error instanceof VaultError) || error.code !== 'passkey_required') throw error
        const unlock = await getUnlock()
        if (unlock) return unlock
        throw notRecoverable(error)
      }
    },

    getUnlock,

    async unlock(prfOutput) {
      const stored = await storage.readSession()
      const locked = stored && (await findLocked(stored))
      if (!locked) throw expired()
      const { wallet, passkey } = locked
      const key = derivePasskeyKey(prfOutput)
      let secret: Uint8Array | undefined
      let keys: WalletKeys | undefined
      try {
        secret = openPasskey(() => openEnvelope(passkey.envelope, wallet.addresses, key))
        keys = await verifySecret(secret, wallet)
        const share = await putShare(context, stored, wallet, { secret, keys })
        // With a managed envelope, the next login with a link binds its key. Without one, there is no key, and no link is needed.
        if (stored.email === null || wallet.envelopes.some(({ type }) => type === 'managed')) return share
        const bound = { ...share, recoverySubject: stored.email }
        await storage.writeShare(bound)
        return bound
      } finally {
        zeroise(key, secret, keys?.evm, keys?.solana)
      }
    },
  }
}

function openPasskey(open: () => Uint8Array): Uint8Array {
  try {
    return open()
  } catch (cause) {
    throw new VaultError({
      code: 'passkey_wrong',
      message: 'This passkey does not open the wallet. Use the passkey that was added in its settings.',
      cause,
    })
  }
}

function expired(): VaultError {
  return new VaultError({ code: 'flow_expired', message: 'The login has expired. Start again.' })
}

function notRecoverable(cause: unknown): VaultError {
  return new VaultError({
    code: 'not_recoverable',
    message: 'This passkey does not open a wallet on this device. Log in in another way.',
    cause,
  })
}
