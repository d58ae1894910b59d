import type { Failed } from '../../../engine/machine.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { type CaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { hydrate, select } from './initialState.js'
import type {
  NetworkEffect,
  NetworkEvent,
  NetworkFact,
  NetworkInput,
  NetworkState,
  NetworkStep,
  Switching,
} from './types.js'

type Parts = { readonly run: readonly NetworkEffect[]; readonly emit: readonly NetworkFact[] }

/** Handles the events of the app's network, in chronological order. */
export function transition(state: NetworkState, input: NetworkInput): NetworkStep {
  switch (input.type) {
    case 'hydrated':
      return { state: hydrate(state, input), emit: [{ type: 'started' }] }
    case 'switch':
      return begin(state, input)
    case 'switched':
      if (state.switching?.status !== 'asking' || state.switching.id !== input.id) break
      return completeSwitch(state, state.switching, input.session)
    case 'sessionAt':
      return onSessionChain(state, input.chainId, input.activate)
    case 'cancel': {
      if (!isPending(state.switching)) break
      return { state: withoutSwitch(state), ...cancelPending(state) }
    }
    case 'clear':
      if (!state.switching || isPending(state.switching)) break
      return { state: withoutSwitch(state) }
    case 'failed':
      return failSwitch(state, input)
  }
  return { state }
}

function begin(state: NetworkState, event: Extract<NetworkEvent, { type: 'switch' }>): NetworkStep {
  const { id, target, plan } = event
  if (!state.requested.includes(target)) return { state }
  const { run, emit } = cancelPending(state)
  if (plan.type === 'ask-wallet') {
    const { connectorId } = plan
    return {
      state: { ...state, switching: { status: 'asking', id, connectorId, target } },
      run: [...run, { type: 'askWallet', key: 'switch', id, connectorId, target }],
      emit: [...emit, { type: 'asking', id, target }],
    }
  }
  const isReached = plan.type === 'nothing' || plan.type === 'activate'
  const chosen = select(withoutSwitch(state), target, isReached ? undefined : state.activeNamespace)
  const next = isReached ? chosen : { ...chosen, switching: { status: 'connecting', id, target } as const }
  const fact: NetworkFact = isReached
    ? switchedFact(state, id, target)
    : {
        type: 'connectNeeded',
        id,
        chainId: target,
        ...('connectorId' in plan && { connectorId: plan.connectorId }),
      }
  return { state: next, run: [...run, ...storeNetwork(state, next, target)], emit: [...emit, fact] }
}

/** Completes the switch: the wallet is on the requested network. */
function completeSwitch(
  state: NetworkState,
  { id, target }: { id: string; target: CaipNetworkId },
  session?: Session,
): NetworkStep {
  const next = select(withoutSwitch(state), target)
  return {
    state: next,
    run: storeNetwork(state, next, target),
    emit: [{ ...switchedFact(state, id, target), ...(session && { session }) }],
  }
}

/** Updates the selected network after a wallet reported its chain, which may be before it responds to the switch. */
function onSessionChain(state: NetworkState, chainId: CaipNetworkId, activate: boolean): NetworkStep {
  const { switching, activeNamespace } = state
  const namespace = namespaceOf(chainId)
  const isTarget = switching?.target === chainId
  if (isTarget && isPending(switching)) return completeSwitch(state, switching)
  // The switch waited for a wallet, which connected on another network.
  const isOtherNetwork = switching?.status === 'connecting' && namespaceOf(switching.target) === namespace
  const { run, emit } = isOtherNetwork ? cancelPending(state) : noParts
  const next = select(
    isTarget || isOtherNetwork ? withoutSwitch(state) : state,
    chainId,
    activate ? namespace : activeNamespace,
  )
  return {
    state: next,
    run: [...run, ...storeNetwork(state, next, chainId)],
    ...(isOtherNetwork && { emit }),
  }
}

function failSwitch(state: NetworkState, { effect, error }: Failed<NetworkEffect>): NetworkStep {
  const { switching } = state
  if (effect.type !== 'askWallet' || switching?.status !== 'asking' || switching.id !== effect.id)
    return { state }
  const { id, target } = switching
  const status = classifyError(error)
  if (status === 'cancelled') return { state: withoutSwitch(state), emit: [{ type: 'cancelled', id }] }
  return {
    state: { ...state, switching: status === 'declined' ? { status, target } : { status, target, error } },
    emit: [{ type: status, id, target, error }],
  }
}

/** Returns the state without a pending switch or an outcome. */
function withoutSwitch(state: NetworkState): NetworkState {
  if (!state.switching) return state
  const { activeNamespace, requested, selected } = state
  return { activeNamespace, requested, selected }
}

function isPending(
  switching: NetworkState['switching'],
): switching is Extract<Switching, { status: 'asking' | 'connecting' }> {
  return switching !== undefined && 'id' in switching
}

/** Cancels the pending switch and settles its action. */
function cancelPending({ switching }: NetworkState): Parts {
  if (!isPending(switching)) return noParts
  return { run: [{ type: 'cancel', key: 'switch' }], emit: [{ type: 'cancelled', id: switching.id }] }
}

function switchedFact(
  state: NetworkState,
  id: string,
  chainId: CaipNetworkId,
): Extract<NetworkFact, { type: 'switched' }> {
  const namespaceChanged = state.activeNamespace !== namespaceOf(chainId)
  return { type: 'switched', id, chainId, namespaceChanged }
}

/** Stores the network chosen in a namespace for the next page load, if it or the active namespace has changed. */
function storeNetwork(
  before: NetworkState,
  after: NetworkState,
  of: CaipNetworkId,
): readonly NetworkEffect[] {
  const namespace = namespaceOf(of)
  const chainId = after.selected[namespace]
  const { activeNamespace } = after
  const isNew = chainId !== before.selected[namespace] || activeNamespace !== before.activeNamespace
  if (chainId === undefined || !isNew) return []
  return [{ type: 'storeNetwork', key: 'store', chainId, onView: activeNamespace === namespace }]
}

const noParts: Parts = { run: [], emit: [] }
