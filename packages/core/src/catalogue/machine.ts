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
  return { filter: { query: '', certifiedOnly: false }, status: 'idle', wallets: [], page: 0 }
}

/** What the list of all wallets does about each event. Cases in the order time runs. */
export function transition(state: CatalogueState, input: CatalogueInput): CatalogueStep {
  switch (input.type) {
    case 'shown':
      return state.status === 'idle' ? restart(state, state.filter) : { state }
    case 'searched':
      return search(state, input.query)
    case 'certifiedToggled':
      return restart(state, { ...state.filter, certifiedOnly: !state.filter.certifiedOnly })
    case 'settled':
      return restart(state, state.filter)
    case 'moreWanted':
      return hasMore(state) ? load(state, state.page + 1) : { state }
    case 'pageArrived':
      return { state: arrived(state, input) }
    case 'failed':
      if (input.effect.type !== 'loadPage') break
      return { state: { ...state, status: 'failed', error: input.error } }
  }
  return { state }
}

/** What is typed stands at once; it is looked for when nothing was typed for a while. */
function search(state: CatalogueState, query: string): CatalogueStep {
  if (query === state.filter.query) return { state }
  const filter = { ...state.filter, query }
  const run: readonly CatalogueEffect[] = [
    {
      type: 'timer',
      key: 'search',
      delayMs: catalogueSearchDelayMs,
      event: { type: 'settled' },
    },
  ]
  // Blanks alone change nothing of what is looked for.
  if (query.trim() === state.filter.query.trim()) return { state: { ...state, filter } }
  return { state: { ...state, filter }, run }
}

/** From the first page on. */
function restart(state: CatalogueState, filter: CatalogueFilter): CatalogueStep {
  const { run = [], ...step } = load({ ...initialState(), filter }, 1)
  const settle: CatalogueEffect = { type: 'cancel', key: 'search' }
  return { ...step, run: state.status === 'idle' ? run : [settle, ...run] }
}

function load(state: CatalogueState, page: number): CatalogueStep {
  const own = state.status === 'ready' && state.error !== undefined
  const { error: _, ...rest } = state
  return {
    state: { ...rest, status: 'loading', ...(own && { error: state.error }) },
    run: [{ type: 'loadPage', key: 'page', page, filter: state.filter, own }],
  }
}

function arrived(
  state: CatalogueState,
  { page, wallets, count, error }: Extract<CatalogueEvent, { type: 'pageArrived' }>,
): CatalogueState {
  const known = new Set(state.wallets.map(({ id }) => id))
  // A catalogue that changes between two pages may show one twice.
  const fresh = wallets.filter(({ id }, index) => {
    return !known.has(id) && wallets.findIndex((other) => other.id === id) === index
  })
  return {
    filter: state.filter,
    status: 'ready',
    wallets: [...state.wallets, ...fresh],
    page,
    // A page without wallets is the last one, whatever the count says.
    count: wallets.length === 0 ? state.wallets.length : count,
    ...(error && { error }),
  }
}

/** Whether another page can be asked for now. */
export function hasMore({ status, wallets, count }: CatalogueState): boolean {
  if (status === 'failed') return true
  return status === 'ready' && count !== undefined && wallets.length < count
}
