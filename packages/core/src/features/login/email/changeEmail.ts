import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { getFrame } from '../login/getFrame.js'
import { checkEmail } from '../login/rules.js'
import { emailFeature } from './feature.js'

/**
 * Changes the e-mail address of the user of the login frame. The user enters a code of the current address and one of the new
 * address: in the modal, if its view `update-email` is open, else in the app's own views with `verifyEmailChangeCode`.
 *
 * @param parameters `signal` cancels the change.
 * @returns The new address, when both codes were entered.
 * @throws see `changeEmail.ErrorType`. `LoginLockedError` after five wrong codes; `AbortedError` when it was cancelled; an error with
 * the message of the frame otherwise.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { changeEmail } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const email = await changeEmail(kit, { email: 'bob@example.com' })
 * ```
 */
export async function changeEmail(
  kit: Latchkit,
  parameters: changeEmail.Parameters,
): Promise<changeEmail.ReturnType> {
  checkParameters(kit, parameters, 'changeEmail(kit, { email })')
  const { internal } = kit
  const email = parameters.email.trim()
  getFrame(internal)
  if (checkEmail(email) !== 'valid')
    throw new InvalidParameterError({ field: 'email', reason: 'it must be a valid e-mail address' })
  const { signal } = parameters
  if (signal?.aborted) throw new AbortedError()
  internal.install(emailFeature)
  const id = internal.newId()
  const cancel = () => {
    const state = kit.getState().email
    if (state && 'id' in state && state.id === id)
      internal.send({ feature: 'email', event: { type: 'cancel' } })
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<string>(
      { feature: 'email', event: { type: 'start', id, email } },
      (fact) => {
        if (fact.feature !== 'email' || !('id' in fact) || fact.id !== id) return undefined
        if (fact.type === 'changed') return { value: fact.email }
        return fact.type === 'failed' ? { error: fact.error } : undefined
      },
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export declare namespace changeEmail {
  type Parameters = { readonly email: string; readonly signal?: AbortSignal | undefined }
  /** The new address. */
  type ReturnType = string
  /** `LatchkitError`: an error of the frame. */
  type ErrorType =
    | ConfigError
    | InvalidParameterError
    | LoginLockedError
    | AbortedError
    | ActionIgnoredError
    | LatchkitError
}
