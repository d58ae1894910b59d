import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * Returns the namespace to connect a wallet in: the requested one if the wallet supports it, else the active one, else
 * the wallet's first. For a wallet that is not installed, returns the requested one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { getConnectNamespace } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * getConnectNamespace(kit.getState(), { namespaces: ['solana', 'eip155'] }) // 'eip155'
 * ```
 */
export function getConnectNamespace(
  state: Pick<KitState, 'network'>,
  wallet: { readonly namespaces: readonly ChainNamespace[] } | undefined,
  requested?: ChainNamespace,
): ChainNamespace {
  const supported = wallet?.namespaces ?? []
  const { activeNamespace } = state.network
  const preferred = requested ?? activeNamespace
  if (supported.includes(preferred)) return preferred
  if (supported.includes(activeNamespace)) return activeNamespace
  return supported[0] ?? preferred
}
