import type { Hex } from 'viem'
import { findEntryPoint } from './checkOperation.js'
import type { Blame } from './createBlame.js'
import type { NonceFollower } from './createNonceFollower.js'
import type { StoredOperation } from './createOperationStore.js'
import { isSameNonce, type OutcomeRecorder } from './createOutcomeRecorder.js'
import type { TransactionSender } from './createTransactionSender.js'
import { type ExecutorQueue, findLive, isEmptyTransfer, type NonceSlot } from './ExecutorQueue.js'
import { getTransactionGas } from './getTransactionGas.js'
import { type ParsedOperation, toOperation } from './ParsedOperation.js'
import type { ChainFees } from './readFees.js'
import type { SubmitterOptions } from './SubmitterOptions.js'
import { transferGas } from './signTransaction.js'
import {
  canHaveFees,
  type Fees,
  getNextBaseFee,
  getTransactionFees,
  toHighestFees,
} from './transactionFees.js'

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

type Place = { readonly queue: ExecutorQueue; readonly slot: NonceSlot; readonly fees: Fees }

/** Maximum number of transactions of an executor without a receipt. */
const maxInFlight = 32

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
  const findStored = (slot: NonceSlot) => {
    const live = findLive(slot)
    return live && !isEmptyTransfer(live) ? operations.find(chain.id, live.operationHash) : undefined
  }

  async function findStaleSlots(queue: ExecutorQueue, fees: ChainFees): Promise<readonly NonceSlot[]> {
    const slots = queue.getSlots().filter(({ nonce }) => nonce >= queue.nextNonce)
    const stale = await Promise.all(slots.map((slot) => follower.isStale(queue, slot, fees)))
    return slots.filter((_, index) => stale[index])
  }

  const hasFunds = (operation: ParsedOperation, { queue, slot, fees }: Place) =>
    getTransactionGas(operation) * fees.maxFee <= queue.getFunds(slot.nonce)

  /** Returns the place at a nonce; `undefined` if the operation cannot pay the fees there, or the executor has too little. */
  function toPlace(
    operation: ParsedOperation,
    { baseFee }: ChainFees,
    { queue, slot, isFree }: Omit<Place, 'fees'> & { readonly isFree: boolean },
  ): Place | undefined {
    if (!queue.account) return undefined
    const own = getTransactionFees(operation, baseFee)
    const fees = toHighestFees(own, sender.getRequiredFees(queue, slot))
    if (!canHaveFees(operation, fees, { isFree })) return undefined
    const place = { queue, slot, fees }
    return hasFunds(operation, place) ? place : undefined
  }

  /** Returns the nonce of the operation that this one replaces. */
  async function findReplaced(stored: StoredOperation, queues: readonly ExecutorQueue[]) {
    const places = queues.flatMap((queue) =>
      queue.getSlots().flatMap((slot) => {
        const live = slot.nonce >= queue.nextNonce ? findLive(slot) : undefined
        return live && !isEmptyTransfer(live) ? [{ queue, slot, live }] : []
      }),
    )
    const sent = await operations.findMany(
      chain.id,
      places.map(({ live }) => live.operationHash),
    )
    const other = sent.find((one) => isSameNonce(one, stored))
    const found = other && places.find(({ live }) => live.operationHash === other.hash)
    return found && { ...found, isFree: false }
  }

  /** Returns the places of an operation, the best first. */
  async function listPlaces(
    operation: ParsedOperation,
    queues: readonly ExecutorQueue[],
    fees: ChainFees,
  ): Promise<readonly Place[]> {
    const byLoad = [...queues].sort((a, b) => a.countLive() - b.countLive())
    const found = await Promise.all(
      byLoad.map(async (queue) => {
        const stale = await findStaleSlots(queue, fees)
        const free =
          queue.countLive() < maxInFlight
            ? [{ queue, slot: queue.getSlot(queue.findFreeNonce()), isFree: false }]
            : []
        return { queue, free, stale: stale.map((slot) => ({ queue, slot, isFree: true })) }
      }),
    )
    const candidates = [
      ...found.flatMap(({ free, stale }) => (stale.length === 0 ? free : [])),
      ...found.flatMap(({ stale }) => stale),
      ...found.flatMap(({ free, stale }) => (stale.length === 0 ? [] : free)),
    ]
    return candidates.flatMap((one) => toPlace(operation, fees, one) ?? [])
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
      const replaced = await findReplaced(stored, queues)
      const places = replaced
        ? [toPlace(operation, fees, replaced)].flatMap((one) => one ?? [])
        : await listPlaces(operation, queues, fees)
      const [place] = places
      if (!place) {
        logger.debug({ chain: chain.id, operation: stored.hash }, 'no executor can send an operation now')
        return false
      }
      const { queue, slot, fees: next } = place
      if (!(await sender.submit(queue, stored, { nonce: slot.nonce, fees: next }))) return false
      if (!replaced) await failStale(slot, fees)
      return true
    },
    async freeNonces(queue, fees) {
      const live = queue.getSlots().filter((slot) => slot.nonce >= queue.nextNonce && findLive(slot))
      const last = Math.max(...live.map(({ nonce }) => nonce))
      const stale = await findStaleSlots(queue, fees)
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
