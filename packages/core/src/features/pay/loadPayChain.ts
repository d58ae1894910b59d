import type { PayChain } from './PayChain.js'
import { evmPayChain } from './payReview.js'
import type { PayAsset } from './types.js'

/**
 * Returns the kind of review with which an asset is paid. The code of Solana is a chunk of its own.
 *
 * @throws an `Error` if its code cannot be loaded
 */
export async function loadPayChain({ namespace }: Pick<PayAsset, 'namespace'>): Promise<PayChain> {
  if (namespace === 'eip155') return evmPayChain
  const [{ createSolanaPayChain }, { solanaTransfer }] = await Promise.all([
    import('./solanaPayReview.js'),
    import('../solana-transfer/solanaTransfer.js'),
  ])
  return createSolanaPayChain(solanaTransfer)
}
