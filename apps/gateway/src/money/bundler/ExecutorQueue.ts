import { type Hex, type PrivateKeyAccount, parseTransaction } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import type { StoredTransaction } from './createTransactionStore.js'
import { type Fees, getHighest, toHighestFees } from './transactionFees.js'

/** A nonce of an executor, with its transactions. */
export type NonceSlot = {
  readonly nonce: number
  /** The newest first. */
  readonly attempts: readonly StoredTransaction[]
}

/** The transactions of an executor that have no receipt. */
export type ExecutorQueue = {
  /** In lower case. */
  readonly address: string
  /** `undefined`: the settings do not have its key any more. */
  readonly account: PrivateKeyAccount | undefined
  /** The nonce of its next transaction in a block. */
  readonly nextNonce: number
  readonly getSlots: () => readonly NonceSlot[]
  readonly getSlot: (nonce: number) => NonceSlot
  /** Returns the least nonce that no transaction at a node has. */
  readonly findFreeNonce: () => number
  /** Returns the number of nonces with a transaction at a node. */
  readonly countLive: () => number
  /** Returns the wei that a transaction with a nonce can cost, after all others were mined. */
  readonly getFunds: (nonce: number) => bigint
  /** Adds a transaction, or replaces it with its present status. */
  readonly put: (transaction: StoredTransaction) => void
}

/** Whether a node may have a transaction. */
export function isLive({ status }: StoredTransaction): boolean {
  return status === 'sent'
}

/** Returns the newest transaction that a node may have. */
export function findLive({ attempts }: NonceSlot): StoredTransaction | undefined {
  return attempts.find(isLive)
}

/** Returns the highest fees of the transactions that a node may have; 0 without any. */
export function getLiveFees({ attempts }: NonceSlot): Fees {
  const zero: Fees = { maxFee: 0n, maxPriorityFee: 0n }
  return attempts
    .filter(isLive)
    .map(({ maxFee, maxPriorityFee }) => ({ maxFee: BigInt(maxFee), maxPriorityFee: BigInt(maxPriorityFee) }))
    .reduce(toHighestFees, zero)
}

/** Whether a transaction only uses its nonce. */
export function isEmptyTransfer({ raw, executor }: Pick<StoredTransaction, 'raw' | 'executor'>): boolean {
  return parseTransaction(raw as Hex).to?.toLowerCase() === executor
}

/** Returns the wei that a transaction can cost. */
function getTransactionCost({ raw }: Pick<StoredTransaction, 'raw'>): bigint {
  const { gas = 0n, maxFeePerGas = 0n } = parseTransaction(raw as Hex)
  return gas * maxFeePerGas
}

/** Reads the nonces and balances of the executors, and of those whose transactions are left. */
export async function readExecutorQueues(
  { client, executors }: Pick<ChainBundler, 'client' | 'executors'>,
  open: readonly StoredTransaction[],
): Promise<readonly ExecutorQueue[]> {
  const addresses = new Set([
    ...executors.map(({ address }) => address.toLowerCase()),
    ...open.map(({ executor }) => executor),
  ])
  return Promise.all(
    [...addresses].map(async (address) => {
      const [nonce, balance] = await Promise.all([
        client.call<Hex>('eth_getTransactionCount', [address, 'latest']),
        client.call<Hex>('eth_getBalance', [address, 'latest']),
      ])
      const account = executors.find((one) => one.address.toLowerCase() === address)
      const own = open.filter(({ executor }) => executor === address)
      return createExecutorQueue(own, {
        address,
        account,
        nextNonce: Number(nonce),
        balance: BigInt(balance),
      })
    }),
  )
}

function createExecutorQueue(
  open: readonly StoredTransaction[],
  {
    balance,
    ...executor
  }: Pick<ExecutorQueue, 'address' | 'account' | 'nextNonce'> & { readonly balance: bigint },
): ExecutorQueue {
  const { nextNonce } = executor
  const slots = new Map<number, readonly StoredTransaction[]>()
  const put = (transaction: StoredTransaction) => {
    const others = (slots.get(transaction.nonce) ?? []).filter(({ hash }) => hash !== transaction.hash)
    slots.set(
      transaction.nonce,
      [...others, transaction].sort((a, b) => b.attempt - a.attempt),
    )
  }
  const getSlots = () => [...slots].map(([nonce, attempts]): NonceSlot => ({ nonce, attempts }))
  const getPending = () => getSlots().filter((slot) => slot.nonce >= nextNonce && findLive(slot))
  for (const one of open) put(one)
  return {
    ...executor,
    put,
    getSlots,
    getSlot: (nonce) => ({ nonce, attempts: slots.get(nonce) ?? [] }),
    countLive: () => getPending().length,
    findFreeNonce() {
      const used = new Set(getPending().map(({ nonce }) => nonce))
      let nonce = nextNonce
      while (used.has(nonce)) nonce += 1
      return nonce
    },
    getFunds(nonce) {
      const reserved = getPending()
        .filter((slot) => slot.nonce !== nonce)
        .map(({ attempts }) => attempts.filter(isLive).map(getTransactionCost))
        .reduce((sum, costs) => sum + getHighest(costs), 0n)
      return balance > reserved ? balance - reserved : 0n
    },
  }
}
