import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/** The namespaces whose transactions the data API has. */
const namespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']

/**
 * Returns the connected account of a namespace and its chain. `unsupported`: the data API has no transactions of the
 * namespace, or the chain is not configured and so has no name to show. `undefined`: no wallet is connected.
 */
export function getActivitySubject(
  state: Pick<KitState, 'connection'>,
  config: Pick<Config, 'networkOf'>,
  namespace: ChainNamespace,
): BalanceSubject | 'unsupported' | undefined {
  const session = sessionOf(state, namespace)
  if (!session) return undefined
  const { accounts, chainId } = session
  if (!namespaces.includes(namespace) || !config.networkOf(chainId)) return 'unsupported'
  return { address: accounts[0].address, chainId }
}

/** Whether the data API has the transactions of the namespace of a chain, and the chain is configured. */
export function hasActivity(chainId: CaipNetworkId, config: Pick<Config, 'networkOf'>): boolean {
  const network = config.networkOf(chainId)
  return network !== undefined && namespaces.some((namespace) => chainId.startsWith(`${namespace}:`))
}
