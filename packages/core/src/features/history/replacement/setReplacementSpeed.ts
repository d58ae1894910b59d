import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Selects how soon the replacement under review should be in a block, and so its network fee. Default `normal`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setReplacementSpeed } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * setReplacementSpeed(kit, { speed: 'fast' })
 * ```
 */
export function setReplacementSpeed(kit: Latchkit, parameters: setReplacementSpeed.Parameters): void {
  checkParameters(kit, parameters, 'setReplacementSpeed(kit, { speed })')
  kit.internal.send({ feature: 'replacementReview', event: { type: 'setSpeed', speed: parameters.speed } })
}

export declare namespace setReplacementSpeed {
  type Parameters = { readonly speed: FeeSpeed }
}
