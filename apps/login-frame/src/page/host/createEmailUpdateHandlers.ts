import type { CaipNetworkId } from '@latchkit/core/schema'
import type { FrameHandlers } from '@latchkit/frame-client/host'
import type { Vault, VaultUser } from '../../shared/vault/Vault.js'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { Copy } from '../copy/Copy.js'
import { joinSignals } from '../rpc/joinSignals.js'
import type { createAccounts } from './createAccounts.js'
import { createRequestApproval } from './requestApproval.js'

/** The requests of a change of the e-mail address. */
type EmailUpdateHandlers = Pick<
  Required<FrameHandlers>,
  'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'
>

/** Creates the handlers of a change of the e-mail address. */
export function createEmailUpdateHandlers({
  vault,
  queue,
  accounts,
  getCopy,
  restoreUser,
  getChainId,
  getLogin,
}: {
  readonly vault: Vault
  readonly queue: Pick<ApprovalQueue, 'request'>
  readonly accounts: ReturnType<typeof createAccounts>
  readonly getCopy: () => Copy
  /** Returns the user who is logged in. */
  readonly restoreUser: () => Promise<VaultUser>
  /** Returns the chain of the app. */
  readonly getChainId: () => CaipNetworkId
  /** Returns the signal that ends with the current login. */
  readonly getLogin: () => AbortSignal
}): EmailUpdateHandlers {
  return {
    async UPDATE_EMAIL({ email: given }, { origin, signal }) {
      const known = await restoreUser()
      const email = given.trim().toLowerCase()
      // The codes alone do not show that the user knows what they are for: the app asks for them.
      await joinSignals([signal, getLogin()], (joined) =>
        createRequestApproval({
          ...{ queue, copy: getCopy(), origin, signal: joined },
          findAccount: (each) => accounts.getAccount(known, each),
        })({ type: 'emailChange', from: known.email, to: email }, getChainId()),
      )
      return vault.startEmailChange({ email })
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      await vault.verifyPrimaryEmail({ code: otp })
      return undefined
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const { email } = await vault.verifySecondaryEmail({ code: otp })
      return { newEmail: email }
    },
  }
}
