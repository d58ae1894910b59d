import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import type { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import { loginFeature } from './feature.js'
import { requestVerification } from './requestVerification.js'

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
  checkParameters(kit, parameters, 'verifyEmailCode(kit, { code })')
  return requestVerification(kit.internal, 'login', loginFeature, parameters.code)
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
