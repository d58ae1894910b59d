import type { KitContext } from './types.js'

/**
 * Returns the time of a kit, in ms since the epoch: the one of its option `clock`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getTime } from '@latchkit/core/views/ui'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(new Date(getTime(kit)))
 * ```
 */
export function getTime({ internal }: { readonly internal: Pick<KitContext, 'clock'> }): number {
  return internal.clock.now()
}
