import type { Latchkit } from '@latchkit/core'
import type { BrowserProvider } from 'ethers'
import { connectedWallet } from '../connectedWallet.js'

/**
 * The connected wallet as ethers 6's `BrowserProvider`. It is for the chain the wallet is on now, and refuses to work once
 * the wallet is on another: ask for it anew when you need it, it is cheap.
 *
 * @throws `NotConnectedError` where no wallet is connected on `eip155`; `AdapterNotFoundError` or `WalletNotFoundError`
 * @example
 * ```ts
 * import { ethers, getEthersProvider } from '@latchkit/adapter-ethers'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers()] })
 *
 * export async function gasPrice(): Promise<bigint | null> {
 *   const provider = await getEthersProvider(kit)
 *   return (await provider.getFeeData()).gasPrice
 * }
 * ```
 */
export async function getEthersProvider(kit: Latchkit): Promise<BrowserProvider> {
  const { toEthersProvider } = await import('./toEthersProvider.js')
  return toEthersProvider(await connectedWallet(kit))
}
