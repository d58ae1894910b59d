import { readTimeZone } from '../../../browser/readTimeZone.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { onRampFeature } from './feature.js'
import { isTimeZoneRestricted } from './isTimeZoneRestricted.js'
import type { OnRampChange } from './types.js'

/**
 * Changes the purchase that the user prepares, which `toOnRampModel` returns: the currency to buy, its chain, and the payment.
 * The quotes of all providers are read half a second later, and again every 30 s. Without a change, it asks the server again after a
 * failure.
 *
 * @throws `NotConnectedError`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { updateOnRamp } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateOnRamp(kit, { symbol: 'ETH', payment: 'USD', amount: '100' })
 * ```
 */
export function updateOnRamp(kit: Latchkit, parameters: updateOnRamp.Parameters = {}): void {
  checkParameters(kit, parameters, 'updateOnRamp(kit, {})')
  const { internal } = kit
  internal.install(onRampFeature)
  const state = kit.getState()
  const { namespace = getActiveNamespace(state), ...change } = parameters
  const session = sessionOf(state, namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  const isRestricted = isTimeZoneRestricted(kit.config, readTimeZone())
  const isChanged = Object.keys(change).length > 0
  internal.send({ feature: 'onramp', event: { type: 'open', of, isRestricted, isRetried: !isChanged } })
  if (isChanged) internal.send({ feature: 'onramp', event: { type: 'edit', change } })
}

export declare namespace updateOnRamp {
  /** Fields to change. Everything else stays. */
  type Parameters = OnRampChange & {
    /** Whose account receives the tokens. Default: the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ErrorType = NotConnectedError
}
