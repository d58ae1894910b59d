import { type CaipNetworkId, ConfigError } from '@latchkit/core'
import { type AdapterFactory, checkOptionNames } from '@latchkit/core/ports'
import { bitcoinNetworkOf } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { createBitcoinAdapter } from './bitcoinAdapter.js'

/**
 * Connects Bitcoin: wallets of the Wallet Standard, those in sats-connect's list, UniSat, OKX and Leather. Balances and
 * transfers use an Esplora API. No request is sent to a server before the user connects.
 *
 * @throws `ConfigError` (from `createLatchkit`) if no network is `bip122`, or if one is not a Bitcoin chain; for an
 * unknown option name, in development
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
  checkOptionNames(
    options,
    () => ({
      esplora: true,
      wallets: {
        name: true,
        style: true,
        provider: true,
        id: true,
        icon: true,
      },
    }),
    'bitcoin',
  )
  const { esplora = {}, wallets = [] } = options
  return (context) => {
    const networks = context.networks.filter(({ chainNamespace }) => chainNamespace === 'bip122')
    const foreign = networks.find(({ caipNetworkId }) => !bitcoinNetworkOf(caipNetworkId))
    if (networks.length > 0 && !foreign) return createBitcoinAdapter({ context, networks, esplora, wallets })
    const reason = foreign
      ? `${foreign.name} must be a Bitcoin chain`
      : 'needs at least one network of bip122'
    throw new ConfigError({ path: 'networks', reason })
  }
}

export declare namespace bitcoin {
  /** Options of the Bitcoin adapter. */
  type Options = {
    /** Esplora servers by CAIP-2 id. Default: the network's `rpcUrls`, mempool.space for Latchkit's networks. */
    readonly esplora?: Readonly<Partial<Record<CaipNetworkId, string>>> | undefined
    /** Wallets whose providers are not discovered. Default none. */
    readonly wallets?: readonly BitcoinWallet[] | undefined
  }
}
