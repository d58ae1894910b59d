import type { Latchkit } from '../../engine/latchkit.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import type { ConfigError } from '../../foundation/errors/config.js'
import type { LoginLockedError } from '../../foundation/errors/emailLogin.js'
import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import type { ActionIgnoredError } from '../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../foundation/errors/wallet.js'
import { loginFeature } from './feature.js'
import { getFrame } from './getFrame.js'
import { isCode } from './rules.js'

/**
 * Verifies the code of the e-mail of a login. It resolves when the frame has accepted the code; then its wallet is connected, and
 * `loginWithEmail` resolves.
 *
 * @param parameters `code`: 6 digits.
 * @throws see `verifyEmailCode.ErrorType`. An error with the message of the frame if it has refused the code: the user can enter
 * another one. `LoginLockedError` after five wrong codes, which end the login. `ActionIgnoredError` if no code is expected.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { verifyEmailCode } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await verifyEmailCode(kit, { code: '123456' })
 * ```
 */
export async function verifyEmailCode(
  kit: Latchkit,
  parameters: verifyEmailCode.Parameters,
): Promise<verifyEmailCode.ReturnType> {
  const { internal } = kit
  const { code } = parameters
  getFrame(internal)
  // The code is a secret, so the message does not repeat it.
  if (!isCode(code)) throw new InvalidParameterError({ field: 'code', reason: 'it must have 6 digits' })
  internal.install(loginFeature)
  const verifyId = internal.newId()
  return internal.request<undefined>(
    { feature: 'login', event: { type: 'verify', verifyId, code } },
    (fact) => {
      if (fact.feature !== 'login' || !('verifyId' in fact) || fact.verifyId !== verifyId) return undefined
      return fact.type === 'codeAccepted' ? { value: undefined } : { error: fact.error }
    },
  )
}

export declare namespace verifyEmailCode {
  type Parameters = { readonly code: string }
  type ReturnType = undefined
  /** `LatchkitError`: an error of the frame. */
  type ErrorType =
    | ConfigError
    | InvalidParameterError
    | LoginLockedError
    | AbortedError
    | ActionIgnoredError
    | LatchkitError
}
