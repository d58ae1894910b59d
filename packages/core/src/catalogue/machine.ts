import { catalogueSearchDelayMs } from '../limits.js'
import type {
  CatalogueEffect,
  CatalogueEvent,
  CatalogueFilter,
  CatalogueInput,
  CatalogueState,
  CatalogueStep,
} from './types.js'

/** Nobody has looked yet. */
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
      return wantTop(state)
    case 'topArrived': {
      const { type: _, ...top } = input
      return { state: { ...state, top: { status: 'ready', ...top } } }
    }
    case 'shown':
      return status === 'idle' ? restart(state, filter) : { state }
    case 'searched':
      return search(state, input.query)
    case 'settled':
      return restart(state, { ...filter, query: state.query.trim() })
    case 'certifiedToggled':
      return restart(state, { query: state.query.trim(), certifiedOnly: !filter.certifiedOnly })
    case 'moreWanted':
      return status === 'ready' && state.hasMore ? load(state, page + 1) : { state }
    case 'retried':
      if (status === 'failed') return load(state, page + 1)
      return status === 'ready' && state.error ? restart(state, filter) : { state }
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

function wantTop(state: CatalogueState): CatalogueStep {
  if (state.top.status !== 'idle') return { state }
  return { state: { ...state, top: { status: 'loading' } }, run: [{ type: 'loadTop', key: 'top' }] }
}

/** What is typed stands at once; it is looked for when nothing was typed for a while. */
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

/** From the first page on. */
function restart(state: CatalogueState, filter: CatalogueFilter): CatalogueStep {
  const { top, query } = state
  const { run = [], ...step } = load({ ...initialState(), top, query, filter }, 1)
  return { ...step, run: [callOff('search'), ...run] }
}

function load(state: CatalogueState, page: number): CatalogueStep {
  const { error: _, ...rest } = state
  return {
    state: { ...rest, status: 'loading' },
    run: [{ type: 'loadPage', key: 'page', page, filter: state.filter }],
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
    hasMore,
    ...(error && { error }),
  }
}

function callOff(key: 'search' | 'page'): CatalogueEffect {
  return { type: 'cancel', key }
}
