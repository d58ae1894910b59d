import type { WalletRecord } from '@latchkit/login-api'
import { HttpError } from '../../server/http/HttpError.js'
import { mails } from '../service/copy/mails.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { CodeSender } from '../service/createCodeSender.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { CountShareRead } from '../service/createShareAlert.js'
import type { Member, Wallets } from '../service/createWallets.js'
import type { LoginHandlers } from '../service/LoginHandlers.js'
import { verifySignature } from '../service/verifySignature.js'

/** The dependencies of the wallet's endpoints. */
export type WalletParts = {
  readonly accounts: Accounts
  readonly wallets: Wallets
  readonly codes: CodeSender
  readonly limits: Limits
  readonly audit: AuditLog
  readonly countShareRead: CountShareRead
}

/** Reads of a share, by device. */
const shareLimits: Readonly<Record<string, Limit>> = {
  minute: { max: 30, windowMs: 60_000 },
  day: { max: 500, windowMs: 86_400_000 },
}

/** Creates the handlers of the wallet, its share on this device, and its recovery envelopes. */
export function createWalletHandlers({
  accounts,
  wallets,
  codes,
  limits,
  audit,
  countShareRead,
}: WalletParts): Pick<LoginHandlers, Extract<keyof LoginHandlers, `wallet/${string}`>> {
  /** Returns the active wallet of a user. */
  async function getWallet(member: Member): Promise<WalletRecord> {
    const wallet = await wallets.read(member)
    if (!wallet?.isActive) throw notFound('This account has no active wallet: create it first.')
    return wallet
  }

  return {
    'wallet/read': async (_request, caller) => ({ wallet: await wallets.read(caller) }),
    async 'wallet/create'({ signature, ...wallet }, caller) {
      const { addresses, share } = wallet
      await verifySignature(
        { type: 'createWallet', addresses, share },
        signature,
        addresses.eip155,
        caller.jkt,
      )
      const walletId = await wallets.create(caller, wallet)
      await audit.record('wallet_created', caller.userId, { wallet: walletId, device: caller.deviceId })
      return { walletId }
    },
    async 'wallet/activate'(_request, caller) {
      if (!(await wallets.activate(caller)))
        throw notFound('This device has no share of the wallet: create it again, or recover it.')
      await audit.record('wallet_activated', caller.userId, { device: caller.deviceId })
      return {}
    },
    async 'wallet/share'(_request, caller) {
      const { userId, deviceId } = caller
      // First, so that refused reads count too.
      await countShareRead({ userId, deviceId })
      for (const [name, limit] of Object.entries(shareLimits))
        await limits.take(`share ${name} ${deviceId}`, limit, 'limit')
      const share = await wallets.readShare(caller)
      if (share === undefined) throw notFound('This device has no share of the wallet: recover it first.')
      await audit.record('share_read', userId, { device: deviceId })
      return { share }
    },
    async 'wallet/share/put'({ share, signature }, caller) {
      const { userId, deviceId, jkt, origin, deviceLabel } = caller
      const { id, addresses } = await getWallet(caller)
      await verifySignature({ type: 'putShare', share }, signature, addresses.eip155, jkt)
      const isNew = await wallets.putShare(caller, id, share)
      await audit.record('share_stored', userId, { wallet: id, device: deviceId })
      const email = isNew ? await accounts.getEmail(userId) : null
      if (email !== null) await codes.notify(email, mails.newDevice(origin, deviceLabel))
      return {}
    },
    async 'wallet/envelope/put'({ envelope, signature }, caller) {
      const { id, addresses } = await getWallet(caller)
      await verifySignature({ type: 'putEnvelope', envelope }, signature, addresses.eip155, caller.jkt)
      await wallets.putEnvelope(id, envelope)
      await audit.record('envelope_stored', caller.userId, { wallet: id, type: envelope.type })
      return {}
    },
    async 'wallet/envelope/remove'({ type, signature }, caller) {
      const { id, addresses } = await getWallet(caller)
      const action = { type: 'removeEnvelope', envelopeType: type } as const
      await verifySignature(action, signature, addresses.eip155, caller.jkt)
      await wallets.removeEnvelope(id, type)
      await audit.record('envelope_removed', caller.userId, { wallet: id, type })
      return {}
    },
  }
}

const notFound = (message: string) => new HttpError(404, 'wallet', message)
