import { accounts, type DevnetAccount } from './accounts.js'
import { type DevnetToken, tokens } from './contracts/deployContracts.js'
import { type EvmChain, startEvmChain } from './parts/evmChain.js'
import { startWalletServer } from './parts/walletServer.js'
import { createNursery } from './processes/createNursery.js'
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
  /** Default: Harbor and Meadow. */
  readonly wallets?: readonly WalletOptions[] | undefined
  /** Key of the wallet that is also `window.ethereum`. Default: none. */
  readonly legacy?: string | undefined
}

/** A running devnet. */
export type Devnet = {
  readonly chains: readonly EvmChain[]
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
  const { chainIds = [31337, 31338], evmPort = 0, walletPort = 0, wallets, legacy } = options
  const nursery = createNursery()
  try {
    const chains = await Promise.all(
      chainIds.map((id, index) => startEvmChain({ id, port: evmPort === 0 ? 0 : evmPort + index, nursery })),
    )
    const script = walletScript({ chains, wallets, legacy })
    const description = JSON.stringify({ chains, accounts, tokens }, jsonBigInt, 2)
    const server = await startWalletServer({
      port: walletPort,
      files: {
        '/wallets.js': { type: 'text/javascript', text: script },
        '/devnet.json': { type: 'application/json', text: description },
      },
    })
    let stopped: Promise<void> | undefined
    return {
      chains,
      accounts,
      tokens,
      wallets: { url: `${server.url}/wallets.js`, script },
      url: `${server.url}/devnet.json`,
      stop() {
        stopped ??= Promise.all([server.stop(), nursery.stop()]).then(() => {})
        return stopped
      },
    }
  } catch (error) {
    await nursery.stop()
    throw error
  }
}

function jsonBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
