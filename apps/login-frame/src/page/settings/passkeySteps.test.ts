import { describe, expect, test } from 'vitest'
import { armingDelayMs } from '../approval/isArmed.js'
import { transition } from './machine.js'
import type { SettingsEffect, SettingsEvent, SettingsState, SettingsStep } from './types.js'

type Step = Exclude<SettingsStep, { name: 'loading' | 'unavailable' }>
type Row = [string, SettingsState, SettingsEvent, SettingsState, readonly SettingsEffect[]]

const user = {
  id: 'user-0001',
  email: 'user@my-dapp.example',
  addresses: { eip155: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', solana: '111' },
}
const account = { user, isManaged: true, hasPasskey: false }
const overview: SettingsState = { task: 7, displayedAt: null, account, step: { name: 'overview' } }
const failed = (code: string): SettingsEvent => ({ type: 'failed', task: 7, code, at: 1_000 })
const shownAt = 1_000 + armingDelayMs
const both = { ...account, hasPasskey: true }
const passkey = (fields: Partial<Extract<Step, { name: 'passkey' }>> = {}, of = account): SettingsState => ({
  task: 7,
  displayedAt: null,
  account: of,
  step: { name: 'passkey', isAdding: false, ...fields },
})
const displayed = (state: SettingsState): SettingsState => ({ ...state, displayedAt: 1_000 })
const removal = (
  fields: Partial<Extract<Step, { name: 'removeManaged' | 'removePasskey' }>> = {},
  displayedAt: number | null = 1_000,
): SettingsState => ({
  ...{ task: 7, displayedAt, account: both },
  step: { name: 'removeManaged', isRemoving: false, ...fields },
})
const asked = removal()
const removing = removal({ isRemoving: true })
const add: SettingsEvent = { type: 'addPasskey', at: shownAt, isTrusted: true }
const ask: SettingsEvent = { type: 'askRemove', what: 'removeManaged' }

describe('the passkey', () => {
  test.each<Row>([
    ['default: opened', overview, { type: 'openPasskey' }, passkey(), []],
    [
      'default: adds',
      displayed(passkey()),
      add,
      { ...displayed(passkey({ isAdding: true })), task: 8 },
      [{ type: 'addPasskey', task: 8 }],
    ],
    [
      'error: a click of a script',
      displayed(passkey()),
      { ...add, isTrusted: false } as SettingsEvent,
      displayed(passkey()),
      [],
    ],
    ['error: added while the step is covered', passkey(), add, passkey(), []],
    ['error: a second passkey', displayed(passkey({}, both)), add, displayed(passkey({}, both)), []],
    [
      'default: added',
      passkey({ isAdding: true }),
      { type: 'passkeyAdded', task: 7 },
      passkey({ done: 'added' }, both),
      [],
    ],
    [
      'error: not added',
      passkey({ isAdding: true }),
      failed('passkey_no_prf'),
      passkey({ error: 'passkey_no_prf' }),
      [],
    ],
    [
      'behavior: adding cannot be left',
      passkey({ isAdding: true }),
      { type: 'back' },
      passkey({ isAdding: true }),
      [],
    ],
    ['default: asks before it removes', passkey({}, both), ask, removal({}, null), []],
    ['error: nothing else recovers the wallet', passkey(), ask, passkey(), []],
    [
      'error: the only passkey stays',
      passkey({}, { ...both, isManaged: false }),
      { type: 'askRemove', what: 'removePasskey' },
      passkey({}, { ...both, isManaged: false }),
      [],
    ],
    [
      'default: removes',
      asked,
      { type: 'remove', at: shownAt, isTrusted: true },
      { ...removing, task: 8 },
      [{ type: 'removeManaged', task: 8 }],
    ],
    ['error: a removal by a script', asked, { type: 'remove', at: shownAt, isTrusted: false }, asked, []],
    [
      'error: a removal right after the display',
      asked,
      { type: 'remove', at: shownAt - 1, isTrusted: true },
      asked,
      [],
    ],
    [
      'error: a removal while the button is covered',
      removal({}, null),
      { type: 'remove', at: shownAt, isTrusted: true },
      removal({}, null),
      [],
    ],
    ['default: displayed', removal({}, null), { type: 'displayed', at: 1_000 }, asked, []],
    ['behavior: covered', asked, { type: 'covered' }, removal({}, null), []],
    ['error: not removed', removing, failed('limit'), removal({ error: 'limit' }), []],
    [
      'default: removed',
      removing,
      { type: 'removed', task: 7 },
      passkey({ done: 'removeManaged' }, { ...both, isManaged: false }),
      [],
    ],
    ['behavior: back', asked, { type: 'back' }, { ...passkey({}, both), task: 8 }, []],
  ])('%s', (_, state, event, next, run) => {
    expect(transition(state, event)).toEqual({ state: next, run })
  })
})
