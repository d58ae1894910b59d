import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'

/**
 * Where a wallet of several namespaces is connected: in the one that was wanted if it serves that, else the one on view,
 * else its first. A wallet that serves none here (it is not installed) stands where it was wanted.
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
