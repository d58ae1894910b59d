import type { KitState } from '../../../engine/types.js'
import { getCooldown } from './rules.js'
import { toLoginFailure } from './toLoginFailure.js'
import type { LoginAttempt } from './types.js'
import type { EmailOtpModel } from './view.js'

/**
 * Returns the model of the view in which the user enters the code of the e-mail.
 *
 * @param now The current time in ms since the epoch, for the countdown.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toEmailOtpModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toEmailOtpModel(kit.getState(), Date.now())
 * ```
 */
export function toEmailOtpModel({ login }: Pick<KitState, 'login'>, now: number): EmailOtpModel {
  const flow = login?.flow
  switch (flow?.status) {
    case 'verifyOtp': {
      const { email, resendId, error } = flow
      if (resendId !== undefined) return { status: 'sending', ...toStep(flow) }
      const resend = { seconds: getCooldown(login?.sent, email, now) }
      return { status: 'ready', ...toStep(flow), resend, ...(error && { failure: toLoginFailure(error) }) }
    }
    case 'verifying':
      return { status: 'verifying', ...toStep(flow) }
    case 'connecting':
    case 'done':
      return { status: 'connecting', ...toStep(flow) }
    case 'failed':
      return { status: 'failed', email: flow.email, failure: toLoginFailure(flow.error) }
    default:
      return { status: 'none' }
  }
}

function toStep({ email, isNewDevice }: LoginAttempt): Pick<LoginAttempt, 'email' | 'isNewDevice'> {
  return { email, ...(isNewDevice && { isNewDevice }) }
}
