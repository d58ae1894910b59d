import type { Latchkit } from '@latchkit/core'
import type { BrowserProvider } from 'ethers'
import { getConnectedWallet } from '../getConnectedWallet.js'

/**
 * Returns the connected wallet as ethers 6's `BrowserProvider`. It works only on the wallet's current chain and rejects
 * after a switch: get a new one for each use.
 *
 * @throws `NotConnectedError` if no wallet is connected on `eip155`; `AdapterNotFoundError` or `WalletNotFoundError`
 * @example
 * ```ts
 * import { ethers, getEthersProvider } from '@latchkit/adapter-ethers'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers()] })
 *
 * export async function gasPrice(): Promise<bigint | null> {
 * const provider = await getEthersProvider(kit)
 * return (await provider.getFeeData()).gasPrice
 * }
 * ```
 */
export async function getEthersProvider(kit: Latchkit): Promise<BrowserProvider> {
  const { toEthersProvider } = await import('./toEthersProvider.js')
  return toEthersProvider(await getConnectedWallet(kit))
}
