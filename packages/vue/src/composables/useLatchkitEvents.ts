import type { KitEvent } from '@latchkit/core'
import { watchEvents } from '@latchkit/core/actions'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Calls `listener` with every event of the kit, in order, until its scope is disposed.
 * @example
 * ```ts
 * import { useLatchkitEvents } from '@latchkit/vue'
 *
 * useLatchkitEvents((event) => {
 *   if (event.type === 'CONNECT_SUCCESS') console.log(event.account.chainId)
 * })
 * ```
 */
export function useLatchkitEvents(listener: (event: KitEvent) => void): void {
  useWatch((kit) => watchEvents(kit, listener), withoutParameters())
}
