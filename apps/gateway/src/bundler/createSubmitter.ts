import type { RpcUserOperation } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { checkValidation, type SimulatedOperation } from './acceptOperation.js'
import { BundlerError } from './BundlerError.js'
import type { BundlerMetrics, TransactionOutcome } from './BundlerMetrics.js'
import type { ChainBundler } from './ChainBundler.js'
import { findEntryPoint } from './checkOperation.js'
import { RuleError, TracingError } from './checkRules.js'
import { createBlame } from './createBlame.js'
import { NodeCallError, NodesDownError } from './createChainClient.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import { createReorgCheck } from './createReorgCheck.js'
import type { ReputationStore } from './createReputationStore.js'
import type { StoredTransaction, TransactionStore } from './createTransactionStore.js'
import { getReputableEntities, toOperation } from './ParsedOperation.js'
import type { ReceiptReader } from './readReceipt.js'
import { signTransaction } from './signTransaction.js'

/** What the submitter of a chain needs. */
export type SubmitterOptions = {
  readonly chain: ChainBundler
  readonly operations: OperationStore
  readonly transactions: TransactionStore
  readonly receipts: ReceiptReader
  readonly reputations: ReputationStore
  readonly metrics: BundlerMetrics
  /** Throws a BundlerError if the validation breaks a rule of ERC-7562. */
  readonly checkRules: (call: SimulatedOperation) => Promise<void>
  /** Called after an operation has ended. */
  readonly onEnd: (operation: StoredOperation) => Promise<void>
  /** Id of this gateway, among those with the same database. */
  readonly holder: string
  readonly logger: Logger
  readonly now: () => number
}

/** Time for which a gateway sends the transactions of a chain. It is extended at each run. */
const leaseMs = 15_000
/** Maximum number of transactions without a receipt. */
const maxInFlight = 32
/** Time after which a transaction is sent again, and after which it is replaced by one with higher fees. */
const resendMs = 15_000
const raiseMs = 60_000
/** How often the fees of a transaction are raised by an eighth. */
const maxRaises = 12

/**
 * Creates the function that brings the operations of a chain forward: looks for receipts, sends transactions again, and
 * creates transactions for pending operations. A transaction is stored before it is sent, so a restart at any point
 * loses nothing, and sends nothing twice.
 *
 * @returns A function that returns whether there is more to do.
 */
export function createSubmitter(options: SubmitterOptions): () => Promise<boolean> {
  const { chain, operations, transactions, receipts, reputations, checkRules, onEnd, holder, logger, now } =
    options
  const { client, executor, id } = chain

  const blame = createBlame(options)
  const findReorg = createReorgCheck(options)
  const count = (outcome: TransactionOutcome) => options.metrics.transactions.inc({ chain: id, outcome })

  /** The transactions that this process has sent. */
  const resent = new Set<string>()

  async function send(raw: Hex): Promise<void> {
    try {
      await client.send(raw)
    } catch (error) {
      if (!(error instanceof NodeCallError) && !(error instanceof NodesDownError)) throw error
      // It is stored, so it is sent again. A node that has it already refuses it too.
      logger.debug({ chain: id, reason: error.message }, 'a transaction of the bundler was not accepted')
    }
  }

  /** Ends the transactions of a nonce if one of them has a receipt, or sends the newest again. */
  async function followNonce(attempts: readonly StoredTransaction[], nextNonce: number): Promise<void> {
    const [newest] = attempts
    if (!newest) return
    for (const one of attempts) {
      const receipt = await receipts.readTransaction(chain, one.hash as Hex)
      if (!receipt) continue
      await endOperations(attempts, one)
      const { blockHash, blockNumber } = receipt
      await transactions.finish(one, { hash: one.hash, blockHash, blockNumber: Number(blockNumber) })
      for (const { hash } of attempts) resent.delete(hash)
      return
    }
    if (nextNonce > newest.nonce) {
      // A transaction that is not the gateway's has used the nonce.
      await transactions.finish(newest, undefined)
      count('superseded')
      for (const { operationHash } of attempts)
        await operations.setStatus({ chainId: id, hash: operationHash }, ['submitted'], {
          status: 'pending',
          transactionHash: null,
        })
      return
    }
    if (now() - newest.createdAt >= raiseMs && newest.attempt < maxRaises) return raise(newest)
    // After a restart at once: the process may have ended between storing and sending.
    if (resent.has(newest.hash) && now() - newest.sentAt < resendMs) return
    count('sent_again')
    resent.add(newest.hash)
    await transactions.setSentAt(newest, now())
    await send(newest.raw as Hex)
  }

  async function endOperations(
    attempts: readonly StoredTransaction[],
    mined: StoredTransaction,
  ): Promise<void> {
    for (const hash of new Set(attempts.map(({ operationHash }) => operationHash))) {
      const key = { chainId: id, hash }
      const stored = await operations.find(id, hash)
      if (!stored) continue
      if (hash !== mined.operationHash) {
        // Its nonce is used.
        const reason = 'Another operation of the sender with this nonce was included'
        await operations.setStatus(key, ['pending', 'submitted', 'replaced'], { status: 'failed', reason })
      } else {
        const outcome = await receipts.readOutcome(chain, stored, mined.hash as Hex)
        const isIncluded = outcome.status === 'included'
        await operations.setStatus(key, ['pending', 'submitted', 'replaced', 'failed', 'expired'], {
          status: outcome.status,
          reason: outcome.reason ?? null,
          transactionHash: mined.hash,
        })
        count(isIncluded ? 'included' : 'reverted')
        if (isIncluded) await reputations.add(id, getReputableEntities(stored), { included: 1 })
        else await blame.addFailure(stored, outcome.reason ?? '')
      }
      await onEnd(stored)
    }
  }

  /** Replaces a transaction by one with fees that are an eighth higher. */
  async function raise(transaction: StoredTransaction): Promise<void> {
    const stored = await operations.find(id, transaction.operationHash)
    if (!stored) return
    const raiseFee = (fee: string) => (BigInt(fee) * 9n) / 8n + 1n
    const next = await signTransaction(chain, stored, {
      nonce: transaction.nonce,
      attempt: transaction.attempt + 1,
      fees: { maxFee: raiseFee(transaction.maxFee), maxPriorityFee: raiseFee(transaction.maxPriorityFee) },
      at: now(),
    })
    if (!(await transactions.add(next))) return
    count('raised')
    resent.add(next.hash)
    await send(next.raw as Hex)
  }

  /** Validates a pending operation again. Returns whether it can be sent. */
  async function revalidate(stored: StoredOperation): Promise<boolean> {
    const rpc: RpcUserOperation = JSON.parse(stored.operation)
    const operation = toOperation(rpc)
    const entryPoint = findEntryPoint(chain, stored.entryPoint as Hex)
    try {
      const simulated = { chain, entryPoint, operation, hash: stored.hash as Hex }
      await checkValidation(simulated)
      // What the validation calls may have changed since the operation was accepted.
      await checkRules(simulated)
      return true
    } catch (error) {
      if (error instanceof TracingError) return false
      if (!(error instanceof BundlerError)) throw error
      const key = { chainId: id, hash: stored.hash }
      const hasFailed = await operations.setStatus(key, ['pending'], {
        status: 'failed',
        reason: error.message,
      })
      if (!hasFailed) return false
      await blame.addFailure(stored, error.message, error instanceof RuleError ? error.entity : undefined)
      await onEnd(stored)
      return false
    }
  }

  /** Sends an operation. Returns whether its nonce was used. */
  async function submit(stored: StoredOperation, nonce: number, attempt: number): Promise<boolean> {
    const { maxFeePerGas, maxPriorityFeePerGas } = toOperation(JSON.parse(stored.operation))
    const fees = { maxFee: maxFeePerGas, maxPriorityFee: maxPriorityFeePerGas }
    const transaction = await signTransaction(chain, stored, { nonce, attempt, fees, at: now() })
    if (!(await transactions.claim(transaction, holder))) return false
    resent.add(transaction.hash)
    count('sent')
    await send(transaction.raw as Hex)
    return true
  }

  async function submitPending(sent: readonly StoredTransaction[], nextNonce: number): Promise<void> {
    const nonces = new Set(sent.map(({ nonce }) => nonce))
    const pending = await operations.listPending(id, maxInFlight)
    const validity = await Promise.all(pending.map(revalidate))
    const sentOperations = await operations.findMany(
      id,
      sent.map(({ operationHash }) => operationHash),
    )
    let next = Math.max(nextNonce, ...[...nonces].map((nonce) => nonce + 1))
    for (const stored of pending.filter((_, index) => validity[index])) {
      const other = sentOperations.find((one) => isReplaced(one, stored))
      const replaced = other && sent.find(({ operationHash }) => operationHash === other.hash)
      if (replaced) {
        await submit(stored, replaced.nonce, replaced.attempt + 1)
        continue
      }
      if (nonces.size >= maxInFlight) return
      if (await submit(stored, next, 0)) {
        nonces.add(next)
        next += 1
      }
    }
  }

  return async () => {
    if (!(await transactions.takeLease(id, holder, leaseMs))) return true
    await operations.expire(id)
    await findReorg()
    const sent = await transactions.listSent(id)
    const pending = await operations.listPending(id, 1)
    if (sent.length === 0 && pending.length === 0) return false
    const readNonce = async () =>
      Number(await client.call<Hex>('eth_getTransactionCount', [executor.address, 'latest']))
    const before = await readNonce()
    await Promise.all([...groupByNonce(sent).values()].map((attempts) => followNonce(attempts, before)))
    await submitPending(await transactions.listSent(id), await readNonce())
    return true
  }
}

/** Whether two operations have the same nonce of the same sender, so that one replaces the other. */
function isReplaced(old: StoredOperation, { sender, nonce, entryPoint }: StoredOperation): boolean {
  return old.sender === sender && old.nonce === nonce && old.entryPoint === entryPoint
}

function groupByNonce(sent: readonly StoredTransaction[]): ReadonlyMap<number, StoredTransaction[]> {
  const groups = new Map<number, StoredTransaction[]>()
  for (const one of sent) groups.set(one.nonce, [...(groups.get(one.nonce) ?? []), one])
  return groups
}
