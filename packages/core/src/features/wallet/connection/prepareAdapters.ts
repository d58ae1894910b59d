import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Starts loading the code with which the adapters connect. Call it while the user chooses a wallet.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { prepareAdapters } from '@latchkit/core/views/ui'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * prepareAdapters(kit)
 * ```
 */
export function prepareAdapters({ internal }: Latchkit): void {
  for (const namespace of internal.namespaces) internal.adapterOf(namespace)?.prepare?.()
}
