import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { updateOnRamp } from './updateOnRamp.js'
import { watchPurchases } from './watchPurchases.js'

/**
 * Keeps the quotes of the purchase that the user prepares up to date, and follows the purchases: see `watchPurchases`. Starts a form
 * for the connected account, with what `parameters` preset.
 *
 * @returns A function that stops reading quotes.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchOnRamp } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toOnRampModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchOnRamp(kit, { symbol: 'ETH', amount: '100' })
 * kit.subscribe(() => console.log(toOnRampModel(kit.getState(), kit.config)))
 * stop()
 * ```
 */
export function watchOnRamp(kit: Latchkit, parameters: watchOnRamp.Parameters = {}): () => void {
  checkParameters(kit, parameters, 'watchOnRamp(kit, {})')
  const stop = watchPurchases(kit)
  const state = kit.getState()
  const { namespace = state.network.activeNamespace } = parameters
  if (sessionOf(state, namespace)) updateOnRamp(kit, { ...parameters, namespace })
  kit.internal.send({ feature: 'onramp', event: { type: 'quote' } })
  return () => {
    stop()
    kit.internal.send({ feature: 'onramp', event: { type: 'hide' } })
  }
}

export declare namespace watchOnRamp {
  /** Fields to preset. */
  type Parameters = updateOnRamp.Parameters
}
