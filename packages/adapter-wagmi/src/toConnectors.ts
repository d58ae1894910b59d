import type { Connector, ConnectorType } from '@latchkit/core/ports'
import type { Connector as WagmiConnector } from '@wagmi/core'

/** Options that decide which connectors are listed. */
export type Visibility = {
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  /** Providers of connectors of wagmi's type `injected`, by connector uid. `undefined` if there is no wallet. */
  readonly providers: ReadonlyMap<string, unknown>
}

/**
 * Converts wagmi's connectors to those that the kit lists. Each id appears once, missing wallets are left out, and the
 * wallet behind `window.ethereum` is listed only if it does not announce itself.
 */
export function toConnectors(
  connectors: readonly WagmiConnector[],
  { enableEIP6963, enableInjected, providers }: Visibility,
): readonly Connector[] {
  // The same provider is the same wallet: it is listed as announced, otherwise under the name given by the host app.
  const announced = new Set(connectors.filter(isAnnounced).map(({ uid }) => providers.get(uid)))
  const named = new Set(connectors.filter(isNamed).map(({ uid }) => providers.get(uid)))
  const seen = new Set<string>()
  return connectors.flatMap((connector) => {
    const type = getType(connector)
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
 * Returns whether the connector was created from an EIP-6963 announcement, whose id is the wallet's rdns. Some names
 * have no dot (headless-web3-provider), but only announcements have an icon.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
function isAnnounced({ type, id, icon }: WagmiConnector): boolean {
  return type === 'injected' && (id.includes('.') || icon !== undefined)
}

/** Returns whether the connector belongs to a specific wallet, not to any wallet at `window.ethereum`. */
function isNamed({ type, id }: WagmiConnector): boolean {
  return type === 'injected' && id !== 'injected'
}

function getType(connector: WagmiConnector): ConnectorType {
  if (isAnnounced(connector)) return 'announced'
  if (connector.type === 'injected' || connector.type === 'walletConnect') return connector.type
  return 'external'
}

function toConnector(connector: WagmiConnector, type: ConnectorType): Connector {
  const { id, icon } = connector
  const rdns = type === 'announced' ? id : [connector.rdns].flat()[0]
  // wagmi's name for a wallet that does not identify itself.
  const name = connector.name === 'Injected' ? '' : connector.name
  return { id, name, namespace: 'eip155', type, icon, rdns }
}
