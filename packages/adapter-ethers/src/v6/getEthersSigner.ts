import type { Latchkit } from '@latchkit/core'
import type { JsonRpcSigner } from 'ethers'
import { connectedWallet } from '../connectedWallet.js'

/**
 * The connected account as ethers 6's signer. It stays the signer of that account on that chain: ask for it anew when you
 * need it, it is cheap. Asking for it never opens the wallet.
 *
 * @throws as `getEthersProvider`
 * @example
 * ```ts
 * import { ethers, getEthersSigner } from '@latchkit/adapter-ethers'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { Contract } from 'ethers'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers()] })
 *
 * export async function contractOf(address: string, abi: string[]): Promise<Contract> {
 *   return new Contract(address, abi, await getEthersSigner(kit))
 * }
 * ```
 */
export async function getEthersSigner(kit: Latchkit): Promise<JsonRpcSigner> {
  const { toEthersSigner } = await import('./toEthersSigner.js')
  return toEthersSigner(await connectedWallet(kit))
}
