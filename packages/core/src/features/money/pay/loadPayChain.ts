import type { PayChain } from './PayChain.js'
import { evmPayChain } from './payReview.js'
import { createSolanaPayChain } from './solanaPayReview.js'
import type { PayAsset } from './types.js'

/**
 * Returns the kind of review with which an asset is paid. The transfer of Solana is a chunk of its own.
 *
 * @throws an `Error` if its code cannot be loaded
 */
export async function loadPayChain({ namespace }: Pick<PayAsset, 'namespace'>): Promise<PayChain> {
  if (namespace === 'eip155') return evmPayChain
  const { solanaTransfer } = await import('../solana-transfer/solanaTransfer.js')
  return createSolanaPayChain(solanaTransfer)
}
