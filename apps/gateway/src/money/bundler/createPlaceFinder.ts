import type { NonceFollower } from './createNonceFollower.js'
import type { StoredOperation } from './createOperationStore.js'
import { isSameNonce } from './createOutcomeRecorder.js'
import type { TransactionSender } from './createTransactionSender.js'
import { type ExecutorQueue, findLive, isEmptyTransfer, type NonceSlot } from './ExecutorQueue.js'
import { getTransactionGas } from './getTransactionGas.js'
import type { ParsedOperation } from './ParsedOperation.js'
import type { ChainFees } from './readFees.js'
import type { SubmitterOptions } from './SubmitterOptions.js'
import { canHaveFees, type Fees, getTransactionFees, toHighestFees } from './transactionFees.js'

/** A nonce of an executor at which an operation can be sent, and its fees there. */
export type Place = { readonly queue: ExecutorQueue; readonly slot: NonceSlot; readonly fees: Fees }

/** Finds places of operations. */
export type PlaceFinder = {
  /** Returns the nonces with a transaction that is used for something else, or whose fees are too low. */
  readonly findStaleSlots: (queue: ExecutorQueue, fees: ChainFees) => Promise<readonly NonceSlot[]>
  /** Returns the places of an operation, the best first, and whether it replaces another one there. */
  readonly find: (
    stored: StoredOperation,
    operation: ParsedOperation,
    queues: readonly ExecutorQueue[],
    fees: ChainFees,
  ) => Promise<{ readonly places: readonly Place[]; readonly isReplacement: boolean }>
}

/** Maximum number of transactions of an executor without a receipt. */
const maxInFlight = 32

/** Creates the finder of a chain. */
export function createPlaceFinder(
  { chain, operations }: Pick<SubmitterOptions, 'chain' | 'operations'>,
  { sender, follower }: { readonly sender: TransactionSender; readonly follower: NonceFollower },
): PlaceFinder {
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

  return {
    findStaleSlots,
    async find(stored, operation, queues, fees) {
      const replaced = await findReplaced(stored, queues)
      if (!replaced) return { places: await listPlaces(operation, queues, fees), isReplacement: false }
      const place = toPlace(operation, fees, replaced)
      return { places: place ? [place] : [], isReplacement: true }
    },
  }
}
