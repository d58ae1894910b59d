import type { Hex } from 'viem'
import { findEntryPoint } from './checkOperation.js'
import type { Blame } from './createBlame.js'
import type { NonceFollower } from './createNonceFollower.js'
import type { StoredOperation } from './createOperationStore.js'
import type { OutcomeRecorder } from './createOutcomeRecorder.js'
import { createPlaceFinder } from './createPlaceFinder.js'
import type { TransactionSender } from './createTransactionSender.js'
import { type ExecutorQueue, findLive, isEmptyTransfer, type NonceSlot } from './ExecutorQueue.js'
import { toOperation } from './ParsedOperation.js'
import type { ChainFees } from './readFees.js'
import type { SubmitterOptions } from './SubmitterOptions.js'
import { transferGas } from './signTransaction.js'
import { getNextBaseFee } from './transactionFees.js'

/** Chooses the executors and nonces of operations. */
export type Placement = {
  /** Whether the fees of an operation may not cover the base fee of the next block. */
  readonly isTooCheap: (stored: StoredOperation, fees: ChainFees) => boolean
  /** Sends an operation. Returns `false` if no executor can send it now. */
  readonly place: (
    stored: StoredOperation,
    queues: readonly ExecutorQueue[],
    fees: ChainFees,
  ) => Promise<boolean>
  /** Uses the nonces that others of an executor wait for: those without a transaction, and with a stale one. */
  readonly freeNonces: (queue: ExecutorQueue, fees: ChainFees) => Promise<void>
}

/** Creates the placement of a chain. */
export function createPlacement(
  { chain, operations, logger, now }: SubmitterOptions,
  {
    sender,
    recorder,
    follower,
    blame,
  }: {
    readonly sender: TransactionSender
    readonly recorder: OutcomeRecorder
    readonly follower: NonceFollower
    readonly blame: Blame
  },
): Placement {
  const finder = createPlaceFinder({ chain, operations }, { sender, follower })
  const findStored = (slot: NonceSlot) => {
    const live = findLive(slot)
    return live && !isEmptyTransfer(live) ? operations.find(chain.id, live.operationHash) : undefined
  }

  /**
   * Ends the operation of a nonce that is used for something else, if its fees are too low. Another one waits for a further
   * transaction as soon as the nonce is used.
   *
   * @returns The operation, if it was ended.
   */
  async function failStale(slot: NonceSlot, fees: ChainFees): Promise<StoredOperation | undefined> {
    const { baseFee, priorityFee } = fees
    const stored = await findStored(slot)
    if (!stored) return undefined
    const { maxFeePerGas, maxPriorityFeePerGas } = toOperation(JSON.parse(stored.operation))
    if (maxFeePerGas >= baseFee && maxPriorityFeePerGas >= priorityFee && stored.expiresAt > now())
      return undefined
    const reason = `It was not included with these fees: "maxFeePerGas" is ${maxFeePerGas} and "maxPriorityFeePerGas" ${maxPriorityFeePerGas}, and those of the chain are ${baseFee} and ${priorityFee}`
    return (await recorder.fail(stored, reason)) ? stored : undefined
  }

  async function empty(queue: ExecutorQueue, slot: NonceSlot, fees: ChainFees): Promise<void> {
    const next = queue.account && follower.findEmptyFees(queue, slot, fees)
    if (!next || transferGas * next.maxFee > queue.getFunds(slot.nonce)) {
      logger.warn(
        { chain: chain.id, executor: queue.address, nonce: slot.nonce },
        'an executor cannot free a nonce: add to its balance',
      )
      return
    }
    const failed = await failStale(slot, fees)
    // The executor pays for the transfer. The sender has chosen the fees, not its factory.
    if (failed) await blame.addFailure(failed, 'its fees were too low', failed.sender)
    await sender.empty(queue, { nonce: slot.nonce, fees: next })
  }

  return {
    isTooCheap({ operation }, { baseFee }) {
      return toOperation(JSON.parse(operation)).maxFeePerGas < getNextBaseFee(baseFee)
    },
    async place(stored, all, fees) {
      const operation = toOperation(JSON.parse(stored.operation))
      const executors = chain.getExecutors(findEntryPoint(chain, stored.entryPoint as Hex))
      const queues = all.filter(({ account }) => account && executors.includes(account))
      const { places, isReplacement } = await finder.find(stored, operation, queues, fees)
      const [place] = places
      if (!place) {
        logger.debug({ chain: chain.id, operation: stored.hash }, 'no executor can send an operation now')
        return false
      }
      const { queue, slot, fees: next } = place
      if (!(await sender.submit(queue, stored, { nonce: slot.nonce, fees: next }))) return false
      if (!isReplacement) await failStale(slot, fees)
      return true
    },
    async freeNonces(queue, fees) {
      const live = queue.getSlots().filter((slot) => slot.nonce >= queue.nextNonce && findLive(slot))
      const last = Math.max(...live.map(({ nonce }) => nonce))
      const stale = await finder.findStaleSlots(queue, fees)
      for (const slot of stale) {
        if (slot.nonce < last) await empty(queue, slot, fees)
        else if (((await findStored(slot))?.expiresAt ?? 0) <= now()) await failStale(slot, fees)
      }
      for (let nonce = queue.findFreeNonce(); nonce < last; nonce = queue.findFreeNonce()) {
        await empty(queue, queue.getSlot(nonce), fees)
        // It was refused: the next run tries again.
        if (queue.findFreeNonce() === nonce) return
      }
    },
  }
}
