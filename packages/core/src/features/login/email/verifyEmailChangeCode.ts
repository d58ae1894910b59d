import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import type { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import { requestVerification } from '../login/requestVerification.js'
import { emailFeature } from './feature.js'

/**
 * Verifies a code of a change of the e-mail address: `getState().email` tells which address it was sent to. It resolves when the
 * frame has accepted the code.
 *
 * @param parameters `code`: 6 digits.
 * @throws see `verifyEmailChangeCode.ErrorType`. An error with the message of the frame if it has refused the code.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { verifyEmailChangeCode } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await verifyEmailChangeCode(kit, { code: '123456' })
 * ```
 */
export async function verifyEmailChangeCode(
  kit: Latchkit,
  parameters: verifyEmailChangeCode.Parameters,
): Promise<verifyEmailChangeCode.ReturnType> {
  checkParameters(kit, parameters, 'verifyEmailChangeCode(kit, { code })')
  return requestVerification(kit.internal, 'email', emailFeature, parameters.code)
}

export declare namespace verifyEmailChangeCode {
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
