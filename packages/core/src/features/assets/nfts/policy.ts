import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { toRefusalAlerts } from '../portfolio/toRefusalAlerts.js'

/** Clears the NFTs when their session ends, or its account or chain changes. */
export const policy: Policy = {
  nfts: { failed: ({ error }) => toRefusalAlerts(error) },
  connection: {
    connected: ({ namespace, session }, state) => clearOthers(namespace, session, state),
    sessionChanged: ({ namespace, session }, state) => clearOthers(namespace, session, state),
    disconnected: ({ namespace }, state) => clearOthers(namespace, undefined, state),
  },
}

function clearOthers(
  namespace: ChainNamespace,
  session: Session | undefined,
  { nfts }: KitState,
): readonly Command[] {
  const current = nfts?.[namespace]
  if (!current || current.status === 'idle') return []
  const { address, chainId } = current.of
  if (session?.accounts[0].address === address && session.chainId === chainId) return []
  return [{ feature: 'nfts', namespace, event: { type: 'reset' } }]
}
