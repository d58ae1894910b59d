import type { Latchkit } from '@latchkit/core'
import type { providers } from 'ethers5'
import { connectedWallet } from '../connectedWallet.js'

/**
 * The connected account as ethers 5's signer. It stays the signer of that account on that chain: ask for it anew when you
 * need it, it is cheap. Asking for it never opens the wallet.
 *
 * @throws as `getEthersProvider`
 * @example
 * ```ts
 * import { ethers5, getEthersSigner } from '@latchkit/adapter-ethers/v5'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [ethers5()] })
 *
 * export async function sign(text: string): Promise<string> {
 *   const signer = await getEthersSigner(kit)
 *   return signer.signMessage(text)
 * }
 * ```
 */
export async function getEthersSigner(kit: Latchkit): Promise<providers.JsonRpcSigner> {
  const { toEthersSigner } = await import('./toEthersSigner.js')
  return toEthersSigner(await connectedWallet(kit))
}
