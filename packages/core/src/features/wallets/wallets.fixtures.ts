import type { Config, Options } from '../../config/config.js'
import { parseConfig } from '../../config/parseConfig.js'
import type { RecentWallet } from '../../config/stored.js'
import { base } from '../../foundation/networks/base.js'
import { mainnet } from '../../foundation/networks/mainnet.js'
import { solana } from '../../foundation/networks/solana.js'
import type { Connector } from '../../ports/Connector.js'
import type { WalletsState } from './machine.js'

/** A configuration of Ethereum, Base and Solana, and what a test adds. */
export function makeConfig(options: Partial<Options> = {}): Config {
  return parseConfig({ projectId: 'test', networks: [mainnet, base, solana], ...options }).config
}

/** An announced wallet of `eip155`, known by its rdns; a test says what is different. */
export function makeConnector(id: string, change: Partial<Connector> = {}): Connector {
  return { id, name: id, namespace: 'eip155', type: 'announced', rdns: id, ...change }
}

/** A wallet of Solana as the Wallet Standard has it: by name, without an rdns. */
export function makeSolanaConnector(id: string, change: Partial<Connector> = {}): Connector {
  return { id, name: id, namespace: 'solana', type: 'announced', ...change }
}

/** What a set of connectors makes, by their namespaces. */
export function makeState(
  connectors: readonly Connector[],
  recent: readonly RecentWallet[] = [],
): WalletsState {
  const eip155 = connectors.filter(({ namespace }) => namespace === 'eip155')
  const solanaOnes = connectors.filter(({ namespace }) => namespace === 'solana')
  return { connectors: { eip155, solana: solanaOnes }, recent }
}

/** A wallet that was connected before. */
export function makeRecent(id: string): RecentWallet {
  return { id, name: id, namespaces: ['eip155'] }
}
