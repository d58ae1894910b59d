import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { openSwap } from './installSwap.js'

/**
 * Loads the tokens that can be bought on another chain, unless they are known; `toSwapTokensModel` returns them. A failed read is
 * tried again.
 *
 * @throws `NotConnectedError`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loadSwapTokens } from '@latchkit/core/actions'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * loadSwapTokens(kit, { chainId: 'eip155:8453' })
 * ```
 */
export function loadSwapTokens(kit: Latchkit, parameters: loadSwapTokens.Parameters): void {
  checkParameters(kit, parameters, 'loadSwapTokens(kit, { chainId })')
  const { chainId } = parameters
  openSwap(kit)
  kit.internal.send({ feature: 'swap', event: { type: 'loadTokens', chainId } })
}

export declare namespace loadSwapTokens {
  type Parameters = { readonly chainId: CaipNetworkId }
  type ErrorType = NotConnectedError
}
