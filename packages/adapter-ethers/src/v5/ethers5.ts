import { type AdapterFactory, checkOptionNames } from '@latchkit/core/ports'
import { createEthersAdapter } from '../ethersAdapter.js'
import type { GivenWallet } from '../wallets.js'

/**
 * Connects Ethereum and other EVM chains, and reads from networks with ethers 5. ethers is loaded on first use, not
 * with the page.
 *
 * @throws `ConfigError` for an unknown option name, in development.
 * @example
 * ```ts
 * import { ethers5 } from '@latchkit/adapter-ethers/v5'
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [ethers5()] })
 * ```
 */
export function ethers5(options: ethers5.Options = {}): AdapterFactory {
  checkOptionNames(
    options,
    () => ({ wallets: { id: true, name: true, icon: true, rdns: true, getProvider: true } }),
    'ethers5',
  )
  const { wallets = [] } = options
  const load = async () => (await import('./library.js')).library
  return (context) => createEthersAdapter({ type: 'ethers5', context, wallets, load })
}

export declare namespace ethers5 {
  type Options = {
    /** Wallets in addition to those discovered in the browser. Default none. */
    readonly wallets?: readonly GivenWallet[] | undefined
  }
}
