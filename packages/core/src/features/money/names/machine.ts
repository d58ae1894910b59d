import { AbortedError } from '../../../foundation/errors/wallet.js'
import { checkLabel } from './rules.js'
import type { NameRequest, NamesEffect, NamesInput, NamesState, NamesStep, PreparedRequest } from './types.js'

/** From the last keystroke to the lookup. */
const lookupDelayMs = 500

/** Starts without a name. */
export function initialState(): NamesState {
  return { label: '', lookup: { status: 'idle' }, registration: { status: 'idle' } }
}

/**
 * Looks up the label that the user types, and registers a name: the server gives a nonce, the wallet signs typed data with it, then the
 * server registers the name. Each registration asks the wallet once.
 */
export function transition(state: NamesState, input: NamesInput): NamesStep {
  const { lookup, registration } = state
  switch (input.type) {
    case 'open':
      return state.zone === undefined ? { state, run: [{ type: 'loadZone', key: 'zone' }] } : { state }
    case 'zoneLoaded':
      return { state: { ...state, zone: input.zone } }
    case 'edit':
      return edit(state, input.label)
    case 'lookUp':
      return lookup.status === 'loading' && lookup.label === input.label
        ? { state, run: [{ type: 'suggest', key: 'suggest', label: input.label }] }
        : { state }
    case 'lookedUp': {
      if (lookup.status !== 'loading' || lookup.label !== input.label) return { state }
      const { label, suggestions } = input
      return { state: { ...state, lookup: { status: 'ready', label, suggestions } } }
    }
    case 'lookupFailed': {
      if (lookup.status !== 'loading' || lookup.label !== input.label) return { state }
      return { state: { ...state, lookup: { status: 'failed', label: input.label, error: input.error } } }
    }
    case 'register':
      return register(state, input.request)
    case 'prepared':
      return registration.status === 'preparing' && registration.id === input.id
        ? askWallet(state, { ...registration, typedData: input.typedData })
        : { state }
    case 'signed':
      if (registration.status !== 'signing' || registration.id !== input.writeId) return { state }
      return {
        state: { ...state, registration: { ...registration, status: 'registering' } },
        run: [
          {
            type: 'register',
            key: 'register',
            mode: 'write',
            request: registration,
            signature: input.signature,
          },
        ],
      }
    case 'notSigned':
      return registration.status === 'signing' && registration.id === input.writeId
        ? failRegistration(state, registration, input.error, false)
        : { state }
    case 'registered': {
      if (registration.status !== 'registering' || registration.id !== input.id) return { state }
      const { id, name, address } = registration
      return {
        state: {
          ...initialState(),
          zone: state.zone,
          registration: { ...registration, status: 'registered' },
        },
        emit: [{ type: 'registered', id, name, address }],
      }
    }
    case 'registerFailed':
      return (registration.status === 'preparing' || registration.status === 'registering') &&
        registration.id === input.id
        ? failRegistration(state, registration, input.error, false)
        : { state }
    case 'cancel':
      if (registration.status === 'preparing')
        return {
          ...failRegistration(state, registration, new AbortedError(), false),
          run: [{ type: 'cancel', key: 'prepare' }],
        }
      return registration.status === 'signing'
        ? failRegistration(state, registration, new AbortedError(), true)
        : { state }
    case 'reset':
      return {
        state: { ...initialState(), zone: state.zone, ...(isPending(registration) && { registration }) },
        run: stopLookup,
      }
    case 'failed': {
      // The handlers catch failures themselves, so this is a bug in one.
      const { effect, error } = input
      if (effect.type === 'suggest')
        return transition(state, { type: 'lookupFailed', label: effect.label, error })
      if (effect.type !== 'register' && effect.type !== 'prepare') return { state }
      return transition(state, { type: 'registerFailed', id: effect.request.id, error })
    }
  }
}

const stopLookup: readonly NamesEffect[] = [
  { type: 'cancel', key: 'delay' },
  { type: 'cancel', key: 'suggest' },
]

function edit(state: NamesState, text: string): NamesStep {
  const label = text.trim()
  const { registration } = state
  // The reason of the last failure is about another name.
  const isOver = registration.status === 'failed' || registration.status === 'registered'
  const next: NamesState = { ...state, label, ...(isOver && { registration: { status: 'idle' } }) }
  if (checkLabel(label) !== undefined)
    return { state: { ...next, lookup: { status: 'idle' } }, run: stopLookup }
  const { lookup } = state
  if ('label' in lookup && lookup.label === label && lookup.status !== 'failed') return { state: next }
  return {
    state: { ...next, lookup: { status: 'loading', label } },
    run: [
      { type: 'cancel', key: 'suggest' },
      { type: 'timer', key: 'delay', delayMs: lookupDelayMs, event: { type: 'lookUp', label } },
    ],
  }
}

function register(state: NamesState, request: NameRequest): NamesStep {
  if (isPending(state.registration)) return { state }
  return {
    state: { ...state, registration: { ...request, status: 'preparing' } },
    run: [{ type: 'prepare', key: 'prepare', request }],
    emit: [{ type: 'started', id: request.id }],
  }
}

function askWallet(state: NamesState, request: PreparedRequest): NamesStep {
  const { id, connectorId, address, chainId, typedData } = request
  const write = { id, connectorId, address, chainId, intent: { kind: 'signTypedData', typedData } } as const
  return {
    state: { ...state, registration: { ...request, status: 'signing' } },
    emit: [{ type: 'prepared', id, write }],
  }
}

function isPending({ status }: NamesState['registration']): boolean {
  return status === 'preparing' || status === 'signing' || status === 'registering'
}

function failRegistration(
  state: NamesState,
  request: NameRequest,
  error: Extract<NamesInput, { type: 'notSigned' }>['error'],
  isAsked: boolean,
): NamesStep {
  return {
    state: { ...state, registration: { ...request, status: 'failed', error } },
    emit: [{ type: 'notRegistered', id: request.id, error, isAsked }],
  }
}
