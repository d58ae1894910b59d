import type { Latchkit } from '@latchkit/core'
import type { providers } from '#ethers5'
import { getConnectedWallet } from '../getConnectedWallet.js'

/**
 * Returns the connected wallet as ethers 5's `Web3Provider`. It works only on the wallet's current chain and rejects
 * after a switch: get a new one for each use.
 *
 * @throws `NotConnectedError` if no wallet is connected on `eip155`; `AdapterNotFoundError` or `WalletNotFoundError`
 * @example
 * ```ts
 * import { ethers5, getEthersProvider } from '@latchkit/adapter-ethers/v5'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers5()] })
 *
 * export async function blockNumber(): Promise<number> {
 * const provider = await getEthersProvider(kit)
 * return provider.getBlockNumber()
 * }
 * ```
 */
export async function getEthersProvider(kit: Latchkit): Promise<providers.Web3Provider> {
  const { toEthersProvider } = await import('./toEthersProvider.js')
  return toEthersProvider(await getConnectedWallet(kit))
}
