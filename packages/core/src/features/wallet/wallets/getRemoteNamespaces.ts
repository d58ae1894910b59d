import type { Config } from '../../../config/config.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { WalletsState } from './machine.js'

/**
 * Returns the configured namespaces in which a remote wallet can connect. With `wallet`, only those that it supports, if
 * they are known.
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
