import type { Config } from '../../../config/config.js'
import { parseConfig } from '../../../config/parseConfig.js'
import type { KitState } from '../../../engine/types.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import { solanaDevnet } from '../../../foundation/networks/solanaDevnet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { Connector } from '../../../ports/Connector.js'
import { makeSession } from '../connection/session.fixtures.js'
import { makeConnector, makeSolanaConnector } from '../wallets/wallets.fixtures.js'
import { initialState } from './initialState.js'

export const icon = 'data:image/png;base64,iVBORw0KGgo='

/** A configuration with networks of `eip155`, `solana` and `bip122`. */
export const config: Config = parseConfig({
  projectId: 'test',
  networks: [mainnet, solana, solanaDevnet, bitcoin],
  chainImages: { [solanaDevnet.caipNetworkId]: 'https://images.test/devnet.png' },
}).config

/** The connectors of the wallet Alpha, which supports two namespaces. */
export const alpha: Connector = makeConnector('io.alpha', { name: 'Alpha', icon })
export const alphaOnSolana: Connector = makeSolanaConnector('Alpha', { icon })

/** The sessions of the wallet Alpha. */
const sessions: Readonly<Record<'eip155' | 'solana', Session>> = {
  eip155: makeSession('io.alpha', { addresses: ['0x1'] }),
  solana: makeSession('Alpha', { addresses: ['So1'], chainId: solanaDevnet.caipNetworkId }),
}

/** Creates the state of a kit where `eip155` is active, and Alpha is connected in the namespaces `connected`. */
export function makeMultiChainState({
  connectors = [alpha, alphaOnSolana],
  connected = [],
}: {
  readonly connectors?: readonly Connector[]
  readonly connected?: readonly ('eip155' | 'solana')[]
} = {}): KitState {
  const connectorsOf = (namespace: ChainNamespace) =>
    connectors.filter((connector) => connector.namespace === namespace)
  const state: Partial<KitState> = {
    network: { ...initialState({ config, stored: {} }), activeNamespace: 'eip155' },
    wallets: { connectors: { eip155: connectorsOf('eip155'), solana: connectorsOf('solana') }, recent: [] },
    connection: Object.fromEntries(
      connected.map((namespace) => [namespace, { status: 'connected', session: sessions[namespace] }]),
    ),
  }
  // The functions under test read only these fields.
  return state as KitState
}
