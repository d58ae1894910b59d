import type { RpcUserOperation } from '@latchkit/blockchain-api/contract'
import type { Hex } from 'viem'
import { checkValidation } from './acceptOperation.js'
import { BundlerError } from './BundlerError.js'
import { findEntryPoint } from './checkOperation.js'
import { RuleError, TracingError } from './checkRules.js'
import { createBlame } from './createBlame.js'
import { NodesDownError } from './createChainClient.js'
import { createDeferrals } from './createDeferrals.js'
import { createNonceFollower } from './createNonceFollower.js'
import type { StoredOperation } from './createOperationStore.js'
import { createOutcomeRecorder } from './createOutcomeRecorder.js'
import { createPlacement } from './createPlacement.js'
import { createReorgCheck } from './createReorgCheck.js'
import { createTransactionSender } from './createTransactionSender.js'
import { type ExecutorQueue, isLive, readExecutorQueues } from './ExecutorQueue.js'
import { toOperation } from './ParsedOperation.js'
import { type ChainFees, readFees } from './readFees.js'
import type { SubmitterOptions } from './SubmitterOptions.js'

/** Time for which a gateway sends the transactions of a chain. It is extended at each run. */
const leaseMs = 15_000
/** Maximum number of operations that one run looks at. */
const maxOperationsPerRun = 32
/** Refusals of a node after which an operation fails. Some are temporary, as "authority already reserved" of geth. */
const maxRefusals = 5
/** Time after which an operation is looked at again that cannot be sent now. */
const retryMs = 2_000

/**
 * Creates the function that brings the operations of a chain forward: looks for receipts, sends transactions again, and
 * creates transactions for pending operations. A transaction is stored before it is sent, so a restart at any point
 * loses nothing, and sends nothing twice. No operation keeps a nonce that others wait for: a transaction that a node refuses,
 * or that cannot be mined, gives its nonce to the next operation, or to an empty transfer.
 *
 * @returns A function that returns whether there is more to do.
 */
export function createSubmitter(options: SubmitterOptions): () => Promise<boolean> {
  const { chain, operations, transactions, checkRules, isPaid, holder, logger, now } = options
  const { id } = chain
  const blame = createBlame(options)
  const recorder = createOutcomeRecorder(options, blame)
  const deferrals = createDeferrals(now)
  const sender = createTransactionSender(options, countRefusal)
  const follower = createNonceFollower(options, { sender, recorder })
  const placement = createPlacement(options, { sender, recorder, follower, blame })
  const findReorg = createReorgCheck(options)

  async function countRefusal(hash: string, reason: string | undefined): Promise<void> {
    if (reason === undefined) return deferrals.defer(hash, retryMs)
    if (deferrals.addRefusal(hash) < maxRefusals) return
    const stored = await operations.find(id, hash)
    if (stored) await recorder.fail(stored, `The node refuses the transaction of the operation: ${reason}`)
  }

  /** Runs a part. An error other than that no node answers concerns this part only. */
  async function isolate(part: () => Promise<void>, operationHash?: string): Promise<void> {
    try {
      await part()
    } catch (error) {
      if (error instanceof NodesDownError) throw error
      logger.error({ err: error, chain: id }, 'the bundler cannot continue with an operation')
      if (operationHash !== undefined)
        await countRefusal(operationHash, 'it cannot be processed').catch(() => undefined)
    }
  }

  /** Validates a pending operation again. Returns whether it can be sent. */
  async function revalidate(stored: StoredOperation): Promise<boolean> {
    // It is being accepted, or the gateway that accepted it has stopped: it expires then.
    if (!(await isPaid(stored))) {
      deferrals.defer(stored.hash, retryMs)
      return false
    }
    const rpc: RpcUserOperation = JSON.parse(stored.operation)
    const operation = toOperation(rpc)
    try {
      const entryPoint = findEntryPoint(chain, stored.entryPoint as Hex)
      const simulated = { chain, entryPoint, operation, hash: stored.hash as Hex }
      await checkValidation(simulated)
      // What the validation calls may have changed since the operation was accepted.
      await checkRules(simulated)
      return true
    } catch (error) {
      if (error instanceof TracingError) {
        deferrals.defer(stored.hash, retryMs)
        return false
      }
      if (!(error instanceof BundlerError)) throw error
      if (!(await recorder.fail(stored, error.message))) return false
      await blame.addFailure(stored, error.message, error instanceof RuleError ? error.entity : undefined)
      return false
    }
  }

  async function submitPending(queues: readonly ExecutorQueue[], fees: ChainFees): Promise<void> {
    const pending = await operations.listPending(id, maxOperationsPerRun, deferrals.list())
    const valid = new Set<string>()
    await Promise.all(
      pending.map((stored) =>
        isolate(async () => {
          if (placement.isTooCheap(stored, fees)) deferrals.defer(stored.hash, retryMs)
          else if (await revalidate(stored)) valid.add(stored.hash)
        }, stored.hash),
      ),
    )
    for (const stored of pending.filter(({ hash }) => valid.has(hash)))
      await isolate(async () => {
        if (!(await placement.place(stored, queues, fees))) deferrals.defer(stored.hash, retryMs)
      }, stored.hash)
    for (const queue of queues) await isolate(() => placement.freeNonces(queue, fees))
  }

  return async () => {
    if (!(await transactions.takeLease(id, holder, leaseMs))) return true
    await operations.expire(id)
    await findReorg()
    const open = await transactions.listOpen(id)
    const pending = await operations.listPending(id, 1)
    if (!open.some(isLive) && pending.length === 0) return false
    const fees = await readFees(chain)
    const queues = await readExecutorQueues(chain, open)
    await Promise.all(
      queues.flatMap((queue) =>
        queue.getSlots().map((slot) => isolate(() => follower.follow(queue, slot, fees))),
      ),
    )
    const next = await readExecutorQueues(chain, await transactions.listOpen(id))
    sender.forget(next)
    await submitPending(next, fees)
    return true
  }
}
