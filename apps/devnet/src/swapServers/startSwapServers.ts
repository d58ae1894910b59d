import type { EvmChain } from '../evm/evmChain.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { type Aggregator, startAggregator } from './startAggregator.js'
import { type Bridge, startBridge } from './startBridge.js'
import type { SolanaMaker } from './startSolanaMaker.js'

/** The servers of sources of swaps. */
export type SwapServers = {
  readonly aggregator: Aggregator
  /** `undefined` with one EVM chain. */
  readonly bridge: Bridge | undefined
  /** `undefined` without Solana. */
  readonly maker: SolanaMaker | undefined
  /** The sources in the settings of the gateway. */
  readonly sources: readonly SwapServerEntry[]
  readonly stop: () => Promise<void>
}

/** A server in the settings of the gateway. */
export type SwapServerEntry = {
  readonly kind: 'server'
  readonly id: string
  readonly name: string
  readonly url: string
  readonly chainIds: string[]
  readonly routes: 'sameChain' | 'crossChain'
}

/** Starts an aggregator, a bridge between the EVM chains, and a market maker on Solana. */
export async function startSwapServers(
  chains: readonly EvmChain[],
  solana: SolanaChain | undefined,
): Promise<SwapServers> {
  const chainIds = chains.map(({ id }) => `eip155:${id}`)
  const toEntry = (
    id: string,
    name: string,
    { url }: { readonly url: string },
    rest: Pick<SwapServerEntry, 'chainIds' | 'routes'>,
  ): SwapServerEntry => ({ kind: 'server', id, name, url, ...rest })
  const aggregator = await startAggregator(chains)
  const bridge = chains.length > 1 ? await startBridge(chains) : undefined
  const maker = solana && (await startMaker(solana))
  return {
    aggregator,
    bridge,
    maker,
    sources: [
      toEntry('aggregator', 'Devnet Aggregator', aggregator, { chainIds, routes: 'sameChain' }),
      ...(bridge ? [toEntry('bridge', 'Devnet Bridge', bridge, { chainIds, routes: 'crossChain' })] : []),
      ...(maker && solana
        ? [
            toEntry('maker', 'Devnet Maker', maker, {
              chainIds: [solana.caipNetworkId],
              routes: 'sameChain',
            }),
          ]
        : []),
    ],
    async stop() {
      await Promise.all([aggregator.stop(), bridge?.stop(), maker?.stop()])
    },
  }
}

/** Imported lazily: EVM tests do not wait for the libraries of Solana. */
async function startMaker(solana: SolanaChain) {
  const { startSolanaMaker } = await import('./startSolanaMaker.js')
  return startSolanaMaker(solana)
}
