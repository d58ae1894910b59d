import { InvalidParameterError } from '@latchkit/core/errors'
import { type BlockhashWithExpiryBlockHeight, PublicKey, type Signer } from '@solana/web3.js'
import { isVersioned, type Web3Transaction } from './Web3Transaction.js'

/**
 * Completes a transaction in place, as `prepareTransaction` of wallet-adapter does: fee payer and recent blockhash of a
 * legacy transaction that lacks them. Then signs it with the keys of the app.
 *
 * @throws `InvalidParameterError` if a signer is not one of the transaction
 */
export async function prepareTransaction(
  transaction: Web3Transaction,
  parameters: {
    readonly address: string
    readonly signers: readonly Signer[]
    readonly getLifetime: () => Promise<BlockhashWithExpiryBlockHeight>
  },
): Promise<void> {
  const { address, signers, getLifetime } = parameters
  if (!isVersioned(transaction)) {
    transaction.feePayer ??= new PublicKey(address)
    // A durable nonce takes the place of the blockhash.
    if (!transaction.recentBlockhash && !transaction.nonceInfo) {
      const { blockhash, lastValidBlockHeight } = await getLifetime()
      transaction.recentBlockhash = blockhash
      transaction.lastValidBlockHeight = lastValidBlockHeight
    }
  }
  if (signers.length === 0) return
  try {
    if (isVersioned(transaction)) transaction.sign([...signers])
    else transaction.partialSign(...signers)
  } catch (error) {
    const reason = `they cannot sign the transaction (${error instanceof Error ? error.message : error})`
    throw new InvalidParameterError({ field: 'signers', reason })
  }
}
