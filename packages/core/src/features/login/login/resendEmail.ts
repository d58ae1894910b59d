import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { LoginCooldownError } from '../../../foundation/errors/emailLogin.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import { loginFeature } from './feature.js'
import { getFrame } from './getFrame.js'

/**
 * Sends the e-mail of a login again: a new code, or a new link. Earlier ones are not valid then.
 *
 * @throws see `resendEmail.ErrorType`. `LoginCooldownError` within 30 s of the last e-mail; `ActionIgnoredError` if no code and no
 * link is expected.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { resendEmail } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await resendEmail(kit)
 * ```
 */
export async function resendEmail(kit: Latchkit): Promise<resendEmail.ReturnType> {
  const { internal } = kit
  getFrame(internal)
  internal.install(loginFeature)
  const resendId = internal.newId()
  const at = internal.clock.now()
  return internal.request<undefined>(
    { feature: 'login', event: { type: 'resend', resendId, at } },
    (fact) => {
      if (fact.feature !== 'login' || !('resendId' in fact) || fact.resendId !== resendId) return undefined
      return fact.type === 'resent' ? { value: undefined } : { error: fact.error }
    },
  )
}

export declare namespace resendEmail {
  type ReturnType = undefined
  /** `LatchkitError`: an error of the frame. */
  type ErrorType = ConfigError | LoginCooldownError | AbortedError | ActionIgnoredError | LatchkitError
}
