import { describe, expect, test } from 'vitest'
import type { Route } from '../../../engine/routes.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { type ModalInput, type ModalState, type ModalStep, transition } from './machine.js'
import type { Stack } from './rules.js'

const connect: Route = { view: 'connect' }
const networks: Route = { view: 'networks' }
const account: Route = { view: 'account', namespace: 'eip155' }
const locked: Route = { view: 'unsupported-chain', namespace: 'eip155' }

function at(stack: Stack, rest: Partial<Extract<ModalState, { status: 'open' }>> = {}): ModalState {
  return { status: 'open', stack, direction: 'forward', shaking: false, legalChecked: false, ...rest }
}

const states = {
  closed: { status: 'closed' },
  first: at([connect]),
  second: at([connect, networks]),
  locked: at([locked]),
  lockedBelow: at([connect, locked, networks]),
  shaking: at([locked], { shaking: true }),
  checked: at([connect, networks], { legalChecked: true }),
  wentBack: at([connect, networks], { direction: 'back' }),
} satisfies Record<string, ModalState>
type StateName = keyof typeof states
const names = Object.keys(states) as StateName[]

const inputs = {
  open: { type: 'open', route: account },
  push: { type: 'push', route: account },
  'push the top': { type: 'push', route: networks },
  replace: { type: 'replace', route: account },
  reset: { type: 'reset', route: account },
  back: { type: 'back' },
  close: { type: 'close', reason: 'escape' },
  'close by force': { type: 'close', reason: 'done', force: true },
  refuse: { type: 'refuse' },
  check: { type: 'checkLegal', checked: true },
  uncheck: { type: 'checkLegal', checked: false },
  shaken: { type: 'shaken' },
  wentBack: { type: 'wentBack', from: account },
  failed: {
    type: 'failed',
    effect: { type: 'cancel', key: 'shake' },
    error: new UnexpectedError({ cause: 'x' }),
  },
} satisfies Record<string, ModalInput>

/** A short form of a step: the history, then flags, effects and facts that are not the default. */
function toText(before: ModalState, { state, run = [], emit = [] }: ModalStep): string {
  if (state === before && run.length + emit.length === 0) return '='
  const views = state.status === 'open' ? state.stack.map(({ view }) => view).join('/') : 'closed'
  const flags =
    state.status === 'open'
      ? [state.direction === 'back' && 'back', state.shaking && 'shaking', state.legalChecked && 'checked']
      : []
  const effects = run.map((effect) => `${effect.type}:${effect.key}`)
  const facts = emit.map(({ type }) => `!${type}`)
  return [views, ...flags.filter(Boolean), ...effects, ...facts].join(' ')
}

// Every event in every state. `=`: ignored. `!`: a fact.
const table: Record<keyof typeof inputs, Partial<Record<StateName, string>> & { readonly rest: string }> = {
  open: {
    closed: 'account !opened !navigated',
    checked: 'account checked !navigated',
    rest: 'account !navigated',
  },
  push: {
    closed: '=',
    first: 'connect/account !navigated',
    locked: 'unsupported-chain/account !navigated',
    lockedBelow: 'connect/unsupported-chain/networks/account !navigated',
    shaking: 'unsupported-chain/account shaking !navigated',
    checked: 'connect/networks/account checked !navigated',
    rest: 'connect/networks/account !navigated',
  },
  'push the top': {
    first: 'connect/networks !navigated',
    locked: 'unsupported-chain/networks !navigated',
    shaking: 'unsupported-chain/networks shaking !navigated',
    rest: '=',
  },
  replace: {
    closed: '=',
    first: 'account !navigated',
    locked: 'account !navigated',
    lockedBelow: 'connect/unsupported-chain/account !navigated',
    shaking: 'account shaking !navigated',
    checked: 'connect/account checked !navigated',
    rest: 'connect/account !navigated',
  },
  reset: {
    closed: '=',
    shaking: 'account shaking !navigated',
    checked: 'account checked !navigated',
    rest: 'account !navigated',
  },
  back: {
    closed: '=',
    first: 'closed timer:wentBack/connect !closed',
    locked: 'unsupported-chain shaking timer:shake',
    lockedBelow: 'connect/unsupported-chain/networks shaking timer:shake',
    shaking: 'unsupported-chain shaking timer:shake',
    checked: 'connect back checked timer:wentBack/networks',
    rest: 'connect back timer:wentBack/networks',
  },
  close: {
    closed: '=',
    locked: 'unsupported-chain shaking timer:shake',
    lockedBelow: 'connect/unsupported-chain/networks shaking timer:shake',
    shaking: 'unsupported-chain shaking timer:shake',
    rest: 'closed !closed',
  },
  'close by force': { closed: '=', shaking: 'closed cancel:shake !closed', rest: 'closed !closed' },
  refuse: {
    closed: '=',
    first: 'connect shaking timer:shake',
    locked: 'unsupported-chain shaking timer:shake',
    lockedBelow: 'connect/unsupported-chain/networks shaking timer:shake',
    shaking: 'unsupported-chain shaking timer:shake',
    checked: 'connect/networks shaking checked timer:shake',
    wentBack: 'connect/networks back shaking timer:shake',
    rest: 'connect/networks shaking timer:shake',
  },
  check: {
    closed: '=',
    checked: '=',
    first: 'connect checked',
    second: 'connect/networks checked',
    locked: 'unsupported-chain checked',
    lockedBelow: 'connect/unsupported-chain/networks checked',
    shaking: 'unsupported-chain shaking checked',
    wentBack: 'connect/networks back checked',
    rest: 'never',
  },
  uncheck: { checked: 'connect/networks', rest: '=' },
  shaken: { shaking: 'unsupported-chain', rest: '=' },
  wentBack: {
    closed: 'closed !wentBack',
    first: 'connect !wentBack',
    locked: 'unsupported-chain !wentBack',
    lockedBelow: 'connect/unsupported-chain/networks !wentBack',
    shaking: 'unsupported-chain shaking !wentBack',
    checked: 'connect/networks checked !wentBack',
    wentBack: 'connect/networks back !wentBack',
    rest: 'connect/networks !wentBack',
  },
  failed: { rest: '=' },
}

describe.each(Object.entries(inputs))('%s', (name, input: ModalInput) => {
  test.each(names)('default: in the state %s', (state) => {
    const { rest, ...own } = table[name as keyof typeof inputs]
    const before: ModalState = states[state]
    expect(toText(before, transition(before, input))).toBe(own[state] ?? rest)
  })
})

test('behavior: the terms must be accepted again after the modal was closed', () => {
  const closed = transition(states.checked, { type: 'close', reason: 'escape' }).state
  const { state } = transition(closed, { type: 'open', route: connect })
  expect(state).toMatchObject({ status: 'open', legalChecked: false })
})

test('behavior: two wentBack timers of different views do not replace each other', () => {
  const stack: Stack = [connect, networks, account]
  const first = transition(at(stack), { type: 'back' })
  const second = transition(first.state, { type: 'back' })
  const keys = [...(first.run ?? []), ...(second.run ?? [])].map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})
