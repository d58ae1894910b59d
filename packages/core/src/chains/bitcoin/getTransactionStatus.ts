import type { BitcoinMethods, BitcoinTransactionStatus } from '../../ports/BitcoinMethods.js'
import type { Esplora } from './createEsplora.js'

/**
 * Looks for a transaction once over an Esplora server: in a block, in the mempool, or replaced by another one that spends an
 * input of it (BIP-125).
 *
 * @throws `RpcRequestError`, or `AbortedError`
 * @see https://github.com/bitcoin/bips/blob/master/bip-0125.mediawiki
 *
 * @example
 * ```ts
 * import { type Esplora, getTransactionStatus } from '@latchkit/core/bip122'
 *
 * export async function isConfirmed(esplora: Esplora, txid: string): Promise<boolean> {
 *   const { signal } = new AbortController()
 *   return (await getTransactionStatus(esplora, { txid, signal })).status === 'confirmed'
 * }
 * ```
 */
export async function getTransactionStatus(
  { findTransaction, findSpender }: Pick<Esplora, 'findTransaction' | 'findSpender'>,
  parameters: Omit<Parameters<BitcoinMethods['getTransactionStatus']>[0], 'network'>,
): Promise<BitcoinTransactionStatus> {
  const { txid, inputs = [], signal } = parameters
  const found = await findTransaction(txid, signal)
  if (found) return found.confirmed ? { status: 'confirmed' } : { status: 'pending', inputs: found.inputs }
  for (const input of inputs) {
    const spender = await findSpender(input, signal)
    // Its own id: the server has seen it between the two requests.
    if (spender !== null && spender !== txid) return { status: 'replaced', txid: spender }
  }
  return { status: 'unknown' }
}
