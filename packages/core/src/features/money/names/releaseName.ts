import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { InvalidChainIdError, NameChangeError } from '../../../foundation/errors/names.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { signNameChange } from './signNameChange.js'

/**
 * Releases a name that the account on `eip155` owns, as `setNameAttributes` sets its attributes: it leads to no address any more, and the
 * server decides when another account can register it.
 *
 * @param parameters `signal` stops waiting for the wallet.
 * @throws see `releaseName.ErrorType`. `UserRejectedError` when the user declined; `NameChangeError` with the first reason of the server.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { releaseName } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await releaseName(kit, { name: 'alice.example.eth' })
 * ```
 */
export async function releaseName(kit: Latchkit, parameters: releaseName.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'releaseName(kit, { name })')
  const { name, signal } = parameters
  const { internal } = kit
  const address = sessionOf(kit.getState(), 'eip155')?.accounts[0].address ?? ''
  await signNameChange(kit, {
    change: { type: 'release', name },
    send: (registry, signed) => registry.release(signed),
    signal,
  })
  const shown = kit.getState().identity?.byAddress[address]?.identity?.name
  if (shown !== name) return
  // The account has this name no more, at once.
  const at = internal.clock.now()
  internal.send({ feature: 'identity', event: { type: 'loaded', of: address, value: {}, at } })
}

export declare namespace releaseName {
  type Parameters = { readonly name: string; readonly signal?: AbortSignal | undefined }
  /** `LatchkitError`: `UserRejectedError`, `AbortedError`, or another error of the wallet. */
  type ErrorType = ConfigError | NotConnectedError | InvalidChainIdError | NameChangeError | LatchkitError
}
