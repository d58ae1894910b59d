import type { Effect } from '../../../chains/evm/readEffects.js'
import type { TransferIntent } from './types.js'

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Whether an effect belongs to the transfer that the user reviewed. Any other token, NFT, allowance or operator does not. How much of the
 * token is sent, and to whom, the balances show.
 */
export function isReviewedTransfer(
  { kind, contract, other, amount: id, count = 1n }: Effect,
  { to, token, nft }: TransferIntent,
  sent: bigint,
): boolean {
  if (contract !== token?.toLowerCase()) return false
  if (!nft) return kind === 'transfer'
  // A transfer takes back the approval of the NFT.
  if (kind === 'nftAllowance') return other === zeroAddress && id === nft.tokenId
  const isMoved = kind === 'nft' || kind === 'transfer'
  return isMoved && other === to.toLowerCase() && id === nft.tokenId && count === sent
}
