import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { sessionOf } from '../connection/rules.js'
import type { SwitchPlan } from './types.js'

type Chains = Pick<KitState, 'network' | 'connection'>

/** Returns the network of a namespace: its wallet's chain, configured or not; without a session the one chosen last. */
export function networkOf(state: Chains, namespace: ChainNamespace): CaipNetworkId | undefined {
  return sessionOf(state, namespace)?.chainId ?? state.network.selected[namespace]
}

/** Returns the network of the active namespace; `undefined` if its wallet is on a network that is not configured. */
export function activeNetwork(state: Chains, config: Pick<Config, 'networkOf'>): Network | undefined {
  const chainId = networkOf(state, state.network.activeNamespace)
  return chainId === undefined ? undefined : config.networkOf(chainId)
}

/**
 * Whether a namespace needs the UnsupportedChain view. All four conditions must hold: its network is not configured,
 * switching is enabled, unsupported chains are not allowed, and no remote session of a kit without adapters is active.
 */
export function isUnsupported(
  state: Chains,
  config: Pick<Config, 'networkOf' | 'enableNetworkSwitch' | 'allowUnsupportedChain' | 'isBasic'>,
  namespace: ChainNamespace,
): boolean {
  const chainId = networkOf(state, namespace)
  const isRequested = chainId === undefined || config.networkOf(chainId) !== undefined
  // A literal, because an import would load the code of remote wallets in every app.
  const isBasicSession = config.isBasic && sessionOf(state, namespace)?.connectorId === 'walletConnect'
  return !isRequested && config.enableNetworkSwitch && !config.allowUnsupportedChain && !isBasicSession
}

/**
 * Plans the switch to `target`: apps/docs/src/content/docs/concepts/behavior/networks.md, "Switching networks". A connected wallet on another chain is always
 * asked, also in a namespace that is not active, so that an address and its network always match.
 */
export function planSwitch(
  state: Pick<KitState, 'network' | 'connection' | 'wallets'>,
  target: CaipNetworkId,
): SwitchPlan {
  const namespace = namespaceOf(target)
  const session = sessionOf(state, namespace)
  if (session && session.chainId !== target) return { type: 'ask-wallet', connectorId: session.connectorId }
  if (state.network.activeNamespace === namespace && networkOf(state, namespace) === target) {
    return { type: 'nothing' }
  }
  if (session) return { type: 'activate' }
  const connected = (Object.keys(state.connection) as ChainNamespace[]).filter((other) =>
    sessionOf(state, other),
  )
  if (connected.length === 0) return { type: 'activate' }
  const embedded = embeddedIn(state, namespace)
  const inUse = connected.some((other) => sessionOf(state, other)?.connectorId === embeddedIn(state, other))
  return embedded !== undefined && inUse
    ? { type: 'connect-embedded', connectorId: embedded }
    : { type: 'connect' }
}

/** The embedded wallet's connector in a namespace, if it serves that namespace. */
function embeddedIn(state: Pick<KitState, 'wallets'>, namespace: ChainNamespace): string | undefined {
  return state.wallets.connectors[namespace]?.find((connector) => connector.type === 'auth')?.id
}
