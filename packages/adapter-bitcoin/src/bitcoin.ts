import { type CaipNetworkId, ConfigError } from '@latchkit/core'
import type { AdapterFactory } from '@latchkit/core/ports'
import { bitcoinNetworkOf } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { createBitcoinAdapter } from './bitcoinAdapter.js'

/**
 * Connects Bitcoin: wallets of the Wallet Standard, those that the sats-connect library finds, UniSat, OKX and Leather.
 * Balances and transfers go through an Esplora API. Nothing is asked of any server before the visitor has connected.
 *
 * @throws `ConfigError` (from `createLatchkit`) where no network is of `bip122`, or one is none of Bitcoin's
 * @example
 * ```ts
 * import { bitcoin as bitcoinAdapter } from '@latchkit/adapter-bitcoin'
 * import { createLatchkit } from '@latchkit/core'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin], adapters: [bitcoinAdapter()] })
 * ```
 */
export function bitcoin(options: bitcoin.Options = {}): AdapterFactory {
  const { esplora = {}, wallets = [] } = options
  return (context) => {
    const networks = context.networks.filter(({ chainNamespace }) => chainNamespace === 'bip122')
    const foreign = networks.find(({ caipNetworkId }) => !bitcoinNetworkOf(caipNetworkId))
    if (networks.length > 0 && !foreign) return createBitcoinAdapter({ context, networks, esplora, wallets })
    const reason = foreign
      ? `${foreign.name} is none of Bitcoin's chains`
      : 'Bitcoin needs at least one of bip122'
    throw new ConfigError({ path: 'networks', reason })
  }
}

export declare namespace bitcoin {
  /** What is not found out by itself. */
  type Options = {
    /** Esplora servers by CAIP-2 id. Default: the network's own `rpcUrls`, which is mempool.space for those of Latchkit. */
    readonly esplora?: Readonly<Partial<Record<CaipNetworkId, string>>> | undefined
    /** Wallets whose providers stand where nobody looks. Default none. */
    readonly wallets?: readonly BitcoinWallet[] | undefined
  }
}
