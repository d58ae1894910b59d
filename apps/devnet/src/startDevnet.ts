import { accounts, type DevnetAccount } from './accounts.js'
import { bitcoinAccounts } from './bitcoin/accounts.js'
import type { BitcoinChain } from './bitcoin/network.js'
import { type DevnetToken, tokens } from './contracts/deployContracts.js'
import { type EvmChain, startEvmChain } from './parts/evmChain.js'
import { type DevnetGateway, startDevnetGateway } from './parts/gateway.js'
import { type DevnetPhone, startDevnetPhone } from './parts/phone.js'
import { startWalletServer } from './parts/walletServer.js'
import { createNursery, type Nursery } from './processes/createNursery.js'
import { solanaAccounts } from './solana/accounts.js'
import type { SolanaChain } from './solana/cluster.js'
import { solanaTokens } from './solana/tokens.js'
import type { WalletOptions } from './wallet/createWallet.js'
import { walletScript } from './walletScript.js'

/** What to start, and where. */
export type DevnetOptions = {
  /** Chain ids, one chain each. Default: 31337 and 31338, which are nobody's. */
  readonly chainIds?: readonly number[] | undefined
  /** Port of the first chain; the others follow it. Default 0: any free ones. */
  readonly evmPort?: number | undefined
  /** Port of the server of the wallet script. Default 0: any free one. */
  readonly walletPort?: number | undefined
  /** Start a Solana cluster too. Default false. */
  readonly solana?: boolean | undefined
  /** Port of the Solana cluster; its WebSocket is one further on. Default 0: any free pair. */
  readonly solanaPort?: number | undefined
  /** How often the Solana cluster makes an empty block. Default 0: only transactions make blocks. */
  readonly solanaBlockMs?: number | undefined
  /** Start a Bitcoin chain too; the very first time it fetches the node. Default false. */
  readonly bitcoin?: boolean | undefined
  /** Port of the Bitcoin chain's REST API. Default 0: any free one. */
  readonly bitcoinPort?: number | undefined
  /** Start the gateway too: relay, catalogue, and one project, `devnet`, for pages of this machine. Default false. */
  readonly gateway?: boolean | undefined
  /** Port of the gateway. Default 0: any free one. */
  readonly gatewayPort?: number | undefined
  /** Switch on a phone too, and with it the gateway. Its person is asked on its page. Default false. */
  readonly phone?: boolean | undefined
  /** Port of the phone's page. Default 0: any free one. */
  readonly phonePort?: number | undefined
  /** Default: Harbor and Meadow, and Twin where there is Solana. */
  readonly wallets?: readonly WalletOptions[] | undefined
  /** Key of the wallet that is also `window.ethereum`. Default: none. */
  readonly legacy?: string | undefined
}

/** A running devnet. */
export type Devnet = {
  readonly chains: readonly EvmChain[]
  /** Where it was asked for. Its accounts are `solanaAccounts`, its tokens `solanaTokens`. */
  readonly solana: SolanaChain | undefined
  /** Where it was asked for. Its accounts are `bitcoinAccounts`. */
  readonly bitcoin: BitcoinChain | undefined
  /** Where it was asked for, or the phone was. */
  readonly gateway: DevnetGateway | undefined
  /** Where it was asked for: the phone itself, and where its page is. */
  readonly phone: DevnetPhone | undefined
  /** Funded on every chain. */
  readonly accounts: readonly DevnetAccount[]
  /** At the same addresses on every chain. */
  readonly tokens: readonly DevnetToken[]
  readonly wallets: {
    /** Address of the wallet script, for a `<script src>`. */
    readonly url: string
    /** The script itself, for `addInitScript`. */
    readonly script: string
  }
  /** Address of a JSON description of all this. */
  readonly url: string
  /** Ends everything; resolves when all of it is gone. */
  readonly stop: () => Promise<void>
}

/**
 * Starts local chains with funded accounts and contracts, and serves wallets for them. Everything listens on this machine
 * only, and ends with this process if not before.
 *
 * @throws DevnetError if a port is taken or a node does not start; nothing is left running then.
 * @example
 * import { startDevnet } from '@latchkit/devnet'
 *
 * const devnet = await startDevnet()
 * await page.addInitScript({ content: devnet.wallets.script })
 * await devnet.stop()
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const { walletPort = 0, wallets, legacy } = options
  const nursery = createNursery()
  const stops: (() => Promise<void>)[] = []
  const kept = async <part extends { readonly stop: () => Promise<void> } | undefined>(
    starting: Promise<part>,
  ): Promise<part> => {
    const part = await starting
    if (part) stops.push(part.stop)
    return part
  }
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()))
    await nursery.stop()
  }

  const evm = startEvm(options, nursery)
  const starting = [
    evm,
    kept(startSolana(options)),
    kept(startBitcoin(options, nursery)),
    kept(startGateway(options)),
  ] as const
  try {
    const [chains, solana, bitcoin, gateway] = await Promise.all(starting)
    const phone = await kept(startPhone(options, { chains, solana, gateway }))
    const script = walletScript({ chains, wallets, legacy, solana, bitcoin })
    const description = describe({ chains, solana, bitcoin, gateway, phone })
    const server = await kept(
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
  { chainIds = [31337, 31338], evmPort = 0 }: DevnetOptions,
  nursery: Nursery,
): Promise<readonly EvmChain[]> {
  const port = (index: number) => (evmPort === 0 ? 0 : evmPort + index)
  return Promise.all(chainIds.map((id, index) => startEvmChain({ id, port: port(index), nursery })))
}

/** Loaded when it is asked for: tests of EVM alone shall not wait for a Solana machine. */
async function startSolana(options: DevnetOptions): Promise<SolanaChain | undefined> {
  if (!options.solana) return undefined
  const { startSolanaChain } = await import('./parts/solanaChain.js')
  return startSolanaChain({ port: options.solanaPort, blockMs: options.solanaBlockMs })
}

async function startBitcoin(options: DevnetOptions, nursery: Nursery): Promise<BitcoinChain | undefined> {
  if (!options.bitcoin) return undefined
  const { startBitcoinChain } = await import('./parts/bitcoinChain.js')
  return startBitcoinChain({ port: options.bitcoinPort, nursery })
}

async function startGateway(options: DevnetOptions) {
  return options.gateway || options.phone ? startDevnetGateway(options.gatewayPort) : undefined
}

async function startPhone(
  options: DevnetOptions,
  { chains, solana, gateway }: Pick<Devnet, 'chains' | 'solana' | 'gateway'>,
): Promise<DevnetPhone | undefined> {
  if (!options.phone || !gateway) return undefined
  return startDevnetPhone({ chains, solana, relayUrl: gateway.relayUrl }, options.phonePort)
}

/** JSON, without what only this process can do. */
function describe({
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
    ...(gateway && { gateway }),
    ...(phone && { phone: { url: phone.url, link: phone.link } }),
  }
  return JSON.stringify(description, jsonBigInt, 2)
}

function jsonBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
