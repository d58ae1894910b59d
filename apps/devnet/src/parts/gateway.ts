import type { BitcoinChain } from '../bitcoin/network.js'
import { ens } from '../contracts/ens.js'
import { market } from '../contracts/market.js'
import { getIconUrl } from '../contracts/tokenIcons.js'
import { tokens } from '../contracts/tokens.js'
import { DevnetError } from '../DevnetError.js'
import { type OnRampProvider, startOnRampProvider } from '../onramp/startOnRampProvider.js'
import { type SolanaChain, solanaCaipNetworkId } from '../solana/cluster.js'
import { solanaTokens } from '../solana/tokens.js'
import type { EvmChain } from './evmChain.js'
import { startImageServer } from './imageServer.js'
import { type Gateway, type GatewayTokenList, loadGateway } from './loadGateway.mjs'

/** A running gateway with the project id that a dapp configures. */
export type DevnetGateway = Omit<Gateway, 'stop'> & {
  readonly projectId: string
  /** Where users pay for purchases. */
  readonly onramp: Pick<OnRampProvider, 'url' | 'setDown'>
}

/** The project of every dapp on the devnet. */
const project = { id: 'devnet', allowedOrigins: ['localhost:*', '127.0.0.1:*'] }

/** Options of the gateway. */
export type DevnetGatewayOptions = {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  readonly chains: readonly EvmChain[]
  readonly solana: SolanaChain | undefined
  readonly bitcoin?: BitcoinChain | undefined
}

/**
 * Starts the gateway inside this process, in memory, with one project for origins of this machine. It serves the chains
 * of the devnet, knows its tokens, and reads names from the first EVM chain. A second server has the images of the names, and a third one
 * sells tokens to the user of its card page.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startDevnetGateway({
  port = 0,
  chains,
  solana,
  bitcoin,
}: DevnetGatewayOptions): Promise<DevnetGateway & { readonly stop: () => Promise<void> }> {
  const { startGateway } = await loadGateway()
  const [images, onramp] = await Promise.all([startImageServer(), startOnRampProvider({ chains, solana })])
  const stopServers = () => {
    images.stop()
    onramp.stop()
  }
  try {
    const { url, relayUrl, stop } = await startGateway({
      port,
      projects: [project],
      chains: [
        ...chains.map(({ id, rpcUrl, wsUrl }, index) => ({
          id: `eip155:${id}`,
          http: [rpcUrl],
          ws: [wsUrl],
          ensRegistry: ens.registry,
          uniswapV2: {
            factory: market.factory,
            stablecoin: { address: market.dollar, decimals: 6 },
            wrappedNative: market.wrappedEther,
            router: market.router,
          },
          // One chain with histories, and one without.
          ...(index === 0 && { index: { fromBlock: 0 } }),
        })),
        ...(solana ? [{ id: solana.caipNetworkId, http: [solana.rpcUrl] }] : []),
        ...(bitcoin ? [{ id: bitcoin.caipNetworkId, http: [bitcoin.esploraUrl] }] : []),
      ],
      tokens: [createTokenList(chains)],
      ipfsGatewayUrl: images.url,
      imagePrivateHosts: [images.host],
      onramp: onramp.settings,
    })
    onramp.setGateway(url)
    return {
      url,
      relayUrl,
      projectId: project.id,
      onramp: { url: onramp.url, setDown: onramp.setDown },
      async stop() {
        stopServers()
        await stop()
      },
    }
  } catch (cause) {
    stopServers()
    throw new DevnetError(`The gateway does not start: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

const wrappedEther = { address: market.wrappedEther, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 }

/** Creates a list of the tokens on some EVM chains, and of those on the Solana cluster. */
export function createTokenList(chains: readonly { readonly id: number }[]): GatewayTokenList {
  return {
    name: 'Devnet',
    tokens: [
      ...chains.flatMap(({ id }) =>
        [...tokens, wrappedEther].map(({ address, name, symbol, decimals }) => ({
          chainId: id,
          address,
          name,
          symbol,
          decimals,
          logoURI: getIconUrl(symbol),
        })),
      ),
      ...solanaTokens.map(({ mint, name, symbol, decimals }) => ({
        chainId: solanaCaipNetworkId,
        address: mint,
        name,
        symbol,
        decimals,
      })),
    ],
  }
}
