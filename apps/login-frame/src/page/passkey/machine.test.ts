import { expect, test } from 'vitest'
import { armingDelayMs } from '../approval/isArmed.js'
import { closed, type PasskeyEffect, type PasskeyEvent, type PasskeyState, transition } from './machine.js'

type Row = [string, PasskeyState, PasskeyEvent, PasskeyState, readonly PasskeyEffect[]]

const logIn = { name: 'logIn', challenge: 'challenge' } as const
const unlock = { name: 'unlock', unlock: { credentialId: 'id', salt: 'salt' } } as const
const loading: PasskeyState = { task: 7, status: 'loading' }
const ready: PasskeyState = { task: 7, status: 'ready', use: logIn, displayedAt: null }
const displayed: PasskeyState = { ...ready, displayedAt: 1_000 }
const asking: PasskeyState = { task: 7, status: 'asking', use: logIn }
const unlocking: PasskeyState = { task: 7, status: 'asking', use: unlock }
const unavailable: PasskeyState = { task: 7, status: 'unavailable', error: 'service_unavailable' }
const done: PasskeyState = { task: 7, status: 'done' }
const use = (at = 1_000 + armingDelayMs, isTrusted = true): PasskeyEvent => ({ type: 'use', at, isTrusted })
const failed = (code: string, task = 7): PasskeyEvent => ({ type: 'failed', task, code })

test.each<Row>([
  ['default: opened', closed, { type: 'opened' }, { ...loading, task: 1 }, [{ type: 'prepare', task: 1 }]],
  ['default: prepared', loading, { type: 'prepared', task: 7, use: logIn }, ready, []],
  ['default: displayed', ready, { type: 'displayed', at: 1_000 }, displayed, []],
  ['default: used', displayed, use(), { ...asking, task: 8 }, [{ type: 'use', task: 8, use: logIn }]],
  ['default: logged in', asking, { type: 'loggedIn', task: 7 }, done, [{ type: 'finish' }]],
  [
    'default: the wallet is not on this device',
    asking,
    { type: 'prepared', task: 7, use: unlock },
    { ...ready, use: unlock },
    [],
  ],
  ['default: opened the wallet', unlocking, { type: 'loggedIn', task: 7 }, done, [{ type: 'finish' }]],
  ['error: a click that is not of the user', displayed, use(1_000 + armingDelayMs, false), displayed, []],
  ['error: a click too early', displayed, use(999 + armingDelayMs), displayed, []],
  ['error: a click on a covered button', ready, use(), ready, []],
  ['behavior: covered', displayed, { type: 'covered' }, ready, []],
  ['error: a second click', asking, use(), asking, []],
  [
    'behavior: a passkey that was not used keeps the challenge',
    asking,
    failed('passkey_cancelled'),
    { ...ready, error: 'passkey_cancelled' },
    [],
  ],
  [
    'error: a refused passkey needs another challenge',
    asking,
    failed('flow_expired'),
    { task: 8, status: 'loading', error: 'flow_expired' },
    [{ type: 'prepare', task: 8 }],
  ],
  [
    'error: a passkey that does not open the wallet',
    unlocking,
    failed('passkey_wrong'),
    { ...ready, use: unlock, error: 'passkey_wrong' },
    [],
  ],
  ['error: a result of an earlier call', asking, { type: 'loggedIn', task: 6 }, asking, []],
  ['error: not prepared', loading, failed('service_unavailable'), unavailable, []],
  [
    'behavior: retried',
    unavailable,
    { type: 'retry' },
    { task: 8, status: 'loading' },
    [{ type: 'prepare', task: 8 }],
  ],
  ['behavior: closed', asking, { type: 'closed' }, { ...closed, task: 8 }, []],
  ['error: done', done, use(), done, []],
])('%s', (_, state, event, next, run) => {
  expect(transition(state, event)).toEqual({ state: next, run })
})
