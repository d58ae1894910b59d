import type { Hex } from 'viem'
import type { StoredOperation } from './createOperationStore.js'
import type { OutcomeRecorder } from './createOutcomeRecorder.js'
import type { TransactionSender } from './createTransactionSender.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { type ExecutorQueue, findLive, isEmptyTransfer, type NonceSlot } from './ExecutorQueue.js'
import { toOperation } from './ParsedOperation.js'
import type { ChainFees } from './readFees.js'
import type { SubmitterOptions } from './SubmitterOptions.js'
import {
  canHaveFees,
  type Fees,
  getTransactionFees,
  raiseBump,
  raiseFees,
  toHighestFees,
} from './transactionFees.js'

/** Follows the transactions of nonces. */
export type NonceFollower = {
  /** Looks for receipts of a nonce; without one, raises its fees or sends it again. */
  readonly follow: (queue: ExecutorQueue, slot: NonceSlot, fees: ChainFees) => Promise<void>
  /** Whether the newest transaction of a nonce is not mined, and has the highest fees that its operation can pay. */
  readonly isStale: (queue: ExecutorQueue, slot: NonceSlot, fees: ChainFees) => Promise<boolean>
  /** Returns the fees of a transfer that uses a nonce; `undefined` if the executor does not pay as much. */
  readonly findEmptyFees: (queue: ExecutorQueue, slot: NonceSlot, fees: ChainFees) => Fees | undefined
}

/** Time after which a transaction is replaced by one with higher fees. */
const raiseMs = 60_000
/** Time for which a used nonce may have no receipt: the node that is asked for it may be behind the others. */
const supersededMs = 3_000
/** Number by which the fees of a transfer that uses a nonce may be above the fees of the chain. */
const maxEmptyFactor = 10n

/** Creates the follower of a chain. */
export function createNonceFollower(
  { chain, operations, transactions, receipts, now }: SubmitterOptions,
  { sender, recorder }: { readonly sender: TransactionSender; readonly recorder: OutcomeRecorder },
): NonceFollower {
  /** Since when nonces are used without a receipt, by executor and nonce. */
  const usedSince = new Map<string, number>()

  async function finish(slot: NonceSlot, newest: StoredTransaction, mined: Finished): Promise<void> {
    usedSince.delete(`${newest.executor}:${slot.nonce}`)
    await transactions.finish(newest, mined)
  }

  async function findReceipt(slot: NonceSlot) {
    for (const transaction of slot.attempts) {
      const receipt = await receipts.readTransaction(chain, transaction.hash as Hex)
      if (receipt) return { transaction, receipt }
    }
    return undefined
  }

  async function supersede(slot: NonceSlot, newest: StoredTransaction): Promise<void> {
    const key = `${newest.executor}:${slot.nonce}`
    const since = usedSince.get(key) ?? now()
    usedSince.set(key, since)
    if (now() - since < supersededMs) return
    // A transaction that is not the gateway's has used the nonce.
    await recorder.recordSuperseded(slot)
    await finish(slot, newest, undefined)
  }

  const isTooLow = ({ maxFee }: StoredTransaction, { baseFee }: ChainFees) => BigInt(maxFee) < baseFee
  const isDue = (newest: StoredTransaction, fees: ChainFees) =>
    isTooLow(newest, fees) || now() - newest.createdAt >= raiseMs

  /** Returns the fees of the next transaction of an operation; `undefined` if it cannot pay them. */
  function findRaisedFees(
    queue: ExecutorQueue,
    slot: NonceSlot,
    { stored, fees }: { readonly stored: StoredOperation | undefined; readonly fees: ChainFees },
  ): Fees | undefined {
    const newest = findLive(slot)
    if (!newest || stored?.status !== 'submitted' || !queue.account) return undefined
    const operation = toOperation(JSON.parse(stored.operation))
    if (operation.maxFeePerGas < fees.baseFee) return undefined
    const own = { maxFee: BigInt(newest.maxFee), maxPriorityFee: BigInt(newest.maxPriorityFee) }
    const raised = toHighestFees(raiseFees(own, raiseBump), sender.getRequiredFees(queue, slot))
    const next = isTooLow(newest, fees)
      ? toHighestFees(raised, getTransactionFees(operation, fees.baseFee))
      : raised
    return next.maxFee >= fees.baseFee && canHaveFees(operation, next) ? next : undefined
  }

  function findEmptyFees(queue: ExecutorQueue, slot: NonceSlot, { baseFee, priorityFee }: ChainFees) {
    const present = { maxFee: 2n * baseFee + priorityFee, maxPriorityFee: priorityFee }
    const next = toHighestFees(present, sender.getRequiredFees(queue, slot))
    return next.maxFee <= maxEmptyFactor * (present.maxFee + 1n) ? next : undefined
  }

  return {
    findEmptyFees,
    async follow(queue, slot, fees) {
      const [newest] = slot.attempts
      if (!newest) return
      const found = await findReceipt(slot)
      if (found) {
        const { transaction, receipt } = found
        await recorder.recordMined(slot, transaction)
        const { blockHash, blockNumber } = receipt
        return finish(slot, newest, { hash: transaction.hash, blockHash, blockNumber: Number(blockNumber) })
      }
      if (queue.nextNonce > slot.nonce) return supersede(slot, newest)
      const live = findLive(slot)
      if (!live) return
      if (!isDue(live, fees)) return sender.resend(queue, live)
      const { nonce } = slot
      if (isEmptyTransfer(live)) {
        const next = findEmptyFees(queue, slot, fees)
        return next && queue.account ? sender.empty(queue, { nonce, fees: next }) : sender.resend(queue, live)
      }
      const stored = await operations.find(chain.id, live.operationHash)
      const next = findRaisedFees(queue, slot, { stored, fees })
      if (stored && next) await sender.raise(queue, stored, { nonce, fees: next })
      else await sender.resend(queue, live)
    },
    async isStale(queue, slot, fees) {
      const live = findLive(slot)
      if (!live || isEmptyTransfer(live) || !isDue(live, fees)) return false
      const stored = await operations.find(chain.id, live.operationHash)
      return findRaisedFees(queue, slot, { stored, fees }) === undefined
    },
  }
}

type Finished = Parameters<SubmitterOptions['transactions']['finish']>[1]
