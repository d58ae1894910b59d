import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { endFrameSession } from './endFrameSession.js'
import { getFrame } from './getFrame.js'
import { readStoredLogin, writeStoredLogin } from './storedLogin.js'
import { writeStoredSocial } from './storedSocial.js'
import { toFrameError } from './toFrameError.js'
import type { LoginEffect, LoginEvent } from './types.js'

/** The effects of the login: requests to the frame, and the storage. */
export const effects: Effects<
  LoginEffect,
  LoginEvent,
  Pick<KitContext, 'frame' | 'clock' | 'storage' | 'warn'>
> = {
  async sendEmail({ id, email }, context) {
    const { signal, clock } = context
    try {
      const action = await getFrame(context).connectEmail({ email, signal })
      return { type: 'emailSent', id, action, at: clock.now() }
    } catch (error) {
      return { type: 'emailFailed', id, error: toFrameError(error) }
    }
  },
  async waitForDevice({ id }, context) {
    const { signal, clock } = context
    try {
      await getFrame(context).connectDevice({ signal })
      return { type: 'deviceApproved', id, at: clock.now() }
    } catch (cause) {
      const error = toFrameError(cause)
      return hasTimedOut(error)
        ? { type: 'deviceTimedOut', id, at: clock.now(), error }
        : { type: 'deviceFailed', id, error }
    }
  },
  async verifyCode({ verifyId, code }, context) {
    try {
      await getFrame(context).connectOtp({ otp: code, signal: context.signal })
      return { type: 'codeAccepted', verifyId }
    } catch (cause) {
      // The code was accepted, and the user has cancelled the passkey that the wallet needs.
      if (cause instanceof UserRejectedError) return { type: 'cancel', isDeclined: true }
      const error = toFrameError(cause)
      return { type: 'codeRejected', verifyId, error, isAborted: error.code !== 'frame-request' }
    }
  },
  signOut: (_, context) => endFrameSession(context),
  storeSent({ at }, { storage }) {
    writeStoredLogin(storage, { ...readStoredLogin(storage), sentAt: at })
    return undefined
  },
  storeLogin({ email }, { storage }) {
    writeStoredLogin(storage, { email })
    // The session of an earlier login.
    writeStoredSocial(storage, undefined)
    return undefined
  },
  clearStored(_, { storage }) {
    writeStoredLogin(storage, {})
    // A restored login has only the feature of e-mail logins.
    writeStoredSocial(storage, undefined)
    return undefined
  },
}

/**
 * Whether the frame's time limit of a request ended, and not the time limit of its loading. Reads codes, as packages can be
 * bundled twice.
 */
function hasTimedOut(error: LatchkitError): boolean {
  const { cause } = error
  return cause instanceof Error && 'details' in cause && cause.details === 'iframe_request_timeout'
}
