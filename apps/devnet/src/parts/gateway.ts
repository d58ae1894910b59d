import { delegationContracts } from '@latchkit/test/source/contracts/smartAccounts'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { privateKeyToAddress } from 'viem/accounts'
import type { BitcoinChain } from '../bitcoin/network.js'
import { deployNameResolvers } from '../contracts/deployNameResolvers.js'
import { ens, nameZone } from '../contracts/ens.js'
import { market } from '../contracts/market.js'
import { marketTokens, swapContracts } from '../contracts/swapContracts.js'
import { getIconUrl } from '../contracts/tokenIcons.js'
import type { EvmChain } from '../evm/evmChain.js'
import { type DevnetExchange, startExchange } from '../exchange/startExchange.js'
import { DevnetError } from '../foundation/DevnetError.js'
import { type OnRampProvider, startOnRampProvider } from '../onramp/startOnRampProvider.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { solanaTokens } from '../solana/tokens.js'
import { type SwapServers, startSwapServers } from '../swapServers/startSwapServers.js'
import { createBundlerSettings, createSponsorship } from './bundler.js'
import { createSignInKey } from './createSignInKey.js'
import { startImageServer } from './imageServer.js'
import { type Gateway, type GatewayTokenList, loadGateway } from './loadGateway.mjs'
import { type DevnetLogin, type DevnetLoginOptions, prepareLogin } from './login.js'

/** A running gateway with the project id that a dapp configures. */
export type DevnetGateway = Omit<Gateway, 'stop'> & {
  readonly projectId: string
  /** Where users pay for purchases. */
  readonly onramp: Pick<OnRampProvider, 'url' | 'setDown'>
  /** The exchange from whose balance users pay. */
  readonly exchange: Pick<DevnetExchange, 'url' | 'setDown'>
  /** The servers of its sources of swaps. Tests make them lie. */
  readonly swaps: Pick<SwapServers, 'aggregator' | 'bridge' | 'maker'>
  /** `undefined` if not enabled. */
  readonly login: DevnetLogin | undefined
}

/** The project of every dapp on the devnet. */
const project = { id: 'devnet', allowedOrigins: ['localhost:*', '127.0.0.1:*'] }

/** Signs the names of the devnet for ENS. */
const nameSigningKey = `0x${'e5'.repeat(32)}` as const

/** Options of the gateway. */
export type DevnetGatewayOptions = {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  readonly chains: readonly EvmChain[]
  readonly solana: SolanaChain | undefined
  readonly bitcoin?: BitcoinChain | undefined
  /** Port of the exchange. Default 0: any free port. */
  readonly exchangePort?: number | undefined
  /** Starts the login without a wallet. Default: none. */
  readonly login?: DevnetLoginOptions | undefined
}

/**
 * Starts the gateway inside this process, in memory, with one project for origins of this machine. It serves the chains
 * of the devnet, knows its tokens, reads names from the first EVM chain, and resolves its own names there. Further servers have the images of the
 * names, sell tokens to the user of a card page, and are an exchange from whose balance users pay.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startDevnetGateway({
  port = 0,
  chains,
  solana,
  bitcoin,
  exchangePort,
  login: loginOptions,
}: DevnetGatewayOptions): Promise<DevnetGateway & { readonly stop: () => Promise<void> }> {
  const { startGateway } = await loadGateway()
  const servers: { readonly stop: () => void | Promise<void> }[] = []
  const start = async <Server extends { readonly stop: () => void | Promise<void> }>(
    starting: Promise<Server>,
  ): Promise<Server> => {
    const server = await starting
    servers.push(server)
    return server
  }
  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  try {
    const images = await start(startImageServer())
    const signInKey = createSignInKey()
    servers.push(signInKey)
    const swaps = await start(startSwapServers(chains, solana))
    const onramp = await start(startOnRampProvider({ chains, solana }))
    const exchange = await start(startExchange({ chains, solana }, exchangePort))
    const login = loginOptions && (await start(prepareLogin(loginOptions, [project], chains[0]?.rpcUrl)))
    const { url, relayUrl, stop } = await startGateway({
      port,
      projects: [{ ...project, sponsorship: createSponsorship(chains) }],
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
            universalRouter: swapContracts.universalRouter,
          },
          uniswapV3: { factory: swapContracts.concentratedFactory },
          // One chain with histories, and one without.
          ...(index === 0 && { index: { fromBlock: 0 } }),
        })),
        ...(solana ? [{ id: solana.caipNetworkId, http: [solana.rpcUrl] }] : []),
        ...(bitcoin ? [{ id: bitcoin.caipNetworkId, http: [bitcoin.esploraUrl] }] : []),
      ],
      tokens: [createTokenList(chains)],
      exchanges: [exchange.settings],
      swapSources: swaps.sources,
      swapSourceTimeoutMs: 3_000,
      ipfsGatewayUrl: images.url,
      imagePrivateHosts: [images.host],
      onramp: onramp.settings,
      bundler: await createBundlerSettings(chains),
      permissionContracts: delegationContracts,
      nameZones: [nameZone],
      nameSigningKey,
      signInKeyFile: signInKey.file,
      login: login?.settings,
      getCodeLifetimeMs: login?.getCodeLifetimeMs,
      getCodeGapMs: login?.getCodeGapMs,
    })
    onramp.setGateway(url)
    exchange.reportTo(url)
    // The contract contains the URL, so it is deployed when the port is known.
    const [first] = chains
    if (first)
      await deployNameResolvers(first.rpcUrl, {
        urls: [`${url}/v1/ccip/{sender}/{data}.json`],
        signer: privateKeyToAddress(nameSigningKey),
      })
    const started = await login?.start(url, [
      ...chains.map(({ id, rpcUrl, hardfork }) => ({ chainId: `eip155:${id}`, rpcUrl, hardfork })),
      ...(solana ? [{ chainId: solana.caipNetworkId, rpcUrl: solana.rpcUrl }] : []),
    ])
    return {
      url,
      relayUrl,
      login: started,
      projectId: project.id,
      onramp: { url: onramp.url, setDown: onramp.setDown },
      exchange: { url: exchange.url, setDown: exchange.setDown },
      swaps: { aggregator: swaps.aggregator, bridge: swaps.bridge, maker: swaps.maker },
      async stop() {
        await Promise.all([stop(), stopServers()])
      },
    }
  } catch (cause) {
    await stopServers()
    if (cause instanceof DevnetError) throw cause
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
      ...chains.flatMap(({ id }) =>
        marketTokens.map(({ address, name, symbol, decimals }) => ({
          ...{ chainId: id, address, name, symbol, decimals },
          extensions: { eip2612: { name, version: '1' } },
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
