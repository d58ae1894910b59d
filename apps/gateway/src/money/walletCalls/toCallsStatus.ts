import type { Hex, RpcTransactionReceipt } from 'viem'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import type { StoredOperation } from '../bundler/createOperationStore.js'
import { findOperationEvent } from '../bundler/readReceipt.js'

/** Codes of EIP-5792. */
const statuses = { pending: 100, confirmed: 200, notIncluded: 400, reverted: 500 } as const

/**
 * Returns the result of `wallet_getCallsStatus` (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function toCallsStatus(
  id: Hex,
  stored: StoredOperation,
  { client, chainId }: ChainBundler,
): Promise<object> {
  const common = { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: true }
  const { status, transactionHash } = stored
  if (status === 'pending' || status === 'submitted') return { ...common, status: statuses.pending }
  if (status !== 'included') return { ...common, status: statuses.notIncluded }
  const receipt = await client.call<RpcTransactionReceipt | null>('eth_getTransactionReceipt', [
    transactionHash,
  ])
  const event = receipt && findOperationEvent(receipt, stored)
  // A reorganization has removed it.
  if (!event) return { ...common, status: statuses.pending }
  return {
    ...common,
    status: event.success ? statuses.confirmed : statuses.reverted,
    receipts: [
      {
        logs: event.logs.map(({ address, data, topics }) => ({ address, data, topics })),
        status: event.success ? '0x1' : '0x0',
        blockHash: receipt.blockHash,
        blockNumber: receipt.blockNumber,
        gasUsed: `0x${event.actualGasUsed.toString(16)}`,
        transactionHash: receipt.transactionHash,
      },
    ],
  }
}
