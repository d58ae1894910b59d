import type { CompleteOptions } from '../../../config/completeNetworks.js'
import type { Config } from '../../../config/config.js'
import { parseConfig } from '../../../config/parseConfig.js'
import type { RecentWallet } from '../../../config/stored.js'
import { base } from '../../../foundation/networks/base.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { Connector } from '../../../ports/Connector.js'
import type { WalletsState } from './machine.js'

/** Creates a configuration of Ethereum, Base and Solana, with the given options. */
export function makeConfig(options: Partial<CompleteOptions> = {}): Config {
  return parseConfig({ projectId: 'test', networks: [mainnet, base, solana], ...options }).config
}

/** Creates an announced `eip155` connector whose rdns is its id, with the given changes. */
export function makeConnector(id: string, change: Partial<Connector> = {}): Connector {
  return { id, name: id, namespace: 'eip155', type: 'announced', rdns: id, ...change }
}

/** Creates a Solana connector of the Wallet Standard, without an rdns, with the given changes. */
export function makeSolanaConnector(id: string, change: Partial<Connector> = {}): Connector {
  return { id, name: id, namespace: 'solana', type: 'announced', ...change }
}

/** Creates the state of the wallets from their connectors. */
export function makeState(
  connectors: readonly Connector[],
  recent: readonly RecentWallet[] = [],
): WalletsState {
  const eip155 = connectors.filter(({ namespace }) => namespace === 'eip155')
  const solanaOnes = connectors.filter(({ namespace }) => namespace === 'solana')
  return { connectors: { eip155, solana: solanaOnes }, recent }
}

/** Creates a recently connected wallet. */
export function makeRecent(id: string): RecentWallet {
  return { id, name: id, namespaces: ['eip155'] }
}
