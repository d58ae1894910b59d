import type { Latchkit } from '@latchkit/core'
import type { providers } from 'ethers5'
import { connectedWallet } from '../connectedWallet.js'

/**
 * The connected wallet as ethers 5's `Web3Provider`. It is for the chain the wallet is on now, and refuses to work once
 * the wallet is on another: ask for it anew when you need it, it is cheap.
 *
 * @throws `NotConnectedError` where no wallet is connected on `eip155`; `AdapterNotFoundError` or `WalletNotFoundError`
 * @example
 * ```ts
 * import { ethers5, getEthersProvider } from '@latchkit/adapter-ethers/v5'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers5()] })
 *
 * export async function blockNumber(): Promise<number> {
 *   const provider = await getEthersProvider(kit)
 *   return provider.getBlockNumber()
 * }
 * ```
 */
export async function getEthersProvider(kit: Latchkit): Promise<providers.Web3Provider> {
  const { toEthersProvider } = await import('./toEthersProvider.js')
  return toEthersProvider(await connectedWallet(kit))
}
