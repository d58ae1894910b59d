import {
  type Base64EncodedWireTransaction,
  getBase64Decoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  isSolanaError,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
} from '@solana/kit'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import type { SolanaWalletOptions } from './SolanaSigner.js'

/**
 * Sends a signed transaction, and returns its signature in base58. The network executes it once,
 * however often it is sent.
 *
 * @throws `RpcRequestError`
 */
export async function send(
  clock: NodeClock,
  parameters: {
    readonly network: Network
    readonly transaction: Uint8Array
    readonly options?: SolanaWalletOptions | undefined
  },
): Promise<string> {
  const { network, transaction, options = {} } = parameters
  const { maxRetries, minContextSlot, skipPreflight, preflightCommitment = 'confirmed' } = options
  const signature = getSignatureFromTransaction(getTransactionDecoder().decode(transaction))
  const wire = getBase64Decoder().decode(transaction) as Base64EncodedWireTransaction
  const config = {
    encoding: 'base64',
    // The commitment with which the blockhash was read: at the node's default, it may not know the
    // blockhash yet.
    preflightCommitment,
    ...(skipPreflight === undefined ? {} : { skipPreflight }),
    ...(maxRetries === undefined ? {} : { maxRetries: BigInt(maxRetries) }),
    ...(minContextSlot === undefined ? {} : { minContextSlot: BigInt(minContextSlot) }),
  } as const
  const method = 'sendTransaction'
  let attempts = 0
  try {
    await askNode(clock, { method, network, isWrite: true }, async (node, abortSignal) => {
      attempts += 1
      try {
        await node.sendTransaction(wire, config).send({ abortSignal })
      } catch (error) {
        const isThere = isSolanaError(
          error instanceof Error ? error.cause : undefined,
          SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
        )
        // A retry finds our own first attempt, which had no response. On the first attempt, it is
        // an earlier equal transaction.
        if (!isThere || attempts === 1) throw error
      }
    })
  } catch (error) {
    if (!(error instanceof RpcRequestError) || (attempts === 1 && error.reason === 'refused')) throw error
    // An attempt without a response may have succeeded: sending another transaction may pay twice.
    const doubt = `It may have been sent: look for ${signature} before you send it again.`
    const details = [error.details, doubt].filter((words) => words !== undefined).join(' ')
    const { reason, cause } = error
    throw new RpcRequestError({ method, network: network.name, reason, details, cause })
  }
  return signature
}
