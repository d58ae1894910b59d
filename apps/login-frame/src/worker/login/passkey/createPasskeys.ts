import { base64urlnopad } from '@scure/base'
import { zeroise } from '../../../shared/bytes/zeroise.js'
import type { PasskeyUnlock, Vault } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import { createSecret } from '../../custody/createSecret.js'
import { derivePasskeyKey } from '../../custody/derivePasskeyKey.js'
import type { WalletKeys } from '../../custody/deriveWallet.js'
import { sealEnvelope } from '../../custody/sealEnvelope.js'
import type { StoredShare } from '../../storage/DeviceStorage.js'
import { createMismatch } from '../../wallet/createMismatch.js'
import { signAction } from '../../wallet/signAction.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { withSecret } from '../../wallet/withSecret.js'
import { readPasskeyEnvelope } from './readPasskeyEnvelope.js'

/** The passkey of a wallet. */
export type Passkeys = {
  readonly [M in 'startPasskeyCreation' | 'createPasskey' | 'removePasskey' | 'removeManaged']: (
    share: StoredShare,
    ...parameters: Parameters<Vault[M]>
  ) => ReturnType<Vault[M]>
}

/** Creates the calls that change with what the wallet of a share is recovered. */
export function createPasskeys(context: VaultContext): Passkeys {
  const { storage, recovery, session } = context
  let started: { readonly flowId: string; readonly salt: string; readonly userId: string } | undefined

  async function readEnvelopes() {
    const { wallet } = await session.call('wallet/read', {})
    const envelopes = wallet?.envelopes ?? []
    return {
      passkey: readPasskeyEnvelope({ envelopes }),
      hasManaged: envelopes.some(({ type }) => type === 'managed'),
    }
  }

  async function remove(keys: WalletKeys) {
    const signature = await signAction(context, keys, { type: 'removePasskey' })
    await session.call('passkey/remove', { signature })
  }

  /** Stores the envelope, and compares what the service returns for it. */
  async function putEnvelope(
    { addresses }: StoredShare,
    { secret, keys }: { readonly secret: Uint8Array; readonly keys: WalletKeys },
    { key, unlock }: { readonly key: Uint8Array; readonly unlock: PasskeyUnlock },
  ) {
    const envelope = {
      ...sealEnvelope({ type: 'passkey', secret, addresses, key }),
      parameters: { ...unlock },
    }
    const signature = await signAction(context, keys, { type: 'putEnvelope', envelope })
    await session.call('wallet/envelope/put', { envelope, signature })
    const { passkey } = await readEnvelopes()
    const { credentialId, salt } = passkey?.unlock ?? {}
    const isSame = credentialId === unlock.credentialId && salt === unlock.salt
    if (!isSame || passkey?.envelope.blob !== envelope.blob) {
      throw createMismatch('The service has stored another envelope for the passkey.')
    }
  }

  return {
    async startPasskeyCreation({ userId, email, addresses }) {
      if ((await readEnvelopes()).passkey) {
        throw new VaultError({
          code: 'passkey_exists',
          message: 'This wallet has a passkey already. Remove it first.',
        })
      }
      const { flowId, ...options } = await session.call('passkey/create/start', {})
      const salt = base64urlnopad.encode(createSecret())
      started = { flowId, salt, userId }
      const userName = email ?? (await storage.readSession())?.userName ?? addresses.eip155
      return { ...options, userName, salt }
    },

    async createPasskey(share, { credential, key: prfOutput }) {
      const current = started
      started = undefined
      if (current?.userId !== share.userId) {
        throw new VaultError({ code: 'flow_expired', message: 'This took too long. Start again.' })
      }
      const { flowId, salt } = current
      const key = derivePasskeyKey(prfOutput)
      try {
        await withSecret(context, share, async (opened) => {
          const action = { type: 'addPasskey', credentialId: credential.id } as const
          const signature = await signAction(context, opened.keys, action)
          await session.call('passkey/create', { flowId, credential, signature })
          try {
            await putEnvelope(share, opened, { key, unlock: { credentialId: credential.id, salt } })
          } catch (error) {
            // A passkey without an envelope does not open the wallet. If it cannot be removed, the next one replaces it.
            await remove(opened.keys).catch(() => undefined)
            throw error
          }
        })
      } finally {
        zeroise(key)
      }
    },

    async removePasskey(share) {
      const { passkey, hasManaged } = await readEnvelopes()
      if (passkey && !hasManaged) {
        throw new VaultError({
          code: 'only_recovery',
          message: 'The passkey is the only way to recover this wallet, and cannot be removed.',
        })
      }
      await withSecret(context, share, ({ keys }) => remove(keys))
    },

    async removeManaged(share) {
      if (!(await readEnvelopes()).passkey) {
        throw new VaultError({
          code: 'passkey_missing',
          message: 'Add a passkey first: without it, this wallet could not be recovered.',
        })
      }
      const { addresses } = share
      await withSecret(context, share, async ({ keys }) => {
        // The key first: while the envelope exists, the settings offer to remove it.
        const keySignature = await signAction(context, keys, { type: 'removeRecoveryKey', addresses })
        await recovery.call('keys/remove', { addresses, signature: keySignature })
        const signature = await signAction(context, keys, { type: 'removeEnvelope', envelopeType: 'managed' })
        await session.call('wallet/envelope/remove', { type: 'managed', signature })
      })
    },
  }
}
