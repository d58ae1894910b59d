import { transactionLooksMax } from '../../../foundation/limits.js'
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
 * Tracks each pending transaction until it is settled: looks 6 times every 4 s, then every 30 s, and 99 times in total. While
 * the page is hidden, looks every 5 min. `load` starts again with those that are pending still.
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
    case 'returned':
      return returned(state)
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
  const next = { ...state, list, progress: omit(progress, ended) }
  return {
    state: next,
    run: [
      ...started.map((transaction) => toLook(next, transaction)),
      ...ended.flatMap(({ id }): readonly TransactionsEffect[] => [
        { type: 'cancel', key: id },
        { type: 'cancel', key: `wait ${id}` },
      ]),
    ],
    // Another tab has seen it.
    emit: [{ type: 'loaded' }, ...ended.map((transaction) => ({ type: 'settled', transaction }) as const)],
  }
}

function sent(state: TransactionsState, transaction: TrackedTransaction): TransactionsStep {
  const { id } = transaction
  if (state.list.some((one) => one.id === id)) return { state }
  const next = {
    ...state,
    list: mergeTransactions(state.list, [transaction]),
    progress: { ...state.progress, [id]: noProgress },
  }
  return { state: next, run: [toStore(transaction), toLook(next, transaction)] }
}

function look(state: TransactionsState, id: string): TransactionsStep {
  const transaction = findTracked(state, id)
  return transaction ? { state, run: [toLook(state, transaction)] } : { state }
}

function looked(
  before: TransactionsState,
  { id, look, at, isHidden = false }: Extract<TransactionsEvent, { type: 'looked' }>,
): TransactionsStep {
  const found = findTracked(before, id)
  if (!found) return { state: before }
  const { isHidden: _, ...rest } = before
  const state = isHidden ? { ...rest, isHidden } : rest
  const { transaction, progress } = applyLook(found, state.progress[id] ?? noProgress, look, at)
  const list = state.list.map((one) => (one.id === id ? transaction : one))
  const run = transaction === found ? [] : [toStore(transaction)]
  if (transaction.status !== 'pending')
    return {
      state: { ...state, list, progress: omit(state.progress, [transaction]) },
      run,
      emit: [{ type: 'settled', transaction }],
    }
  const next = wait({ ...state, list, progress: { ...state.progress, [id]: progress } }, id)
  return { ...next, run: [...run, ...(next.run ?? [])] }
}

/** Looks now for all that wait as long as on a hidden page. */
function returned(before: TransactionsState): TransactionsStep {
  const { isHidden, ...state } = before
  if (!isHidden) return { state: before }
  const tracked = Object.keys(state.progress).flatMap((id) => findTracked(state, id) ?? [])
  return {
    state,
    run: tracked.flatMap((one): readonly TransactionsEffect[] => [
      { type: 'cancel', key: `wait ${one.id}` },
      toLook(state, one),
    ]),
  }
}

/** Plans the next look, unless there were 99. */
function wait(state: TransactionsState, id: string): TransactionsStep {
  const progress = state.progress[id]
  if (!progress || progress.lookCount >= transactionLooksMax) return { state }
  const delayMs = getLookDelay(progress, state.isHidden)
  return { state, run: [{ type: 'timer', key: `wait ${id}`, delayMs, event: { type: 'look', id } }] }
}

function findTracked({ list, progress }: TransactionsState, id: string): TrackedTransaction | undefined {
  const { lookCount = transactionLooksMax } = progress[id] ?? {}
  if (lookCount >= transactionLooksMax) return undefined
  return list.find((one) => one.id === id && one.status === 'pending')
}

function omit(
  progress: TransactionsState['progress'],
  transactions: readonly TrackedTransaction[],
): TransactionsState['progress'] {
  const ids = new Set(transactions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(progress).filter(([id]) => !ids.has(id)))
}

function toLook({ progress }: TransactionsState, transaction: TrackedTransaction): TransactionsEffect {
  const { id } = transaction
  const { conclusion } = progress[id] ?? noProgress
  return { type: 'look', key: id, transaction, ...(conclusion && { conclusion }) }
}

const toStore = (transaction: TrackedTransaction): TransactionsEffect => ({
  type: 'storeTransaction',
  key: `store ${transaction.id}`,
  mode: 'write',
  transaction,
})
