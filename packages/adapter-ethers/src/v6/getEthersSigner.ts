import type { Latchkit } from '@latchkit/core'
import type { JsonRpcSigner } from 'ethers'
import { getConnectedWallet } from '../getConnectedWallet.js'

/**
 * Returns the connected account as ethers 6's signer. It stays bound to that account and chain: get a new one for each
 * use. Never prompts.
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
 * export async function getContract(address: string, abi: string[]): Promise<Contract> {
 * return new Contract(address, abi, await getEthersSigner(kit))
 * }
 * ```
 */
export async function getEthersSigner(kit: Latchkit): Promise<JsonRpcSigner> {
  const { toEthersSigner } = await import('./toEthersSigner.js')
  return toEthersSigner(await getConnectedWallet(kit))
}
