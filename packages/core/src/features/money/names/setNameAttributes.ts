import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { InvalidChainIdError, NameChangeError } from '../../../foundation/errors/names.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { RegisteredName } from '../../../ports/NameRegistry.js'
import { signNameChange } from './signNameChange.js'

/**
 * Replaces the attributes of a name that the account on `eip155` owns: asks the wallet to sign typed data, which is not a transaction
 * and has no fee, and sends it to the server. Returns the new attributes.
 *
 * @param parameters `attributes`: `bio` is the only one; without it, the name has none. `signal` stops waiting for the wallet.
 * @throws see `setNameAttributes.ErrorType`. `UserRejectedError` when the user declined; `NameChangeError` with the first reason of
 * the server.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setNameAttributes } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await setNameAttributes(kit, { name: 'alice.example.eth', attributes: { bio: 'Likes boats' } })
 * ```
 */
export function setNameAttributes(
  kit: Latchkit,
  parameters: setNameAttributes.Parameters,
): Promise<RegisteredName['attributes']> {
  checkParameters(kit, parameters, 'setNameAttributes(kit, { name, attributes })')
  const { name, attributes, signal } = parameters
  return signNameChange(kit, {
    change: { type: 'setAttributes', name, attributes },
    send: (registry, signed) => registry.setAttributes(signed),
    signal,
  })
}

export declare namespace setNameAttributes {
  type Parameters = {
    readonly name: string
    readonly attributes: Readonly<Record<string, string>>
    readonly signal?: AbortSignal | undefined
  }
  /** `LatchkitError`: `UserRejectedError`, `AbortedError`, or another error of the wallet. */
  type ErrorType = ConfigError | NotConnectedError | InvalidChainIdError | NameChangeError | LatchkitError
}
