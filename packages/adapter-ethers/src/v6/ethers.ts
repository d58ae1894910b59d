import type { AdapterFactory } from '@latchkit/core/ports'
import { createEthersAdapter } from '../ethersAdapter.js'
import type { GivenWallet } from '../wallets.js'

/**
 * Connects Ethereum and every other EVM chain, with ethers 6 for whatever is read from a network. ethers itself is loaded
 * when it is first needed, not with the page.
 *
 * @example
 * ```ts
 * import { ethers } from '@latchkit/adapter-ethers'
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [ethers()] })
 * ```
 */
export function ethers(options: ethers.Options = {}): AdapterFactory {
  const { wallets = [] } = options
  const load = async () => (await import('./library.js')).library
  return (context) => createEthersAdapter({ type: 'ethers', context, wallets, load })
}

export declare namespace ethers {
  type Options = {
    /** Wallets beside those that are found in the browser. Default none. */
    readonly wallets?: readonly GivenWallet[] | undefined
  }
}
