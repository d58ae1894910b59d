import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { installSwap } from './installSwap.js'

/**
 * Selects how soon the step of the swap under review should be in a block, and so its fee.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setSwapSpeed } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * setSwapSpeed(kit, { speed: 'fast' })
 * ```
 */
export function setSwapSpeed(kit: Latchkit, parameters: setSwapSpeed.Parameters): void {
  checkParameters(kit, parameters, 'setSwapSpeed(kit, { speed })')
  const { speed } = parameters
  installSwap(kit)
  kit.internal.send({ feature: 'swapReview', event: { type: 'setSpeed', speed } })
}

export declare namespace setSwapSpeed {
  type Parameters = { readonly speed: FeeSpeed }
}
