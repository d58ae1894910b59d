import { transactionLooksMax } from '../../../foundation/limits.js'
import {
  applyLaterLook,
  applyLook,
  getLookDelay,
  isInRecentBlock,
  mergeTransactions,
  noProgress,
} from './rules.js'
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
 * the page is hidden, looks every 5 min. A transaction in a block is looked up every 30 s for 15 min more: a reorganization of the
 * chain can remove it, and then it is pending again. `load` starts again with those that are pending or in a recent block.
 */
export function transition(state: TransactionsState, input: TransactionsInput): TransactionsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readTransactions', key: 'read' }] }
    case 'loaded':
      return loaded(state, input)
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

function loaded(
  state: TransactionsState,
  { transactions, at }: Extract<TransactionsEvent, { type: 'loaded' }>,
): TransactionsStep {
  const list = mergeTransactions(state.list, transactions)
  const isTracked = ({ id }: TrackedTransaction) =>
    (state.progress[id]?.lookCount ?? transactionLooksMax) < transactionLooksMax
  const started = list.filter(
    (one) => (one.status === 'pending' || isInRecentBlock(one, at)) && !isTracked(one),
  )
  const isPending = ({ id }: TrackedTransaction) =>
    state.list.some((one) => one.id === id && one.status === 'pending')
  const ended = list.filter((one) => one.status !== 'pending' && state.progress[one.id] && isPending(one))
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
  const apply = found.status === 'pending' ? applyLook : applyLaterLook
  const { transaction, progress } = apply(found, state.progress[id] ?? noProgress, look, at)
  const list = state.list.map((one) => (one.id === id ? transaction : one))
  const run = transaction === found ? [] : [toStore(transaction)]
  const isSettled = transaction.status !== 'pending' && transaction.status !== found.status
  const emit = isSettled && { emit: [{ type: 'settled', transaction } as const] }
  if (transaction.status !== 'pending' && !isInRecentBlock(transaction, at))
    return { state: { ...state, list, progress: omit(state.progress, [transaction]) }, run, ...emit }
  const next = wait({ ...state, list, progress: { ...state.progress, [id]: progress } }, id)
  return { ...next, run: [...run, ...(next.run ?? [])], ...emit }
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
  const status = state.list.find((one) => one.id === id)?.status
  const delayMs = getLookDelay(progress, state.isHidden, status)
  return { state, run: [{ type: 'timer', key: `wait ${id}`, delayMs, event: { type: 'look', id } }] }
}

function findTracked({ list, progress }: TransactionsState, id: string): TrackedTransaction | undefined {
  const { lookCount = transactionLooksMax } = progress[id] ?? {}
  if (lookCount >= transactionLooksMax) return undefined
  return list.find((one) => one.id === id)
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
