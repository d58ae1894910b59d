import type { Hex } from 'viem'
import type { TransactionOutcome } from './BundlerMetrics.js'
import type { Blame } from './createBlame.js'
import type { StoredOperation } from './createOperationStore.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { isEmptyTransfer, type NonceSlot } from './ExecutorQueue.js'
import { getReputableEntities } from './ParsedOperation.js'
import type { SubmitterOptions } from './SubmitterOptions.js'

/** Records what becomes of operations. */
export type OutcomeRecorder = {
  /** Ends, or makes pending again, the operations of a nonce one of whose transactions has a receipt. */
  readonly recordMined: (slot: NonceSlot, mined: StoredTransaction) => Promise<void>
  /** Makes the operations of a nonce pending again, which a transaction that is not the gateway's has used. */
  readonly recordSuperseded: (slot: NonceSlot) => Promise<void>
  /** Ends an operation that is not included. Returns whether it was open. */
  readonly fail: (stored: StoredOperation, reason: string) => Promise<boolean>
}

/** Whether at most one of two operations can be included. */
export function isSameNonce(one: StoredOperation, { sender, nonce, entryPoint }: StoredOperation): boolean {
  return one.sender === sender && one.nonce === nonce && one.entryPoint === entryPoint
}

/** Creates the recorder of a chain. */
export function createOutcomeRecorder(
  { chain, operations, receipts, reputations, metrics, onEnd }: SubmitterOptions,
  blame: Blame,
): OutcomeRecorder {
  const { id } = chain
  const count = (outcome: TransactionOutcome) => metrics.transactions.inc({ chain: id, outcome })

  async function recordOutcome(stored: StoredOperation, { hash: transactionHash }: StoredTransaction) {
    const outcome = await receipts.readOutcome(chain, stored, transactionHash as Hex)
    const isIncluded = outcome.status === 'included'
    await operations.setStatus(
      { chainId: id, hash: stored.hash },
      ['pending', 'submitted', 'replaced', 'failed', 'expired'],
      { status: outcome.status, reason: outcome.reason ?? null, transactionHash },
    )
    count(isIncluded ? 'included' : 'reverted')
    if (isIncluded) await reputations.add(id, getReputableEntities(stored), { included: 1 })
    else await blame.addFailure(stored, outcome.reason ?? '')
    await onEnd(stored)
  }

  /** An operation whose transaction another one has replaced waits for a further one. */
  async function release({ attempts }: NonceSlot, stored: StoredOperation): Promise<void> {
    if (!attempts.some(({ hash }) => hash === stored.transactionHash)) return
    await operations.setStatus({ chainId: id, hash: stored.hash }, ['submitted'], {
      status: 'pending',
      transactionHash: null,
    })
  }

  async function readOperations({ attempts }: NonceSlot): Promise<readonly StoredOperation[]> {
    const hashes = new Set(attempts.map(({ operationHash }) => operationHash))
    return operations.findMany(id, [...hashes])
  }

  return {
    async recordMined(slot, mined) {
      const all = await readOperations(slot)
      const included = isEmptyTransfer(mined)
        ? undefined
        : all.find(({ hash }) => hash === mined.operationHash)
      for (const stored of all) {
        if (stored === included) await recordOutcome(stored, mined)
        else if (!included || !isSameNonce(stored, included)) await release(slot, stored)
        else {
          const reason = 'Another operation of the sender with this nonce was included'
          const key = { chainId: id, hash: stored.hash }
          await operations.setStatus(key, ['pending', 'submitted', 'replaced'], { status: 'failed', reason })
          await onEnd(stored)
        }
      }
    },
    async recordSuperseded(slot) {
      count('superseded')
      for (const stored of await readOperations(slot)) await release(slot, stored)
    },
    async fail(stored, reason) {
      const key = { chainId: id, hash: stored.hash }
      const to = { status: 'failed', reason, transactionHash: null } as const
      if (!(await operations.setStatus(key, ['pending', 'submitted'], to))) return false
      await onEnd(stored)
      return true
    },
  }
}
