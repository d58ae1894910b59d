import type { LatchkitError } from '../../foundation/errors/base.js'
import { catalogueSearchDelayMs } from '../../foundation/limits.js'
import type {
  CatalogueEffect,
  CatalogueEvent,
  CatalogueFilter,
  CatalogueInput,
  CatalogueState,
  CatalogueStep,
} from './types.js'

/** Starts without loading anything. */
export function initialState(): CatalogueState {
  return {
    top: { status: 'idle' },
    query: '',
    filter: { query: '', certifiedOnly: false },
    status: 'idle',
    wallets: [],
    page: 0,
    hasMore: false,
  }
}

/** What the wallets of the catalogue do about each event. Cases in the order time runs. */
export function transition(state: CatalogueState, input: CatalogueInput): CatalogueStep {
  const { status, filter, page } = state
  switch (input.type) {
    case 'topWanted':
      return wantTop(state, input.recentIds)
    case 'topArrived': {
      const { type: _, ...top } = input
      return { state: { ...state, top: { status: 'ready', ...top } } }
    }
    case 'shown':
      return status === 'idle' || filter.namespace !== input.namespace
        ? narrow(state, { ...filter, namespace: input.namespace })
        : { state }
    case 'searched':
      return search(state, input.query)
    case 'settled':
      return narrow(state, { ...filter, query: state.query.trim() })
    case 'certifiedToggled':
      return narrow(state, { ...filter, query: state.query.trim(), certifiedOnly: !filter.certifiedOnly })
    case 'moreWanted':
      return status === 'ready' && state.hasMore ? load(state, page + 1) : { state }
    case 'retried':
      if (status === 'failed') return load(state, page + 1)
      return status === 'ready' && state.error ? askAgain(state) : { state }
    case 'pageArrived':
      return { state: arrived(state, input) }
    case 'failed':
      if (input.effect.type === 'loadPage')
        return { state: { ...state, status: 'failed', error: input.error } }
      // The list to connect goes on without; who opens it again asks again.
      return { state: input.effect.type === 'loadTop' ? { ...state, top: { status: 'idle' } } : state }
    case 'clear':
      return status === 'idle'
        ? { state }
        : { state: { ...initialState(), top: state.top }, run: [callOff('search'), callOff('page')] }
  }
}

function wantTop(state: CatalogueState, recentIds: readonly string[]): CatalogueStep {
  const { top } = state
  const ask = { type: 'loadTop', key: 'top', recentIds } as const
  if (top.status === 'idle') return { state: { ...state, top: { status: 'loading' } }, run: [ask] }
  if (top.status !== 'ready') return { state }
  // One that was connected since has links to be looked up.
  const isWhole = !top.error && recentIds.every((id) => top.recentIds.includes(id))
  if (isWhole) return { state }
  // The loaded wallets stay visible, and are not loaded twice at once.
  const { error: told, ...rest } = top
  return { state: { ...state, top: { ...rest, recentIds } }, run: [{ ...ask, ...(told && { told }) }] }
}

/** The catalogue is tried anew, for the list to connect, too, where that failed. */
function askAgain(state: CatalogueState): CatalogueStep {
  const { top } = state
  const asked: CatalogueStep = top.status === 'ready' ? wantTop(state, top.recentIds) : { state }
  const { run = [], ...step } = restart(asked.state, state.filter)
  return { ...step, run: [...(asked.run ?? []), ...run] }
}

/** Stores the search text at once; the search starts when nothing was typed for a while. */
function search(state: CatalogueState, query: string): CatalogueStep {
  if (query === state.query) return { state }
  // Blanks alone change nothing, nor does what is taken back.
  const isSame = query.trim() === state.filter.query
  return {
    state: { ...state, query },
    run: [
      isSame
        ? callOff('search')
        : { type: 'timer', key: 'search', delayMs: catalogueSearchDelayMs, event: { type: 'settled' } },
    ],
  }
}

/** Starts a new search. If the built-in wallets are shown, they are searched without a delay. */
function narrow(state: CatalogueState, filter: CatalogueFilter): CatalogueStep {
  return restart(state, filter, state.status === 'ready' ? state.error : undefined)
}

/** From the first page on. */
function restart(state: CatalogueState, filter: CatalogueFilter, error?: LatchkitError): CatalogueStep {
  const { top, query } = state
  const { run = [], ...step } = load({ ...initialState(), top, query, filter }, 1, error)
  return { ...step, run: [callOff('search'), ...run] }
}

function load(state: CatalogueState, page: number, error?: LatchkitError): CatalogueStep {
  const { error: _, ...rest } = state
  return {
    state: { ...rest, status: 'loading' },
    run: [{ type: 'loadPage', key: 'page', page, filter: state.filter, ...(error && { error }) }],
  }
}

function arrived(
  state: CatalogueState,
  { page, wallets, count, hasMore, error }: Extract<CatalogueEvent, { type: 'pageArrived' }>,
): CatalogueState {
  const known = new Set(state.wallets.map(({ id }) => id))
  // A catalogue that changes between two pages may show one twice.
  const fresh = wallets.filter(
    ({ id }, index) => !known.has(id) && wallets.findIndex((other) => other.id === id) === index,
  )
  return {
    ...state,
    status: 'ready',
    wallets: [...state.wallets, ...fresh],
    page,
    count,
    // A directory that repeats the same page would be queried forever.
    hasMore: hasMore && (wallets.length === 0 || fresh.length > 0),
    ...(error && { error }),
  }
}

function callOff(key: 'search' | 'page'): CatalogueEffect {
  return { type: 'cancel', key }
}
