import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { field } from '../../../foundation/encoding/field.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import type { SolanaMethods, SolanaTransactionStatus } from '../../../ports/SolanaMethods.js'

/**
 * Looks for a Solana transaction once, for an app without a Solana library: see `SolanaMethods.getTransactionStatus`.
 *
 * @throws `RpcRequestError`, or `AbortedError`
 */
export async function getSolanaStatus(
  requestNetwork: NetworkRequest,
  parameters: Parameters<SolanaMethods['getTransactionStatus']>[0],
): Promise<SolanaTransactionStatus> {
  const { signature, lastValidBlockHeight, network, signal } = parameters
  const ask = (method: string, ...params: readonly unknown[]) =>
    requestNetwork({ network, method, params, signal })
  const invalid = (method: string) =>
    new RpcRequestError({ method, network: network.name, details: 'The response is malformed.' })

  let isExpired = false
  if (lastValidBlockHeight !== undefined) {
    // The height is read first, so that a transaction confirmed in between is seen by its status.
    const height = await ask('getBlockHeight', { commitment: 'confirmed' })
    if (!isCount(height)) throw invalid('getBlockHeight')
    isExpired = BigInt(height) > lastValidBlockHeight
  }
  const config = { searchTransactionHistory: isExpired || lastValidBlockHeight === undefined }
  const status = field(field(await ask('getSignatureStatuses', [signature], config), 'value'), '0')
  // An unreadable status must not count as unknown.
  if (status === null) return { status: isExpired ? 'expired' : 'unknown' }
  const slot = field(status, 'slot')
  if (!isCount(slot)) throw invalid('getSignatureStatuses')
  const level = field(status, 'confirmationStatus')
  if (level !== 'confirmed' && level !== 'finalized') return { status: 'pending' }
  const error = field(status, 'err')
  if (error === null) return { status: 'confirmed', slot: BigInt(slot) }
  return {
    status: 'failed',
    slot: BigInt(slot),
    error: typeof error === 'string' ? error : JSON.stringify(error),
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
