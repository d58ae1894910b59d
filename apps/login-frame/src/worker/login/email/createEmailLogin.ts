import type { VaultApp } from '../../../shared/vault/Vault.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import { ServiceError } from '../../services/ServiceError.js'
import type { StoredLink, StoredLogin, StoredShare } from '../../storage/DeviceStorage.js'
import { createMismatch } from '../../wallet/createMismatch.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { isUsedUp } from '../isUsedUp.js'
import { setUpWallet } from '../setUpWallet.js'
import { superseded } from '../superseded.js'
import { createLink } from './createLink.js'
import { waitForLink } from './waitForLink.js'

/** A login by e-mail. */
export type EmailLogin = {
  /** Begins a login. The login of the same address is continued: its code is sent again. */
  start(parameters: {
    readonly email: string
    readonly app: VaultApp
  }): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP'>
  /** Waits for the confirmation of the link; null if the code was sent already. Other calls can be made meanwhile. */
  waitForLink(signal: AbortSignal): Promise<ConfirmedLink | null>
  /** Has the code sent, after the confirmation. */
  sendCode(confirmed: ConfirmedLink): Promise<void>
  verify(code: string): Promise<StoredShare>
}

type ConfirmedLink = { readonly flowId: string; readonly deviceProof: string }

/** The recovery service accepts a confirmed link for 20 minutes, of which the user needs some for the code. */
const linkLifetimeMs = 15 * 60_000

/** Creates the login of this tab. It is stored too, so that it can be continued after a reload. */
export function createEmailLogin(context: VaultContext): EmailLogin {
  const { storage, login, recovery, session, now } = context
  let current: StoredLogin | null | undefined

  const find = async () => current ?? (await storage.readLogin())

  async function read(): Promise<StoredLogin> {
    current ??= await storage.readLogin()
    if (current) return current
    throw new VaultError({
      code: 'flow_expired',
      message: 'The login has expired. Start again with your email address.',
    })
  }

  async function write(next: StoredLogin | null) {
    current = next
    await storage.writeLogin(next)
  }

  /** Returns whether the code was sent; false if the service has refused the flow or the proof. */
  async function trySend(flowId: string, deviceProof?: string): Promise<boolean> {
    try {
      await login.call('email/send', { flowId, ...(deviceProof !== undefined && { deviceProof }) })
      return true
    } catch (error) {
      if (error instanceof ServiceError && refusedFlow.includes(error.code)) return false
      throw error
    }
  }

  /** Returns a link that the user has confirmed for this address, and its proof. */
  async function findLink(link: StoredLink | undefined) {
    if (!link?.approvedAt || now() - link.approvedAt > linkLifetimeMs) return undefined
    // The response was lost, and the link may be used up.
    if (link.isReleaseRequested && link.releasedKey === undefined) return undefined
    const { deviceProof } = await recovery.call('links/wait', { linkId: link.linkId })
    return deviceProof === undefined ? undefined : { link, deviceProof }
  }

  async function verifyCode({ flowId, email, verifiedUserId }: StoredLogin, code: string) {
    const stored = await storage.readSession()
    if (stored && stored.userId === verifiedUserId) return stored
    const response = await login.call('email/verify', { flowId, code })
    if (response.user.email?.toLowerCase() !== email) {
      throw createMismatch('The service has logged in another address.')
    }
    return session.adopt(response)
  }

  return {
    async start({ email: text, app }) {
      const email = text.trim().toLowerCase()
      const stored = await find()
      const previous = stored?.email === email ? stored : undefined
      const isUnverified = previous?.isCodeSent && previous.verifiedUserId === undefined
      if (isUnverified && (await trySend(previous.flowId))) {
        await write(previous)
        return 'VERIFY_OTP'
      }
      const { flowId, action } = await login.call('email/start', { email, app })
      const shares = await storage.findShares(email)
      const isReady = shares.some((share) => share.status === 'active' && share.recoverySubject === email)
      const confirmed = await findLink(previous?.link)
      const canSend = (action === 'VERIFY_OTP' && isReady) || confirmed !== undefined
      if (canSend && (await trySend(flowId, confirmed?.deviceProof))) {
        await write({ flowId, email, isCodeSent: true, link: confirmed?.link })
        return 'VERIFY_OTP'
      }
      // Also for a device that the login service knows, if it has no wallet: only a link allows to create or recover one.
      await write({ flowId, email, isCodeSent: false, link: await createLink(context, { email, app }) })
      return 'VERIFY_DEVICE'
    },

    async waitForLink(signal) {
      const { flowId, link, isCodeSent } = await read()
      if (!link || isCodeSent) return null
      const isCurrent = () => current?.flowId === flowId
      return { flowId, deviceProof: await waitForLink(context, link, { signal, isCurrent }) }
    },

    async sendCode({ flowId, deviceProof }) {
      const started = await read()
      if (!started.link || started.flowId !== flowId) throw superseded()
      if (started.isCodeSent) return
      const approved = {
        ...started,
        link: { ...started.link, approvedAt: started.link.approvedAt ?? now() },
      }
      await write(approved)
      await login.call('email/send', { flowId, deviceProof })
      await write({ ...approved, isCodeSent: true })
    },

    async verify(code) {
      const started = await read()
      const { userId, email } = await verifyCode(started, code)
      let verified: StoredLogin = { ...started, verifiedUserId: userId }
      await write(verified)
      const saveLink = async (link: StoredLink | undefined) => {
        verified = { ...verified, link }
        await write(verified)
      }
      try {
        const findLink = async () => (verified.link?.approvedAt === undefined ? undefined : verified.link)
        const user = { userId, email, subject: started.email }
        const share = await setUpWallet(context, user, { findLink, saveLink })
        await write(null)
        return share
      } catch (error) {
        // The link is used up. The next login sends another one.
        if (isUsedUp(error)) await saveLink(undefined)
        throw error
      }
    },
  }
}

/** A new flow, or a new link, is needed. */
const refusedFlow: readonly string[] = ['flow_expired', 'too_many_attempts', 'link_expired']
