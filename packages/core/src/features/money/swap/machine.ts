import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
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
  SwapTokens,
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
      return state.form ? changeForm(state, edit(state.form, input.change)) : { state }
    case 'loadTokens':
      return loadOthers(state, input.chainId)
    case 'flip':
      return flip(state)
    case 'preset':
      if (state.lastPreset === input.preset) return { state }
      return update(withPreset({ ...state, preset: input.preset, lastPreset: input.preset }), state)
    case 'tokensLoaded':
      return tokensLoaded(state, input)
    case 'tokensFailed':
      return tokensFailed(state, input)
    case 'typed':
      return state.quotes?.status === 'loading' ? { state: { ...state }, run: [ask(state)] } : { state }
    case 'refresh':
      return refresh(state)
    case 'quoted':
    case 'quoteFailed':
      return answer(state, input)
    case 'reset':
      if (!state.form && !state.lastPreset) return { state }
      return {
        state: { chain: state.chain, tokens: state.tokens, otherTokens: state.otherTokens },
        run: stop,
      }
    case 'chainLoaded':
      return { state: { ...state, chain: input.chain } }
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
  const empty = { ...state, form: next, quotes: undefined, tokens: isLoaded ? tokens : { chainId } }
  // The preset of a form whose tokens are known is complete.
  const step = update(withPreset(empty), empty)
  const load = isLoaded ? [] : [{ type: 'loadTokens', key: 'tokens', chainId } as const]
  return { ...step, run: [...stop, ...(step.run ?? []), ...load] }
}

/** Of two equal tokens, the other one becomes what this one was. */
function edit(form: SwapForm, change: SwapChange): SwapForm {
  const { toChainId: chosen = form.toChainId } = change
  const toChainId = chosen === form.of.chainId ? undefined : chosen
  const next = { ...form, ...change, toChainId }
  // The token is one of the chain before.
  if (toChainId !== form.toChainId && !('to' in change)) return { ...next, to: undefined }
  if (toChainId || next.from === undefined || next.from !== next.to) return next
  if ('from' in change) return { ...next, to: form.from }
  return { ...next, from: form.toChainId ? undefined : form.to }
}

/** Loads the tokens of the chain of the token to buy. */
function changeForm(state: SwapState, form: SwapForm): SwapFormStep {
  const step = update({ ...state, form }, state)
  const loading = form.toChainId ? loadOthers(step.state, form.toChainId) : step
  return loading === step ? step : { ...loading, run: [...(step.run ?? []), ...(loading.run ?? [])] }
}

function loadOthers(state: SwapState, chainId: CaipNetworkId): SwapFormStep {
  const known = state.otherTokens?.[chainId]
  if (state.form?.of.chainId === chainId || (known && !known.error)) return { state }
  return {
    state: withOthers(state, { chainId }),
    run: [{ type: 'loadTokens', key: `tokens ${chainId}`, chainId }],
  }
}

const withOthers = (state: SwapState, tokens: SwapTokens): SwapState => ({
  ...state,
  otherTokens: { ...state.otherTokens, [tokens.chainId]: tokens },
})

function tokensLoaded(
  before: SwapState,
  { chainId, list }: Extract<SwapEvent, { type: 'tokensLoaded' }>,
): SwapFormStep {
  const state = before.otherTokens?.[chainId] ? withOthers(before, { chainId, list }) : before
  if (state.tokens?.chainId !== chainId) return update(state, before)
  const native = list.find(({ address }) => address === undefined)
  const { form } = state
  const isNativeBought = form?.to === 'native' && !form.toChainId
  const from = form?.from ?? (native && !isNativeBought ? toTokenKey(native) : undefined)
  return update(withPreset({ ...state, tokens: { chainId, list }, form: form && { ...form, from } }), before)
}

function tokensFailed(
  before: SwapState,
  { chainId, error }: Extract<SwapEvent, { type: 'tokensFailed' }>,
): SwapFormStep {
  const others = before.otherTokens?.[chainId]
  const state = others && !others.list ? withOthers(before, { chainId, error }) : before
  return state.tokens?.chainId === chainId && !state.tokens.list
    ? { state: { ...state, tokens: { chainId, error } } }
    : { state }
}

/** The amount stays with its token. A token of another chain cannot be sold: the account is not on it. */
function flip(state: SwapState): SwapFormStep {
  const { form } = state
  if (!form || form.toChainId) return { state }
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
