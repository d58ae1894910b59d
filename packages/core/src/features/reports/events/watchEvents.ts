import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { KitEvent } from './KitEvents.js'
import { toKitEvent } from './toKitEvent.js'

/**
 * Calls `listener` with every public event of the kit, in order. The state of the kit already includes the event.
 *
 * @returns A function that unsubscribes.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchEvents } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const unwatch = watchEvents(kit, (event) => {
 *   if (event.type === 'CONNECT_SUCCESS') console.log(event.account.address)
 * })
 * ```
 */
export function watchEvents(
  kit: { readonly internal: Pick<Latchkit['internal'], 'onFact'> },
  listener: (event: KitEvent) => void,
): () => void {
  checkParameters(kit, listener, 'watchEvents(kit, listener)')
  return kit.internal.onFact((fact) => {
    const event = toKitEvent(fact)
    if (event) listener(event)
  })
}
