import { ConfigError } from '@latchkit/core'
import { type AdapterFactory, checkOptionNames } from '@latchkit/core/ports'
import type { LegacyWallet } from './legacy/LegacyWallet.js'
import type { LoadWeb3 } from './legacy/toWeb3.js'
import { createSolanaAdapter } from './solanaAdapter.js'

/**
 * Connects Solana: every wallet that registers itself by the Wallet Standard, and the wallets of the host app.
 *
 * `@solana/kit` is loaded on the first request to the chain, not with the page.
 *
 * @throws `ConfigError` (from `createLatchkit`) if no network is `solana`; for an unknown option name, in development
 * @example
 * ```ts
 * import { solana as solanaAdapter } from '@latchkit/adapter-solana'
 * import { createLatchkit } from '@latchkit/core'
 * import { solana, solanaDevnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({
 * projectId: 'my-dapp',
 * networks: [solana, solanaDevnet],
 * adapters: [solanaAdapter()],
 * })
 * ```
 */
export function solana(options: solana.Options = {}): AdapterFactory {
  checkOptionNames(options, () => ({ wallets: true, web3js: true }), 'solana')
  const { wallets = [], web3js } = options
  return (context) => {
    if (!context.networks.some(({ chainNamespace }) => chainNamespace === 'solana'))
      throw new ConfigError({
        path: 'networks',
        reason: 'the Solana adapter needs at least one network of solana',
      })
    return createSolanaAdapter(context, wallets, web3js)
  }
}

export declare namespace solana {
  /** Options of the Solana adapter. */
  type Options = {
    /**
     * wallet-adapter objects, for wallets that do not register themselves (`new LedgerWalletAdapter()`). To sign
     * transactions with them, pass `web3js` too. Default none.
     */
    readonly wallets?: readonly LegacyWallet[] | undefined
    /**
     * Loads `@solana/web3.js` 1, whose transactions the `wallets` sign: `() => import('@solana/web3.js')`. Called with the first
     * signature of a transaction. Default none.
     */
    readonly web3js?: LoadWeb3 | undefined
  }
}
