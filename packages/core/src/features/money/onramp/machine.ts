import { onRampQuoteDelayMs, onRampQuoteMs } from '../../../foundation/limits.js'
import {
  applyReport,
  getLookDelay,
  isOver,
  isSameQuery,
  mergePurchases,
  shouldFollow,
  toQuery,
} from './rules.js'
import type { OnRampEffect, OnRampEvent, OnRampInput, OnRampState, OnRampStep, Purchase } from './types.js'

/** Starts without a form, options and purchases. */
export function initialState(): OnRampState {
  return {
    isRestricted: false,
    options: { status: 'idle' },
    quotes: { status: 'idle' },
    purchases: [],
    followed: {},
    pages: {},
  }
}

/**
 * Reads the options once, reads the quotes half a second after each change of the form and every 30 s while it is shown, starts
 * one purchase at a time, and asks for each purchase until it is over.
 */
export function transition(state: OnRampState, input: OnRampInput): OnRampStep {
  switch (input.type) {
    case 'open':
      return open(state, input)
    case 'edit':
      return state.form ? planQuotes({ ...state, form: { ...state.form, ...input.change } }) : { state }
    case 'optionsLoaded': {
      const { options: value, isFallback } = input
      return quote({ ...state, options: { status: 'ready', value, isFallback } })
    }
    case 'quote':
      return quote(state)
    case 'quotesLoaded': {
      const { query, list, at } = input
      if (!isAwaited(state, query)) return { state }
      return { state: { ...state, quotes: { status: 'ready', query, list, at } }, run: [nextQuotes] }
    }
    case 'quotesFailed':
      if (!isAwaited(state, input.query)) return { state }
      return { state: { ...state, quotes: { status: 'failed', query: input.query } }, run: [nextQuotes] }
    case 'hide':
      return {
        state: state.quotes.status === 'loading' ? { ...state, quotes: { status: 'idle' } } : state,
        run: [cancelQuotes, { type: 'cancel', key: 'quotes' }],
      }
    case 'start': {
      const { request } = input
      if (state.start?.status === 'starting') return { state }
      const start = { id: request.id, provider: request.provider.id, status: 'starting' as const }
      return {
        state: { ...state, start },
        // A write: it is never sent again.
        run: [{ type: 'startPurchase', key: request.id, mode: 'write', request }],
      }
    }
    case 'started':
      return started(state, input)
    case 'startFailed':
      return startFailed(state, input.id, input.error)
    case 'blocked': {
      const page = state.pages[input.id]
      if (!page) return { state }
      return { state: { ...state, pages: { ...state.pages, [input.id]: { ...page, isBlocked: true } } } }
    }
    case 'load':
      return { state, run: [{ type: 'readPurchases', key: 'purchases' }] }
    case 'loaded':
      return loaded(state, input.purchases, input.at)
    case 'look':
      return state.followed[input.id]
        ? { state, run: [{ type: 'lookAtPurchase', key: input.id, id: input.id }] }
        : { state }
    case 'looked':
      return looked(state, input)
    case 'reset':
      return state.form
        ? {
            state: { ...state, form: undefined, quotes: { status: 'idle' } },
            run: [cancelQuotes, { type: 'cancel', key: 'quotes' }],
          }
        : { state }
    case 'failed':
      // The handlers of reads catch failures themselves.
      return input.effect.type === 'startPurchase'
        ? startFailed(state, input.effect.request.id, input.error)
        : { state }
  }
}

const cancelQuotes: OnRampEffect = { type: 'cancel', key: 'wait quotes' }
const nextQuotes: OnRampEffect = {
  ...{ type: 'timer', key: 'wait quotes', delayMs: onRampQuoteMs, event: { type: 'quote' } },
}

function open(state: OnRampState, input: Extract<OnRampEvent, { type: 'open' }>): OnRampStep {
  const { of, isRestricted, isRetried } = input
  if (isRestricted) return { state: { ...state, isRestricted, form: undefined } }
  const { form, options } = state
  const isSame = form?.of.address === of.address && form.of.chainId === of.chainId
  const next = isSame ? state : { ...state, isRestricted, form: { amount: form?.amount ?? '', of } }
  const step = isSame ? { state: next } : quote(next)
  // Options that are built in are read again only when the user asks for it.
  const isRead = options.status === 'ready' ? options.isFallback && isRetried : options.status === 'idle'
  if (!isRead) return step
  return {
    state: { ...step.state, options: options.status === 'ready' ? options : { status: 'loading' } },
    run: [...(step.run ?? []), { type: 'readOptions', key: 'options', country: next.form?.country }],
  }
}

/** Drops quotes of something else at once, and reads the new ones when the user has stopped typing. */
function planQuotes(state: OnRampState): OnRampStep {
  const query = toQuery(state)
  const { quotes } = state
  const isSame = quotes.status !== 'idle' && isSameQuery(quotes.query, query)
  if (isSame) return { state }
  if (!query)
    return {
      state: { ...state, quotes: { status: 'idle' } },
      run: [cancelQuotes, { type: 'cancel', key: 'quotes' }],
    }
  return {
    state: { ...state, quotes: { status: 'loading', query } },
    run: [
      { type: 'cancel', key: 'quotes' },
      { type: 'timer', key: 'wait quotes', delayMs: onRampQuoteDelayMs, event: { type: 'quote' } },
    ],
  }
}

function quote(state: OnRampState): OnRampStep {
  const query = toQuery(state)
  if (!query)
    return state.quotes.status === 'idle' ? { state } : { state: { ...state, quotes: { status: 'idle' } } }
  const { quotes } = state
  const isSame = quotes.status !== 'idle' && isSameQuery(quotes.query, query)
  const list = isSame && 'list' in quotes ? quotes.list : undefined
  return {
    state: { ...state, quotes: { status: 'loading', query, ...(list && { list }) } },
    run: [cancelQuotes, { type: 'readQuotes', key: 'quotes', query }],
  }
}

function isAwaited({ quotes }: OnRampState, query: Extract<OnRampEvent, { type: 'quotesFailed' }>['query']) {
  return quotes.status === 'loading' && isSameQuery(quotes.query, query)
}

function started(state: OnRampState, input: Extract<OnRampEvent, { type: 'started' }>): OnRampStep {
  const { id, purchase, url } = input
  if (state.start?.id !== id) return { state }
  const next = {
    ...state,
    start: undefined,
    purchases: mergePurchases(state.purchases, [purchase]),
    pages: { ...state.pages, [purchase.id]: { url, isBlocked: false } },
    ...(purchase.isFollowed && { followed: { ...state.followed, [purchase.id]: true as const } }),
  }
  return {
    state: next,
    run: [toStore(purchase), ...(purchase.isFollowed ? [toWait(purchase, purchase.startedAt)] : [])],
    emit: [{ type: 'started', id, purchase, url }],
  }
}

function startFailed(
  state: OnRampState,
  id: string,
  error: Extract<OnRampEvent, { type: 'startFailed' }>['error'],
): OnRampStep {
  if (state.start?.id !== id) return { state }
  return {
    state: { ...state, start: { ...state.start, status: 'failed' } },
    emit: [{ type: 'startFailed', id, error }],
  }
}

function loaded(state: OnRampState, stored: readonly Purchase[], at: number): OnRampStep {
  const purchases = mergePurchases(state.purchases, stored)
  const added = purchases.filter((purchase) => shouldFollow(purchase, at) && !state.followed[purchase.id])
  // Another tab has seen the end.
  const ended = purchases.filter((purchase) => state.followed[purchase.id] && isOver(purchase))
  const endedIds = new Set(ended.map(({ id }) => id))
  const kept = Object.keys(state.followed).filter((id) => !endedIds.has(id))
  const followed = Object.fromEntries(
    [...kept, ...added.map(({ id }) => id)].map((id) => [id, true as const]),
  )
  return {
    state: { ...state, purchases, followed },
    run: [
      ...added.map(({ id }): OnRampEffect => ({ type: 'lookAtPurchase', key: id, id })),
      ...ended.flatMap(({ id }): readonly OnRampEffect[] => [
        { type: 'cancel', key: id },
        { type: 'cancel', key: `wait ${id}` },
      ]),
    ],
    emit: ended.map((purchase) => ({ type: 'settled', purchase })),
  }
}

function looked(
  state: OnRampState,
  { id, report, at }: Extract<OnRampEvent, { type: 'looked' }>,
): OnRampStep {
  const before = state.purchases.find((one) => one.id === id)
  if (!before || !state.followed[id]) return { state }
  const purchase = report ? applyReport(before, report) : before
  const purchases = state.purchases.map((one) => (one.id === id ? purchase : one))
  const store = purchase === before ? [] : [toStore(purchase)]
  if (shouldFollow(purchase, at))
    return {
      state: purchase === before ? state : { ...state, purchases },
      run: [...store, toWait(purchase, at)],
    }
  const { [id]: _, ...followed } = state.followed
  return {
    state: { ...state, purchases, followed },
    run: store,
    ...(isOver(purchase) && { emit: [{ type: 'settled', purchase }] }),
  }
}

const toStore = (purchase: Purchase): OnRampEffect => ({
  type: 'storePurchase',
  key: `store ${purchase.id}`,
  mode: 'write',
  purchase,
})

const toWait = (purchase: Purchase, at: number): OnRampEffect => ({
  type: 'timer',
  key: `wait ${purchase.id}`,
  delayMs: getLookDelay(purchase, at),
  event: { type: 'look', id: purchase.id },
})
