import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { getFrame } from '../login/getFrame.js'
import { readStoredLogin, writeStoredLogin } from '../login/storedLogin.js'
import { toFrameError } from '../login/toFrameError.js'
import type { EmailEffect, EmailEvent } from './types.js'

/** The effects of the change: requests to the frame, and the storage. */
export const effects: Effects<EmailEffect, EmailEvent, Pick<KitContext, 'frame' | 'storage'>> = {
  async startChange({ id, email }, context) {
    try {
      const action = await getFrame(context).updateEmail({ email, signal: context.signal })
      return { type: 'codeSent', id, action }
    } catch (error) {
      return { type: 'startFailed', id, error: toFrameError(error) }
    }
  },
  async verifyCode({ step, verifyId, code: otp }, context) {
    const { signal } = context
    const frame = getFrame(context)
    try {
      if (step === 'secondary') {
        const email = await frame.updateEmailSecondaryOtp({ otp, signal })
        return { type: 'codeAccepted', verifyId, email }
      }
      await frame.updateEmailPrimaryOtp({ otp, signal })
      return { type: 'codeAccepted', verifyId }
    } catch (cause) {
      const error = toFrameError(cause)
      return { type: 'codeRejected', verifyId, error, isAborted: error.code !== 'frame-request' }
    }
  },
  storeEmail({ email }, { storage }) {
    writeStoredLogin(storage, { ...readStoredLogin(storage), email })
    return undefined
  },
}
