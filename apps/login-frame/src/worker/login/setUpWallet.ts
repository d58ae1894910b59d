import type { EnvelopeType, WalletRecord } from '@latchkit/login-api'
import { VaultError } from '../../shared/vault/VaultError.js'
import type { LinkStep } from '../recovery/LinkStep.js'
import { recoverWallet } from '../recovery/recoverWallet.js'
import { rotateRecoveryKey } from '../recovery/rotateRecoveryKey.js'
import { ServiceError } from '../services/ServiceError.js'
import type { StoredLink, StoredShare } from '../storage/DeviceStorage.js'
import { activateWallet } from '../wallet/activateWallet.js'
import { createMismatch } from '../wallet/createMismatch.js'
import { createWallet } from '../wallet/createWallet.js'
import { sameAddresses } from '../wallet/sameAddresses.js'
import type { SessionUser, VaultContext } from '../wallet/VaultContext.js'
import { withSecret } from '../wallet/withSecret.js'
import { passkeyRequired } from './passkeyRequired.js'

type MaybeLinkStep = Pick<LinkStep, 'saveLink'> & {
  /** Returns the confirmed link of the login, if it has one. */
  readonly findLink: () => Promise<StoredLink | undefined>
}

/** Creates the wallet of a logged-in user, recovers it on this device, or finds it there. It can be repeated wherever it has stopped. */
export async function setUpWallet(
  context: VaultContext,
  user: SessionUser,
  step: MaybeLinkStep,
): Promise<StoredShare> {
  const { wallet } = await context.session.call('wallet/read', {})
  const share = await context.storage.readShare(user.userId)
  if (share && share.status !== 'pending') return useShare(context, { user, share, wallet, step })
  if (share && wallet?.hasShare && sameAddresses(share.addresses, wallet.addresses)) {
    try {
      return await activateWallet(context, share)
    } catch (error) {
      // The attempt has stopped before the services had all of it.
      if (!(error instanceof VaultError)) throw error
    }
  }
  return wallet?.isActive
    ? recoverWallet(context, user, wallet, await requireLink(step, wallet))
    : createWallet(context, user, (await requireLink(step)).link)
}

/** Returns the wallet that was active on this device. The service cannot exchange it for another one. */
async function useShare(
  context: VaultContext,
  parameters: {
    readonly user: SessionUser
    readonly share: StoredShare
    readonly wallet: WalletRecord | null
    readonly step: MaybeLinkStep
  },
): Promise<StoredShare> {
  const { user, wallet, step } = parameters
  if (!wallet || !sameAddresses(parameters.share.addresses, wallet.addresses)) {
    throw createMismatch('The service has returned another wallet than the one of this device.')
  }
  const share: StoredShare = { ...parameters.share, email: user.email }
  if (!wallet.hasShare) {
    // The next login sends a link.
    await context.storage.writeShare({ ...share, status: 'detached' })
    return recoverWallet(context, user, { ...wallet, check: share.check }, await requireLink(step, wallet))
  }
  const active: StoredShare = { ...share, status: 'active' }
  await context.storage.writeShare(active)
  const envelope = wallet.envelopes.find(({ type }) => type === 'managed')
  const { subject } = user
  if (!envelope || active.recoverySubject === subject) return active
  const link = await step.findLink().catch(ignoreRefusal)
  if (!link) return active
  const { linkId } = link
  if (active.renewalSubject !== subject) {
    // The account of this login could recover the wallet then: only the user can decide that.
    context.offerRecoveryMove({ userId: user.userId, to: subject, linkId })
    return active
  }
  return withSecret(context, active, (opened) =>
    rotateRecoveryKey(context, { share: active, subject, linkId, envelope, ...opened }),
  )
}

/** The wallet can be used without the recovery service. The next login tries again. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ServiceError) && !(error instanceof VaultError)) throw error
}

async function requireLink({ findLink, saveLink }: MaybeLinkStep, wallet?: WalletRecord): Promise<LinkStep> {
  const has = (wanted: EnvelopeType) => wallet?.envelopes.some(({ type }) => type === wanted)
  if (has('passkey') && !has('managed')) throw passkeyRequired()
  const link = await findLink()
  if (link) return { link, saveLink }
  throw new VaultError({
    code: 'link_required',
    message: 'This device must be confirmed by a link first. Start again with your email address.',
  })
}
