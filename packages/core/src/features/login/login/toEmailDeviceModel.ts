import type { KitState } from '../../../engine/types.js'
import { getCooldown } from './rules.js'
import { toLoginFailure } from './toLoginFailure.js'
import type { EmailDeviceModel } from './view.js'

/**
 * Returns the model of the view that waits until the user has opened the link of the e-mail.
 *
 * @param now The current time in ms since the epoch, for the countdown.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toEmailDeviceModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toEmailDeviceModel(kit.getState(), Date.now())
 * ```
 */
export function toEmailDeviceModel({ login }: Pick<KitState, 'login'>, now: number): EmailDeviceModel {
  const flow = login?.flow
  if (flow?.status !== 'verifyDevice') return { status: 'none' }
  const { email, resendId, error, isWaiting } = flow
  if (resendId !== undefined) return { status: 'sending', email }
  const resend = { seconds: getCooldown(login?.sent, email, now) }
  if (!isWaiting)
    return { status: 'ended', email, resend, failure: error ? toLoginFailure(error) : { type: 'unexpected' } }
  return { status: 'waiting', email, resend, ...(error && { failure: toLoginFailure(error) }) }
}
