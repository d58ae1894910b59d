import type { KitState } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'

/**
 * Returns the namespace to connect a wallet in: the requested one if the wallet supports it, else the active one, else
 * the wallet's first. For a wallet that is not installed, returns the requested one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { namespaceFor } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * namespaceFor(kit.getState(), { namespaces: ['solana', 'eip155'] }) // 'eip155'
 * ```
 */
export function namespaceFor(
  state: Pick<KitState, 'network'>,
  wallet: { readonly namespaces: readonly ChainNamespace[] } | undefined,
  wanted?: ChainNamespace,
): ChainNamespace {
  const served = wallet?.namespaces ?? []
  const preferred = wanted ?? state.network.activeNamespace
  const { activeNamespace } = state.network
  if (served.includes(preferred)) return preferred
  if (served.includes(activeNamespace)) return activeNamespace
  return served[0] ?? preferred
}
