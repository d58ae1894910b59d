import type { Hex, PrivateKeyAccount } from 'viem'
import type { TransactionOutcome } from './BundlerMetrics.js'
import { classifyRefusal } from './classifyRefusal.js'
import { NodeCallError, NodesDownError } from './createChainClient.js'
import type { StoredOperation } from './createOperationStore.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { type ExecutorQueue, getLiveFees, type NonceSlot } from './ExecutorQueue.js'
import type { SubmitterOptions } from './SubmitterOptions.js'
import { signEmptyTransfer, signTransaction } from './signTransaction.js'
import { type Fees, raiseFees, replacementBump, toHighestFees } from './transactionFees.js'

/** Sends the transactions of a chain. A transaction is stored before it is sent. */
export type TransactionSender = {
  /** Returns the least fees of a further transaction with a nonce: above those before, and what the node has asked for. */
  readonly getRequiredFees: (queue: ExecutorQueue, slot: NonceSlot) => Fees
  /** Sends the first transaction of an operation. Returns whether it was stored. */
  readonly submit: (queue: ExecutorQueue, stored: StoredOperation, fields: SentFields) => Promise<boolean>
  /** Sends the operation of a nonce with other fees. */
  readonly raise: (queue: ExecutorQueue, stored: StoredOperation, fields: SentFields) => Promise<void>
  /** Uses a nonce without an operation. */
  readonly empty: (queue: ExecutorQueue, fields: SentFields) => Promise<void>
  /** Sends a stored transaction again, if it is time. */
  readonly resend: (queue: ExecutorQueue, transaction: StoredTransaction) => Promise<void>
  /** Forgets what it knows of nonces that are used. */
  readonly forget: (queues: readonly ExecutorQueue[]) => void
}

type SentFields = { readonly nonce: number; readonly fees: Fees }

const noFees: Fees = { maxFee: 0n, maxPriorityFee: 0n }
/** Time after which a transaction is sent again. */
const resendMs = 15_000

/** @param onRefused Called after a node has refused a transaction, with its reason if the operation may be responsible. */
export function createTransactionSender(
  { chain, operations, transactions, metrics, holder, logger, now }: SubmitterOptions,
  onRefused: (operationHash: string, reason: string | undefined) => Promise<void>,
): TransactionSender {
  const { client, id } = chain
  /** The transactions that this process has sent. */
  const sent = new Set<string>()
  /** The fees that nodes require, by executor and nonce. */
  const asked = new Map<string, Fees>()
  const toKey = (executor: string, nonce: number) => `${executor}:${nonce}`
  const count = (outcome: TransactionOutcome) => metrics.transactions.inc({ chain: id, outcome })

  async function send(queue: ExecutorQueue, transaction: StoredTransaction): Promise<void> {
    sent.add(transaction.hash)
    try {
      await client.send(transaction.raw as Hex)
    } catch (error) {
      // It is stored, so it is sent again: a node may have it.
      if (error instanceof NodesDownError) return
      if (!(error instanceof NodeCallError)) throw error
      await readRefusal(queue, transaction, error.message)
    }
  }

  async function readRefusal(
    queue: ExecutorQueue,
    transaction: StoredTransaction,
    message: string,
  ): Promise<void> {
    const refusal = classifyRefusal(message)
    if (refusal.kind === 'known') return
    const { executor, nonce, operationHash: hash } = transaction
    const key = toKey(executor, nonce)
    const own = { maxFee: BigInt(transaction.maxFee), maxPriorityFee: BigInt(transaction.maxPriorityFee) }
    const asks = refusal.kind === 'replacement' ? raiseFees(own, replacementBump) : noFees
    const named = refusal.kind === 'funds' ? noFees : refusal.asked
    asked.set(key, toHighestFees(toHighestFees(asks, named), asked.get(key) ?? noFees))
    count('refused')
    logger.debug({ chain: id, reason: message }, 'a node refuses a transaction of the bundler')
    // The operation first: after a crash in between, the transaction is sent, and refused, again.
    await operations.setStatus({ chainId: id, hash, transactionHash: transaction.hash }, ['submitted'], {
      status: 'pending',
      transactionHash: null,
    })
    await transactions.setRefused(transaction)
    queue.put({ ...transaction, status: 'refused' })
    if (refusal.kind === 'funds')
      logger.warn({ chain: id, executor }, 'an executor has too little for a transaction: add to its balance')
    if (refusal.kind !== 'replacement')
      await onRefused(hash, refusal.kind === 'refused' ? message : undefined)
  }

  async function signWith(
    queue: ExecutorQueue,
    { nonce, fees }: SentFields,
    sign: (
      account: PrivateKeyAccount,
      fields: Parameters<typeof signTransaction>[3],
    ) => Promise<StoredTransaction>,
  ): Promise<StoredTransaction> {
    if (!queue.account) throw new Error(`There is no key of the executor ${queue.address}`)
    const attempt = (queue.getSlot(nonce).attempts[0]?.attempt ?? -1) + 1
    return sign(queue.account, { nonce, fees, attempt, at: now() })
  }

  async function sendStored(
    queue: ExecutorQueue,
    transaction: StoredTransaction,
    outcome: TransactionOutcome,
  ): Promise<void> {
    queue.put(transaction)
    count(outcome)
    await send(queue, transaction)
  }

  return {
    getRequiredFees({ address }, slot) {
      const required = raiseFees(getLiveFees(slot), replacementBump)
      return toHighestFees(required, asked.get(toKey(address, slot.nonce)) ?? noFees)
    },
    async submit(queue, stored, fields) {
      const transaction = await signWith(queue, fields, (account, signed) =>
        signTransaction(chain, account, stored, signed),
      )
      if (!(await transactions.claim(transaction, holder))) return false
      await sendStored(queue, transaction, 'sent')
      return true
    },
    async raise(queue, stored, fields) {
      const transaction = await signWith(queue, fields, (account, signed) =>
        signTransaction(chain, account, stored, signed),
      )
      if (!(await transactions.add(transaction))) return
      await operations.setStatus({ chainId: id, hash: stored.hash }, ['submitted'], {
        transactionHash: transaction.hash,
      })
      await sendStored(queue, transaction, 'raised')
    },
    async empty(queue, fields) {
      const operationHash = queue.getSlot(fields.nonce).attempts[0]?.operationHash ?? ''
      const transaction = await signWith(queue, fields, (account, signed) =>
        signEmptyTransfer(chain, account, operationHash, signed),
      )
      if (await transactions.add(transaction)) await sendStored(queue, transaction, 'emptied')
    },
    async resend(queue, transaction) {
      // After a restart at once: the process may have ended between storing and sending.
      if (sent.has(transaction.hash) && now() - transaction.sentAt < resendMs) return
      count('sent_again')
      await transactions.setSentAt(transaction, now())
      await send(queue, transaction)
    },
    forget(queues) {
      const open = queues.flatMap((queue) => queue.getSlots().flatMap(({ attempts }) => attempts))
      const hashes = new Set(open.map(({ hash }) => hash))
      for (const hash of sent) if (!hashes.has(hash)) sent.delete(hash)
      const keys = new Set(open.map(({ executor, nonce }) => toKey(executor, nonce)))
      for (const key of asked.keys()) if (!keys.has(key)) asked.delete(key)
    },
  }
}
