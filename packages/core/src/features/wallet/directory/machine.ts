import type { LatchkitError } from '../../../foundation/errors/base.js'
import { catalogueSearchDelayMs } from '../../../foundation/limits.js'
import type {
  CatalogueEffect,
  CatalogueEvent,
  CatalogueFilter,
  CatalogueInput,
  CatalogueState,
  CatalogueStep,
} from '../wallets/catalogueTypes.js'

/** Starts without loading anything. */
export function initialState(): CatalogueState {
  return {
    top: { status: 'idle' },
    query: '',
    filter: { query: '', certifiedOnly: false },
    status: 'idle',
    wallets: [],
    page: 0,
    hasCertified: false,
    hasMore: false,
  }
}

/** Handles the events of the wallet directory, in chronological order. */
export function transition(state: CatalogueState, input: CatalogueInput): CatalogueStep {
  const { status, filter, page } = state
  switch (input.type) {
    case 'topWanted':
      return loadTop(state, input.recentIds)
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
    case 'inputSettled':
      return narrow(state, filter)
    case 'certifiedToggled':
      return narrow(state, { ...filter, certifiedOnly: !filter.certifiedOnly })
    case 'moreWanted':
      return status === 'ready' && state.hasMore ? loadCatalogue(state, page + 1) : { state }
    case 'retried':
      if (status === 'failed') return loadCatalogue(state, page + 1)
      return status === 'ready' && state.error ? retry(state) : { state }
    case 'pageArrived':
      return { state: arrived(state, input) }
    case 'failed':
      if (input.effect.type === 'loadPage')
        return { state: { ...state, status: 'failed', error: input.error } }
      // The Connect view works without the directory. The next `topWanted` event loads it again.
      return { state: input.effect.type === 'loadTop' ? { ...state, top: { status: 'idle' } } : state }
    case 'clear':
      return status === 'idle' && state.query === ''
        ? { state }
        : {
            state: { ...initialState(), top: state.top },
            run: [createCancel('search'), createCancel('page')],
          }
  }
}

function loadTop(state: CatalogueState, recentIds: readonly string[]): CatalogueStep {
  const { top } = state
  const effect = { type: 'loadTop', key: 'top', recentIds } as const
  if (top.status === 'idle') return { state: { ...state, top: { status: 'loading' } }, run: [effect] }
  if (top.status !== 'ready') return { state }
  // The links of a wallet that was connected since then are still unknown.
  const isComplete = !top.error && recentIds.every((id) => top.recentIds.includes(id))
  if (isComplete) return { state }
  // The loaded wallets stay visible, and are not loaded twice at once.
  const { error: previousError, ...rest } = top
  return {
    state: { ...state, top: { ...rest, recentIds } },
    run: [{ ...effect, ...(previousError && { previousError }) }],
  }
}

/** Queries the directory again, also for the Connect view if that query failed. */
function retry(state: CatalogueState): CatalogueStep {
  const { top } = state
  const topStep: CatalogueStep = top.status === 'ready' ? loadTop(state, top.recentIds) : { state }
  const { run = [], ...step } = restart(topStep.state, state.filter)
  return { ...step, run: [...(topStep.run ?? []), ...run] }
}

/** Stores the search text immediately, and starts the search after a delay without further input. */
function search(state: CatalogueState, query: string): CatalogueStep {
  if (query === state.query) return { state }
  // Surrounding whitespace, and input that was undone, do not start a search.
  const isSame = query.trim() === state.filter.query
  return {
    state: { ...state, query },
    run: [
      isSame
        ? createCancel('search')
        : { type: 'timer', key: 'search', delayMs: catalogueSearchDelayMs, event: { type: 'inputSettled' } },
    ],
  }
}

/** Starts a new search. If the built-in wallets are shown, they are searched without a delay. */
function narrow(state: CatalogueState, filter: CatalogueFilter): CatalogueStep {
  return restart(state, filter, state.status === 'ready' ? state.error : undefined)
}

/**
 * Loads the first page, and keeps only the data for the Connect view. Applies the current search text, because a search
 * that waits for the end of the input is cancelled.
 */
function restart(
  { top, query, hasCertified }: CatalogueState,
  filter: CatalogueFilter,
  error?: LatchkitError,
): CatalogueStep {
  const current = { ...filter, query: query.trim() }
  const { run = [], ...step } = loadCatalogue(
    { ...initialState(), top, query, hasCertified, filter: current },
    1,
    error,
  )
  return { ...step, run: [createCancel('search'), ...run] }
}

function loadCatalogue(state: CatalogueState, page: number, error?: LatchkitError): CatalogueStep {
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
  // A directory that changes between two queries may return a wallet twice.
  const fresh = wallets.filter(
    ({ id }, index) => !known.has(id) && wallets.findIndex((other) => other.id === id) === index,
  )
  return {
    ...state,
    status: 'ready',
    wallets: [...state.wallets, ...fresh],
    page,
    count,
    hasCertified: state.hasCertified || wallets.some(({ certified }) => certified),
    // A directory that repeats the same page would be queried forever.
    hasMore: hasMore && (wallets.length === 0 || fresh.length > 0),
    ...(error && { error }),
  }
}

function createCancel(key: 'search' | 'page'): CatalogueEffect {
  return { type: 'cancel', key }
}
