import { decodeEventLog, type Hex, type RpcLog, type RpcTransactionReceipt, toHex } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import type { StoredOperation } from './createOperationStore.js'
import { decodeRevert } from './decodeRevert.js'
import { entryPointAbi } from './entryPoints.js'
import { toOperation } from './ParsedOperation.js'
import { simulateHandleOps } from './simulate.js'

/** Outcome of an operation in a mined transaction. */
export type OperationOutcome = {
  /** `failed`: the transaction reverted. The call of an included operation may have reverted too. */
  readonly status: 'included' | 'failed'
  readonly reason?: string | undefined
}

/** The event of an operation, with what belongs to it. */
export type OperationEvent = {
  readonly success: boolean
  readonly actualGasCost: bigint
  readonly actualGasUsed: bigint
  /** The bytes of the revert of its call. */
  readonly revertReason: Hex | undefined
  readonly logs: readonly RpcLog[]
}

/** Reads the receipts of transactions. */
export type ReceiptReader = {
  readonly readTransaction: (chain: ChainBundler, hash: Hex) => Promise<RpcTransactionReceipt | undefined>
  readonly readOutcome: (
    chain: ChainBundler,
    operation: StoredOperation,
    transactionHash: Hex,
  ) => Promise<OperationOutcome>
}

/** Creates the reader. */
export function createReceiptReader(): ReceiptReader {
  const readTransaction: ReceiptReader['readTransaction'] = async ({ client }, hash) =>
    (await client.call<RpcTransactionReceipt | null>('eth_getTransactionReceipt', [hash])) ?? undefined
  return {
    readTransaction,
    async readOutcome(chain, operation, transactionHash) {
      const receipt = await readTransaction(chain, transactionHash)
      const event = receipt && findOperationEvent(receipt, operation)
      if (event) {
        const { success, revertReason } = event
        return {
          status: 'included',
          reason: success
            ? undefined
            : `The call reverted${revertReason ? `: ${decodeRevert(revertReason)}` : ''}`,
        }
      }
      return { status: 'failed', reason: await explain(chain, operation) }
    },
  }
}

/** Returns why the EntryPoint rejects an operation whose transaction reverted. */
async function explain(chain: ChainBundler, stored: StoredOperation): Promise<string> {
  const entryPoint = chain.entryPoints.find(({ address }) => address === stored.entryPoint)
  const operation = toOperation(JSON.parse(stored.operation))
  const { client, getExecutors } = chain
  const rejection =
    entryPoint &&
    (await simulateHandleOps(operation, {
      ...{ client, entryPoint, overrides: {}, gas: 16_000_000n },
      from: getExecutors(entryPoint)[0].address,
    }))
  return rejection?.reason ?? 'The transaction reverted'
}

/** Returns the event of an operation in a receipt, and the logs between it and the event before. */
export function findOperationEvent(
  { logs }: Pick<RpcTransactionReceipt, 'logs'>,
  { hash, entryPoint }: Pick<StoredOperation, 'hash' | 'entryPoint'>,
): OperationEvent | undefined {
  let ownLogs: RpcLog[] = []
  let revertReason: Hex | undefined
  for (const log of logs) {
    const event = log.address.toLowerCase() === entryPoint.toLowerCase() ? parseEvent(log) : undefined
    const isOwn = event?.args.userOpHash === hash
    if (event?.eventName === 'UserOperationRevertReason' && isOwn) revertReason = event.args.revertReason
    if (event?.eventName !== 'UserOperationEvent') {
      ownLogs.push(log)
      continue
    }
    if (isOwn) {
      const { success, actualGasCost, actualGasUsed } = event.args
      return { success, actualGasCost, actualGasUsed, revertReason, logs: [...ownLogs, log] }
    }
    ownLogs = []
  }
  return undefined
}

function parseEvent({ data, topics }: RpcLog) {
  try {
    return decodeEventLog({ abi: entryPointAbi, data, topics: topics as [Hex, ...Hex[]] })
  } catch {
    return undefined
  }
}

/** Returns the result of `eth_getUserOperationReceipt`. */
export function toReceipt(stored: StoredOperation, receipt: RpcTransactionReceipt): object | null {
  const event = findOperationEvent(receipt, stored)
  if (!event) return null
  const operation = toOperation(JSON.parse(stored.operation))
  const { success, actualGasCost, actualGasUsed, revertReason, logs } = event
  return {
    userOpHash: stored.hash,
    entryPoint: stored.entryPoint,
    sender: operation.sender,
    nonce: toHex(operation.nonce),
    ...(operation.paymaster && { paymaster: operation.paymaster }),
    actualGasCost: toHex(actualGasCost),
    actualGasUsed: toHex(actualGasUsed),
    success,
    ...(!success && revertReason && { reason: revertReason }),
    logs,
    receipt,
  }
}
