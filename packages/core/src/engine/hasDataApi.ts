import type { KitContext } from './types.js'

/**
 * Returns whether a kit has the option `dataApi`. Without it, the lists of an account are not shown.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { hasDataApi } from '@latchkit/core/views/ui'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(hasDataApi(kit))
 * ```
 */
export function hasDataApi({ internal }: { readonly internal: Pick<KitContext, 'dataApi'> }): boolean {
  return internal.dataApi !== undefined
}
