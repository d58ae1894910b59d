import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { type TestToken, tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts, type TestAccount } from '@latchkit/test/source/foundation/accounts'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import type { WalletOptions } from '@latchkit/test/source/wallet/createWallet'
import { walletScript } from '@latchkit/test/source/walletScript'
import type { BitcoinChain } from './bitcoin/network.js'
import { type EvmChain, type EvmHardfork, startEvmChain } from './evm/evmChain.js'
import { type DevnetGateway, startDevnetGateway } from './parts/gateway.js'
import type { DevnetLoginOptions } from './parts/login.js'
import { type DevnetPhone, startDevnetPhone } from './parts/phone.js'
import { startWalletServer } from './parts/walletServer.js'
import { createProcessGroup, type ProcessGroup } from './processes/createProcessGroup.js'
import type { SolanaChain } from './solana/SolanaChain.js'
import { solanaTokens } from './solana/tokens.js'

/** Options of a devnet. */
export type DevnetOptions = {
  /** Chain ids, one chain each. Default: 31337 and 31338, which no public chain uses. */
  readonly chainIds?: readonly number[] | undefined
  /** Rules of the chains. Default: the latest ones of the node. */
  readonly hardfork?: EvmHardfork | undefined
  /** Port of the first chain; the others use the next ones. Default 0: any free ports. */
  readonly evmPort?: number | undefined
  /**
   * Number of transactions that the first account has on the first chain, of every kind and over two years of block time.
   * Default: none.
   */
  readonly history?: number | undefined
  /** Port of the wallet script's server. Default 0: any free port. */
  readonly walletPort?: number | undefined
  /** Whether to start a Solana cluster. Default false. */
  readonly solana?: boolean | undefined
  /** Port of the Solana cluster; its WebSocket port is one higher. Default 0: any free pair. */
  readonly solanaPort?: number | undefined
  /** Interval of the Solana cluster's empty blocks. Default 0: only transactions create blocks. */
  readonly solanaBlockMs?: number | undefined
  /** Whether to start a Bitcoin chain; the first start downloads the node. Default false. */
  readonly bitcoin?: boolean | undefined
  /** Port of the Bitcoin chain's REST API. Default 0: any free port. */
  readonly bitcoinPort?: number | undefined
  /**
   * Whether to start the gateway: relay, wallet directory, JSON-RPC proxy and balances of the chains, and one project,
   * `devnet`, for origins of this machine. Default false.
   */
  readonly gateway?: boolean | undefined
  /** Port of the gateway. Default 0: any free port. */
  readonly gatewayPort?: number | undefined
  /** Port of the exchange, which starts with the gateway. Default 0: any free port. */
  readonly exchangePort?: number | undefined
  /** Starts the login without a wallet, with the gateway. Default: none. */
  readonly login?: DevnetLoginOptions | undefined
  /** Whether to start a phone, and with it the gateway. Its page shows the prompts. Default false. */
  readonly phone?: boolean | undefined
  /** Port of the phone's page. Default 0: any free port. */
  readonly phonePort?: number | undefined
  /** Default: Harbor and Meadow, plus Twin if there is Solana. */
  readonly wallets?: readonly WalletOptions[] | undefined
  /** Key of the wallet that is also `window.ethereum`. Default: none. */
  readonly legacy?: string | undefined
}

/** A running devnet. */
export type Devnet = {
  readonly chains: readonly EvmChain[]
  /** `undefined` if not enabled. Its accounts are `solanaAccounts`, its tokens `solanaTokens`. */
  readonly solana: SolanaChain | undefined
  /** `undefined` if not enabled. Its accounts are `bitcoinAccounts`. */
  readonly bitcoin: BitcoinChain | undefined
  /** `undefined` if neither gateway nor phone is enabled. */
  readonly gateway: DevnetGateway | undefined
  /** `undefined` if not enabled. The phone with the URL of its page. */
  readonly phone: DevnetPhone | undefined
  /** Funded on every chain. */
  readonly accounts: readonly TestAccount[]
  /** At the same addresses on every chain. */
  readonly tokens: readonly TestToken[]
  readonly wallets: {
    /** URL of the wallet script, for a `<script src>`. */
    readonly url: string
    /** The script itself, for `addInitScript`. */
    readonly script: string
  }
  /** URL of a JSON description of the devnet. */
  readonly url: string
  /** Stops everything. Resolves when all of it has ended. */
  readonly stop: () => Promise<void>
}

/**
 * Starts local chains with funded accounts and contracts, and serves wallets for them. Everything listens on this
 * machine only, and ends with this process.
 *
 * @throws DevnetError if a port is in use or a node does not start; nothing is left running.
 * @example
 * import { startDevnet } from '@latchkit/devnet'
 *
 * const devnet = await startDevnet()
 * await page.addInitScript({ content: devnet.wallets.script })
 * await devnet.stop()
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const { walletPort = 0, wallets, legacy } = options
  const processGroup = createProcessGroup()
  const stops: (() => Promise<void>)[] = []
  const register = async <part extends { readonly stop: () => Promise<void> } | undefined>(
    starting: Promise<part>,
  ): Promise<part> => {
    const part = await starting
    if (part) stops.push(part.stop)
    return part
  }
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()))
    await processGroup.stop()
  }

  const evm = startEvm(options, processGroup)
  const solanaChain = register(startSolana(options))
  const bitcoinChain = register(startBitcoin(options, processGroup))
  const starting = [
    evm,
    solanaChain,
    bitcoinChain,
    register(startGateway(options, { evm, solanaChain, bitcoinChain })),
  ] as const
  try {
    const [chains, solana, bitcoin, gateway] = await Promise.all(starting)
    const phone = await register(startPhone(options, { chains, solana, gateway }))
    const script = walletScript({ chains, wallets, legacy, solana, bitcoin })
    const description = describeDevnet({ chains, solana, bitcoin, gateway, phone })
    const server = await register(
      startWalletServer({
        port: walletPort,
        files: {
          '/wallets.js': { type: 'text/javascript', text: script },
          '/devnet.json': { type: 'application/json', text: description },
        },
      }),
    )
    let stopped: Promise<void> | undefined
    return {
      chains,
      solana,
      bitcoin,
      gateway,
      phone,
      accounts,
      tokens,
      wallets: { url: `${server.url}/wallets.js`, script },
      url: `${server.url}/devnet.json`,
      stop() {
        stopped ??= stopAll()
        return stopped
      },
    }
  } catch (error) {
    await Promise.allSettled(starting)
    await stopAll()
    throw error
  }
}

function startEvm(
  { chainIds = [31337, 31338], evmPort = 0, history = 0, hardfork }: DevnetOptions,
  processGroup: ProcessGroup,
): Promise<readonly EvmChain[]> {
  const port = (index: number) => (evmPort === 0 ? 0 : evmPort + index)
  return Promise.all(
    chainIds.map((id, index) =>
      startEvmChain({ id, port: port(index), history: index === 0 ? history : 0, hardfork, processGroup }),
    ),
  )
}

/** Imported lazily: EVM tests do not wait for the Solana virtual machine. */
async function startSolana(options: DevnetOptions): Promise<SolanaChain | undefined> {
  if (!options.solana) return undefined
  const { startSolanaChain } = await import('./parts/solanaChain.js')
  return startSolanaChain({ port: options.solanaPort, blockMs: options.solanaBlockMs })
}

async function startBitcoin(
  options: DevnetOptions,
  processGroup: ProcessGroup,
): Promise<BitcoinChain | undefined> {
  if (!options.bitcoin) return undefined
  const { startBitcoinChain } = await import('./parts/bitcoinChain.js')
  return startBitcoinChain({ port: options.bitcoinPort, processGroup })
}

/** Starts the gateway when its chains have started. */
async function startGateway(
  options: DevnetOptions,
  starting: {
    readonly evm: Promise<readonly EvmChain[]>
    readonly solanaChain: Promise<SolanaChain | undefined>
    readonly bitcoinChain: Promise<BitcoinChain | undefined>
  },
) {
  if (!options.gateway && !options.phone) return undefined
  const [chains, solana, bitcoin] = await Promise.all([
    starting.evm,
    starting.solanaChain,
    starting.bitcoinChain,
  ])
  const { gatewayPort: port, exchangePort, login } = options
  return startDevnetGateway({ port, exchangePort, login, chains, solana, bitcoin })
}

async function startPhone(
  options: DevnetOptions,
  { chains, solana, gateway }: Pick<Devnet, 'chains' | 'solana' | 'gateway'>,
): Promise<DevnetPhone | undefined> {
  if (!options.phone || !gateway) return undefined
  return startDevnetPhone({ chains, solana, relayUrl: gateway.relayUrl }, options.phonePort)
}

/** Serializes the devnet to JSON, without its functions. */
function describeDevnet({
  chains,
  solana,
  bitcoin,
  gateway,
  phone,
}: Pick<Devnet, 'chains' | 'solana' | 'bitcoin' | 'gateway' | 'phone'>): string {
  const description = {
    chains,
    accounts,
    tokens,
    ...(solana && { solana: { ...solana, accounts: solanaAccounts, tokens: solanaTokens } }),
    ...(bitcoin && { bitcoin: { ...bitcoin, accounts: bitcoinAccounts } }),
    ...(gateway && { gateway: describeGateway(gateway) }),
    ...(phone && { phone: { url: phone.url, link: phone.link } }),
  }
  return JSON.stringify(description, jsonBigInt, 2)
}

/** The servers of swaps without their functions. */
function describeGateway({ swaps, login, ...gateway }: DevnetGateway): object {
  const { aggregator, bridge, maker } = swaps
  return {
    ...gateway,
    ...(login && {
      login: { ...login, mails: undefined, setCodeLifetime: undefined, setCodeGap: undefined },
    }),
    swaps: {
      aggregatorUrl: aggregator.url,
      ...(bridge && { bridgeUrl: bridge.url }),
      ...(maker && { makerUrl: maker.url }),
    },
  }
}

function jsonBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
