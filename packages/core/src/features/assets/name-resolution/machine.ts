import type { NameResolutionEvent, NameResolutionState, NameResolutionStep } from './types.js'

/** Starts without name services of the app. */
export function initialState(): NameResolutionState {
  return { resolvers: [] }
}

/** Keeps the name services of the app. A later one replaces an earlier one of the same zone. */
export function transition(
  state: NameResolutionState,
  input: NameResolutionEvent | { readonly type: 'failed' },
): NameResolutionStep {
  // There are no effects.
  if (input.type === 'failed') return { state }
  const { resolver } = input
  const others = state.resolvers.filter((one) => one !== resolver)
  if (input.type === 'add') return { state: { resolvers: [resolver, ...others] } }
  return others.length === state.resolvers.length ? { state } : { state: { resolvers: others } }
}
