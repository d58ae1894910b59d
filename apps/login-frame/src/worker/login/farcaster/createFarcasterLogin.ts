import { getFarcasterNonce } from '@latchkit/login-api'
import { flowExpired } from '../../../shared/vault/flowExpired.js'
import type { VaultApp } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import { ServiceError } from '../../services/ServiceError.js'
import type { IdentityLogin, StoredShare } from '../../storage/DeviceStorage.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { createRecipientKey } from '../createRecipientKey.js'
import { isOutage } from '../isOutage.js'
import { sealProof } from '../sealProof.js'
import { setUpIdentityWallet } from '../setUpIdentityWallet.js'
import { superseded } from '../superseded.js'
import { readFarcasterUrl } from './readFarcasterUrl.js'
import { waitForFarcaster } from './waitForFarcaster.js'

/** A login with Farcaster. */
export type FarcasterLogin = {
  /** Begins a login, in place of the one that has begun before. Returns the address that the user opens with the app. */
  start(parameters: { readonly app: VaultApp }): Promise<{ readonly url: string }>
  /** Waits until the user has approved the login. Other calls can be made meanwhile. */
  wait(signal: AbortSignal): Promise<ApprovedLogin>
  /** Continues a login that was approved. It can be repeated until it succeeds. */
  verify(approved: ApprovedLogin): Promise<StoredShare>
}

type ApprovedLogin = {
  readonly started: IdentityLogin
  /** Absent if the session has begun already. */
  readonly response?: Awaited<ReturnType<typeof waitForFarcaster>> | undefined
}

/** Creates the login of this tab. It is not stored: the app shows the code of a login only until it is loaded again. */
export function createFarcasterLogin(context: VaultContext): FarcasterLogin {
  const { storage, login, session } = context
  let current: IdentityLogin | undefined

  return {
    async start({ app }) {
      const recipient = await createRecipientKey(context)
      const nonce = getFarcasterNonce(recipient.recipientKey)
      const { flowId, url } = await login.call('farcaster/start', { app, nonce })
      readFarcasterUrl(url, nonce)
      current = { flowId, provider: 'farcaster', app, ...recipient }
      return { url }
    },

    async wait(signal) {
      if (!current) throw flowExpired()
      const started = current
      const stored = await storage.readSession()
      if (stored && stored.userId === started.verifiedUserId) return { started }
      const isCurrent = () => current?.flowId === started.flowId
      try {
        return { started, response: await waitForFarcaster(context, started.flowId, { signal, isCurrent }) }
      } catch (error) {
        if (isCurrent() && isOver(error)) current = undefined
        throw error
      }
    },

    async verify({ started, response }) {
      // The user has left the login, or begun another one.
      if (current?.flowId !== started.flowId) throw superseded()
      if (response) {
        const { proof, ...begun } = response
        current = { ...current, verifiedUserId: begun.user.id, sealedProof: await sealProof(context, proof) }
        await session.adopt(begun)
      }
      const user = await storage.readSession()
      if (!user || user.userId !== current.verifiedUserId) throw flowExpired()
      return setUpIdentityWallet(context, {
        ...{ user, verified: current },
        save(next) {
          current = next ?? undefined
        },
      })
    },
  }
}

/** The service does not have the login any more. */
function isOver(error: unknown): boolean {
  return (error instanceof VaultError || error instanceof ServiceError) && !isOutage(error)
}
