import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { installSwap } from './installSwap.js'
import type { SwapPreset } from './types.js'

/**
 * Begins the next swap with tokens and an amount. They are looked up once the tokens of the network are known; a symbol that
 * several tokens have selects none of them. The same object begins one swap: a view that calls it each time it is shown does not
 * undo what the user has changed.
 *
 * @param parameters `fromToken`, `toToken`: a symbol, or the address of a contract or mint. `amount`: of the token to sell.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { presetSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * presetSwap(kit, { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' })
 * ```
 */
export function presetSwap(kit: Latchkit, parameters: presetSwap.Parameters): void {
  checkParameters(kit, parameters, 'presetSwap(kit, {})')
  installSwap(kit)
  kit.internal.send({ feature: 'swap', event: { type: 'preset', preset: parameters } })
}

export declare namespace presetSwap {
  type Parameters = SwapPreset
}
