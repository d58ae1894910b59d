import { transactionLooksMax } from '../../foundation/limits.js'
import { applyLook, getLookDelay, mergeTransactions, noProgress } from './rules.js'
import type {
  TrackedTransaction,
  TransactionsEffect,
  TransactionsEvent,
  TransactionsInput,
  TransactionsState,
  TransactionsStep,
} from './types.js'

/** Starts without transactions. */
export function initialState(): TransactionsState {
  return { list: [], progress: {} }
}

/**
 * Tracks each pending transaction until it is settled: looks 6 times every 4 s, then every 30 s, and 99 times in total.
 * `load` starts again with those that are pending still.
 */
export function transition(state: TransactionsState, input: TransactionsInput): TransactionsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readTransactions', key: 'read' }] }
    case 'loaded':
      return loaded(state, input.transactions)
    case 'sent':
      return sent(state, input.transaction)
    case 'look':
      return look(state, input.id)
    case 'looked':
      return looked(state, input)
    case 'failed':
      // The handlers catch failures themselves, so this is a bug in one. What it was about is tried again.
      if (input.effect.type !== 'look') return { state }
      return wait(state, input.effect.transaction.id)
  }
}

function loaded(state: TransactionsState, transactions: readonly TrackedTransaction[]): TransactionsStep {
  const list = mergeTransactions(state.list, transactions)
  const isTracked = ({ id }: TrackedTransaction) =>
    (state.progress[id]?.lookCount ?? transactionLooksMax) < transactionLooksMax
  const started = list.filter((one) => one.status === 'pending' && !isTracked(one))
  const ended = list.filter(({ id, status }) => status !== 'pending' && state.progress[id])
  const progress = { ...state.progress, ...Object.fromEntries(started.map(({ id }) => [id, noProgress])) }
  return {
    state: { list, progress: omit(progress, ended) },
    run: [
      ...started.map(toLook),
      ...ended.flatMap(({ id }): readonly TransactionsEffect[] => [
        { type: 'cancel', key: id },
        { type: 'cancel', key: `wait ${id}` },
      ]),
    ],
    // Another tab has seen it.
    emit: ended.map((transaction) => ({ type: 'settled', transaction })),
  }
}

function sent(state: TransactionsState, transaction: TrackedTransaction): TransactionsStep {
  const { id } = transaction
  if (state.list.some((one) => one.id === id)) return { state }
  return {
    state: {
      list: mergeTransactions(state.list, [transaction]),
      progress: { ...state.progress, [id]: noProgress },
    },
    run: [toStore(transaction), toLook(transaction)],
  }
}

function look(state: TransactionsState, id: string): TransactionsStep {
  const transaction = findTracked(state, id)
  return transaction ? { state, run: [toLook(transaction)] } : { state }
}

function looked(
  state: TransactionsState,
  { id, look, at }: Extract<TransactionsEvent, { type: 'looked' }>,
): TransactionsStep {
  const before = findTracked(state, id)
  if (!before) return { state }
  const { transaction, progress } = applyLook(before, state.progress[id] ?? noProgress, look, at)
  const list = state.list.map((one) => (one.id === id ? transaction : one))
  const run = transaction === before ? [] : [toStore(transaction)]
  if (transaction.status !== 'pending')
    return {
      state: { list, progress: omit(state.progress, [transaction]) },
      run,
      emit: [{ type: 'settled', transaction }],
    }
  const next = wait({ list, progress: { ...state.progress, [id]: progress } }, id)
  return { ...next, run: [...run, ...(next.run ?? [])] }
}

/** Plans the next look, unless there were 99. */
function wait(state: TransactionsState, id: string): TransactionsStep {
  const progress = state.progress[id]
  if (!progress || progress.lookCount >= transactionLooksMax) return { state }
  return {
    state,
    run: [{ type: 'timer', key: `wait ${id}`, delayMs: getLookDelay(progress), event: { type: 'look', id } }],
  }
}

function findTracked({ list, progress }: TransactionsState, id: string): TrackedTransaction | undefined {
  return progress[id] && list.find((one) => one.id === id && one.status === 'pending')
}

function omit(
  progress: TransactionsState['progress'],
  transactions: readonly TrackedTransaction[],
): TransactionsState['progress'] {
  const ids = new Set(transactions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(progress).filter(([id]) => !ids.has(id)))
}

const toLook = (transaction: TrackedTransaction): TransactionsEffect => ({
  type: 'look',
  key: transaction.id,
  transaction,
})

const toStore = (transaction: TrackedTransaction): TransactionsEffect => ({
  type: 'storeTransaction',
  key: `store ${transaction.id}`,
  mode: 'write',
  transaction,
})
