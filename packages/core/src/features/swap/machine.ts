import {
  applyPreset,
  defaultDeadlineMinutes,
  isSameRequest,
  quoteDelayMs,
  toRequest,
  toTokenKey,
} from './rules.js'
import type {
  SwapChange,
  SwapEffect,
  SwapEvent,
  SwapForm,
  SwapFormStep,
  SwapInput,
  SwapState,
} from './types.js'

/** Starts without a form. */
export function initialState(): SwapState {
  return {}
}

/** Keeps what the user types for one account on one chain, and the quotes of exactly that. */
export function transition(state: SwapState, input: SwapInput): SwapFormStep {
  switch (input.type) {
    case 'open':
      return open(state, input.of)
    case 'edit':
      return state.form ? update({ ...state, form: edit(state.form, input.change) }, state) : { state }
    case 'flip':
      return flip(state)
    case 'preset':
      if (state.lastPreset === input.preset) return { state }
      return update(withPreset({ ...state, preset: input.preset, lastPreset: input.preset }), state)
    case 'tokensLoaded': {
      const { chainId, list } = input
      if (state.tokens?.chainId !== chainId) return { state }
      const native = list.find(({ address }) => address === undefined)
      const { form } = state
      const from = form?.from ?? (native && form?.to !== 'native' ? toTokenKey(native) : undefined)
      return update(
        withPreset({ ...state, tokens: { chainId, list }, form: form && { ...form, from } }),
        state,
      )
    }
    case 'tokensFailed':
      return state.tokens?.chainId === input.chainId && !state.tokens.list
        ? { state: { ...state, tokens: { chainId: input.chainId, error: input.error } } }
        : { state }
    case 'typed':
      return state.quotes?.status === 'loading' ? { state: { ...state }, run: [ask(state)] } : { state }
    case 'refresh':
      return refresh(state)
    case 'quoted':
    case 'quoteFailed':
      return answer(state, input)
    case 'reset':
      if (!state.form && !state.lastPreset) return { state }
      return { state: { tokens: state.tokens }, run: stop }
    case 'failed':
      // The handlers catch failures themselves.
      return { state }
  }
}

const stop: readonly SwapEffect[] = [
  { type: 'cancel', key: 'typed' },
  { type: 'cancel', key: 'quote' },
]

function open(state: SwapState, of: SwapForm['of']): SwapFormStep {
  const { form, tokens } = state
  if (form?.of.address === of.address && form.of.chainId === of.chainId) return { state }
  const isLoaded = tokens?.chainId === of.chainId && tokens.error === undefined
  const from = isLoaded && tokens.list?.some(({ address }) => !address) ? 'native' : undefined
  const next: SwapForm = {
    of,
    from,
    amount: '',
    mode: 'exactIn',
    deadlineMinutes: defaultDeadlineMinutes,
  }
  const { chainId } = of
  return {
    state: withPreset({ ...state, form: next, quotes: undefined, tokens: isLoaded ? tokens : { chainId } }),
    run: [...stop, ...(isLoaded ? [] : [{ type: 'loadTokens', key: 'tokens', chainId } as const])],
  }
}

/** Of two equal tokens, the other one becomes what this one was. */
function edit(form: SwapForm, change: SwapChange): SwapForm {
  const next = { ...form, ...change }
  if (next.from === undefined || next.from !== next.to) return next
  return 'from' in change ? { ...next, to: form.from } : { ...next, from: form.to }
}

/** The amount stays with its token. */
function flip(state: SwapState): SwapFormStep {
  const { form } = state
  if (!form) return { state }
  const { from: to, to: from } = form
  const mode = form.mode === 'exactIn' ? 'exactOut' : 'exactIn'
  return update({ ...state, form: { ...form, from, to, mode } }, state)
}

function withPreset(state: SwapState): SwapState {
  const { preset, form, tokens } = state
  if (!preset || !form || !tokens?.list) return state
  return { ...state, preset: undefined, form: applyPreset(form, preset, tokens.list) }
}

/** Reads quotes if the form describes something else than before. */
function update(state: SwapState, previous: SwapState): SwapFormStep {
  const request = toRequest(state)
  if (isSameRequest(request, previous.quotes?.request)) return { state }
  if (!request) return { state: { ...state, quotes: undefined }, run: stop }
  return {
    state: { ...state, quotes: { status: 'loading', request } },
    run: [
      { type: 'cancel', key: 'quote' },
      { type: 'timer', key: 'typed', delayMs: quoteDelayMs, event: { type: 'typed' } },
    ],
  }
}

function refresh(state: SwapState): SwapFormStep {
  const { tokens, quotes } = state
  if (tokens?.error) {
    const { chainId } = tokens
    return { state: { ...state, tokens: { chainId } }, run: [{ type: 'loadTokens', key: 'tokens', chainId }] }
  }
  if (!quotes || quotes.status === 'loading' || quotes.isRefreshing) return { state }
  return { state: { ...state, quotes: { ...quotes, isRefreshing: true } }, run: [ask(state)] }
}

function ask({ form, quotes }: SwapState): SwapEffect {
  if (!form || !quotes) return { type: 'cancel', key: 'quote' }
  return { type: 'quote', key: 'quote', request: quotes.request, account: form.of.address }
}

/** A late answer for another request is dropped. */
function answer(
  state: SwapState,
  input: Extract<SwapEvent, { type: 'quoted' | 'quoteFailed' }>,
): SwapFormStep {
  const { request, at } = input
  if (!isSameRequest(state.quotes?.request, request)) return { state }
  const quotes =
    input.type === 'quoted'
      ? ({
          status: 'ready',
          request,
          isRefreshing: false,
          at,
          quotes: input.quotes,
          prices: input.prices,
        } as const)
      : ({ status: 'failed', request, isRefreshing: false, at, error: input.error } as const)
  return { state: { ...state, quotes } }
}
