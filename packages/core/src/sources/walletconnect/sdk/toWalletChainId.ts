import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getFormerChainId } from '../protocol/proposal.js'

/**
 * Returns a chain id in the form that the wallet of a session uses: some wallets use only the earlier id of a chain.
 *
 * @param stored The session as the SDK has stored it.
 */
export function toWalletChainId(chainId: CaipNetworkId, stored: unknown): CaipNetworkId {
  const former = getFormerChainId(chainId)
  const { namespaces = null } = (stored ?? {}) as { readonly namespaces?: unknown }
  const text = JSON.stringify(namespaces)
  return former && text.includes(`"${former}`) && !text.includes(`"${chainId}`) ? former : chainId
}
