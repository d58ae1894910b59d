import type { Latchkit } from '@latchkit/core'
import type { providers } from '#ethers5'
import { getConnectedWallet } from '../getConnectedWallet.js'

/**
 * Returns the connected account as ethers 5's signer. It stays bound to that account and chain: get a new one for each
 * use. Never prompts.
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
 * const signer = await getEthersSigner(kit)
 * return signer.signMessage(text)
 * }
 * ```
 */
export async function getEthersSigner(kit: Latchkit): Promise<providers.JsonRpcSigner> {
  const { toEthersSigner } = await import('./toEthersSigner.js')
  return toEthersSigner(await getConnectedWallet(kit))
}
