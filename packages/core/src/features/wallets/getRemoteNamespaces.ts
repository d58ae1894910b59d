import type { Config } from '../../config/config.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../ports/Catalogue.js'
import type { WalletsState } from './machine.js'

/**
 * The namespaces in which a wallet on another device can be connected here, in the order of the configuration: those
 * with a relay, and, where `wallet` says which it serves, of these.
 */
export function getRemoteNamespaces(
  { connectors }: WalletsState,
  { networks }: Config,
  wallet?: Pick<CatalogueWallet, 'namespaces'>,
): readonly ChainNamespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))].filter(
    (namespace) =>
      connectors[namespace]?.some(({ type }) => type === 'walletConnect') &&
      (!wallet || wallet.namespaces.length === 0 || wallet.namespaces.includes(namespace)),
  )
}
