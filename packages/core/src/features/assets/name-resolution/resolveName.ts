import { isAddress } from '../../../chains/isAddress.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { NameReadError } from '../../../foundation/errors/names.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { ResolvedName } from './types.js'

/**
 * Resolves a name, such as `alice.eth`, to an address on a chain: with a service that `addNameResolver` has added, at the data API if
 * the name is in its zone, or with ENS on a configured network. An address can change: resolve the name again before each payment.
 *
 * @param parameters `chainId`: default: the chain of the connected account, else the default network.
 * @throws `NameReadError` with its `reason`; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { resolveName } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { address } = await resolveName(kit, { name: 'alice.eth' })
 * ```
 */
export function resolveName(kit: Latchkit, parameters: resolveName.Parameters): Promise<ResolvedName> {
  checkParameters(kit, parameters, 'resolveName(kit, { name })')
  const state = kit.getState()
  const { name, signal } = parameters
  const chainId =
    parameters.chainId ??
    sessionOf(state, getActiveNamespace(state))?.chainId ??
    kit.config.defaultNetwork.caipNetworkId
  return untilDestroyed(
    kit,
    async (either) => {
      // Loaded here, because most users send to addresses.
      const { readName } = await import('./readName.js')
      return readName(
        { text: name, chainId, isAddress },
        { ...kit.internal, getState: kit.getState, signal: either },
      )
    },
    signal,
  )
}

export declare namespace resolveName {
  type Parameters = {
    readonly name: string
    readonly chainId?: CaipNetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** Another `Error` if the code that resolves names cannot be loaded. */
  type ErrorType = NameReadError | LatchkitError
}
