import type { Connector, ConnectorType } from '@latchkit/core/ports'
import type { Connector as WagmiConnector } from '@wagmi/core'

/** What the kit wants to see of a config's connectors. */
export type Visibility = {
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  /** The providers of connectors of wagmi's type `injected`, by connector uid; `undefined` where there is none behind it. */
  readonly providers: ReadonlyMap<string, unknown>
}

/**
 * wagmi's connectors as the kit lists them: each id once, only wallets that are there, and the one behind
 * `window.ethereum` only where it does not announce itself too.
 */
export function toConnectors(
  connectors: readonly WagmiConnector[],
  { enableEIP6963, enableInjected, providers }: Visibility,
): readonly Connector[] {
  // The same provider is the same wallet: it is listed as it announces itself, else under the name that the host gave it.
  const announced = new Set(connectors.filter(isAnnounced).map(({ uid }) => providers.get(uid)))
  const named = new Set(connectors.filter(isNamed).map(({ uid }) => providers.get(uid)))
  const seen = new Set<string>()
  return connectors.flatMap((connector) => {
    const type = typeOf(connector)
    if (seen.has(connector.id)) return []
    if (type === 'announced' && !enableEIP6963) return []
    if (type === 'injected') {
      const provider = providers.get(connector.uid)
      if (!enableInjected || provider === undefined || announced.has(provider)) return []
      if (!isNamed(connector) && named.has(provider)) return []
    }
    seen.add(connector.id)
    return [toConnector(connector, type)]
  })
}

/**
 * Whether the connector is one that wagmi, or we, made of an EIP-6963 announcement: its id is the wallet's reverse domain
 * name. Some wallets announce a name without a dot (headless-web3-provider); only announcements come with an icon.
 */
function isAnnounced({ type, id, icon }: WagmiConnector): boolean {
  return type === 'injected' && (id.includes('.') || icon !== undefined)
}

/** Whether the connector stands for one wallet, and not for whatever is at `window.ethereum`. */
function isNamed({ type, id }: WagmiConnector): boolean {
  return type === 'injected' && id !== 'injected'
}

function typeOf(connector: WagmiConnector): ConnectorType {
  if (isAnnounced(connector)) return 'announced'
  if (connector.type === 'injected' || connector.type === 'walletConnect') return connector.type
  return 'external'
}

function toConnector(connector: WagmiConnector, type: ConnectorType): Connector {
  const { id, icon } = connector
  const rdns = type === 'announced' ? id : [connector.rdns].flat()[0]
  // wagmi's word for a wallet that says nothing of itself.
  const name = connector.name === 'Injected' ? 'Browser wallet' : connector.name
  return { id, name, namespace: 'eip155', type, icon, rdns }
}
