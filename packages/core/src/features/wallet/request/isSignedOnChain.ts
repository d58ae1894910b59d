/**
 * Returns whether a signature is `0x`, which means that it is stored on chain. Safe and other contract accounts sign by a
 * transaction that their owners may still have to confirm. Poll the contract (ERC-1271, with `0x`) until it accepts.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { isSignedOnChain, signMessage } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const signature = await signMessage(kit, { message: 'Hello' })
 * if (isSignedOnChain(signature)) console.log('Waiting for the owners of the account')
 * ```
 */
export function isSignedOnChain(signature: string): signature is '0x' {
  return signature === '0x'
}
