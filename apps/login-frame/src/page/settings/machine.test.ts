import { expect, test } from 'vitest'
import { armingDelayMs } from '../approval/isArmed.js'
import { closed, resendDelayMs, shownMaxMs, transition } from './machine.js'
import type { Device, SettingsEffect, SettingsEvent, SettingsState, SettingsStep } from './types.js'

type Step = Exclude<SettingsStep, { name: 'loading' | 'unavailable' }>
type Row = [string, SettingsState, SettingsEvent, SettingsState, readonly SettingsEffect[]]

const user = {
  id: 'user-0001',
  email: 'user@my-dapp.example',
  addresses: { eip155: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', solana: '111' },
}
const account = { user, isManaged: true, hasPasskey: false }
const other: Device = {
  id: 'b',
  label: 'Safari on iOS',
  origin: 'https://my-dapp.example',
  createdAt: 1,
  seenAt: 2,
  isCurrent: false,
}
const current: Device = { ...other, id: 'a', isCurrent: true }
const devices = [current, other]
/** `displayedAt`: since when all of the step is displayed. Default: it is not. */
const at = (step: Step, task = 7, displayedAt: number | null = null): SettingsState => ({
  ...{ task, displayedAt, account, step },
})
const failed = (code: string, task = 7): SettingsEvent => ({ type: 'failed', task, code, at: 1_000 })

const loading: SettingsState = { task: 7, displayedAt: null, account: null, step: { name: 'loading' } }
const unavailable: SettingsState = {
  task: 7,
  displayedAt: null,
  account: null,
  step: { name: 'unavailable', error: 'service_unavailable' },
}
const ended: SettingsState = {
  task: 7,
  displayedAt: null,
  account: null,
  step: { name: 'unavailable', error: 'session_expired' },
}
const overview = at({ name: 'overview' })
const warningStep = { name: 'warning', isSending: false } as const
const warning = at(warningStep, 7, 1_000)
const sendingFirst = at({ name: 'warning', isSending: true }, 7, 1_000)
const resendAt = 1_000 + resendDelayMs
const code = at({ name: 'code', status: 'ready', resendAt })
const resending = at({ name: 'code', status: 'sending', resendAt })
const verifying = at({ name: 'code', status: 'verifying', resendAt })
const phraseStep = { name: 'phrase', phrase: 'abandon art', shownAt: null } as const
const covered = at(phraseStep)
const hidden = at(phraseStep, 7, 1_000)
const shownAt = 1_000 + armingDelayMs
const shown = at({ ...phraseStep, shownAt }, 7, 1_000)
const listing = at({ name: 'devices', list: { status: 'loading' }, isRevoked: false })
const listed = at({ name: 'devices', list: { status: 'ready', devices, releases: [] }, isRevoked: false })
const notListed = at({ name: 'devices', list: { status: 'failed', error: 'limit' }, isRevoked: false })
const revoke = (device: Device): SettingsState => at({ name: 'revoke', device, isRevoking: false }, 7, 1_000)
const revokeCovered = at({ name: 'revoke', device: other, isRevoking: false })
const revokeClick: SettingsEvent = { type: 'revoke', at: 1_000 + armingDelayMs, isTrusted: true }
const revoking = (device: Device): SettingsState => at({ name: 'revoke', device, isRevoking: true }, 7, 1_000)
const show: SettingsEvent = { type: 'show', at: shownAt, isTrusted: true }
const copy: SettingsEvent = { type: 'copy', at: shownAt, isTrusted: true }
const sendCode = (typed: string, isTrusted = true): SettingsEvent => ({
  type: 'sendCode',
  typed,
  word: 'export',
  at: shownAt,
  isTrusted,
})

const overviewRows: readonly Row[] = [
  ['default: opened', closed, { type: 'opened' }, { ...closed, task: 1 }, [{ type: 'load', task: 1 }]],
  ['default: loaded', loading, { type: 'loaded', task: 7, account }, overview, []],
  ['error: the result of an earlier call', loading, { type: 'loaded', task: 6, account }, loading, []],
  ['error: not loaded', loading, failed('service_unavailable'), unavailable, []],
  [
    'behavior: loaded again',
    unavailable,
    { type: 'retry' },
    { ...closed, task: 8 },
    [{ type: 'load', task: 8 }],
  ],
  ['error: loaded again while it is loaded', loading, { type: 'retry' }, loading, []],
  ['error: without a session', loading, failed('session_expired'), ended, []],
  ['error: the session ends in a step', listing, failed('session_expired'), ended, []],
  ['error: the session ends while the code is verified', verifying, failed('not_logged_in'), ended, []],
]

const exportRows: readonly Row[] = [
  ['default: the export begins with a warning', overview, { type: 'openExport' }, at(warningStep), []],
  [
    'error: no export without an email address',
    { ...overview, account: { ...account, user: { ...user, email: null } } } as SettingsState,
    { type: 'openExport' },
    { ...overview, account: { ...account, user: { ...user, email: null } } } as SettingsState,
    [],
  ],
  [
    'default: the typed word sends the code',
    warning,
    sendCode(' Export '),
    at({ name: 'warning', isSending: true }, 8, 1_000),
    [{ type: 'startExport', task: 8 }],
  ],
  ['error: another word sends no code', warning, sendCode('exports'), warning, []],
  ['error: a script sends no code', warning, sendCode('export', false), warning, []],
  [
    'error: no code is sent while the step is covered',
    at(warningStep),
    sendCode('export'),
    at(warningStep),
    [],
  ],
  ['error: the code is sent once', sendingFirst, sendCode('export'), sendingFirst, []],
  ['default: the code was sent', sendingFirst, { type: 'codeSent', task: 7, at: 1_000 }, code, []],
  [
    'error: the code of a step that was left',
    overview,
    { type: 'codeSent', task: 7, at: 1_000 },
    overview,
    [],
  ],
  [
    'error: the code was not sent',
    sendingFirst,
    failed('retry_later'),
    at({ ...warningStep, error: 'retry_later' }, 7, 1_000),
    [],
  ],
  [
    'default: the code is verified',
    code,
    { type: 'verify', code: '123456' },
    at({ name: 'code', status: 'verifying', resendAt }, 8),
    [{ type: 'exportPhrase', task: 8, code: '123456' }],
  ],
  ['error: an incomplete code', code, { type: 'verify', code: '12345' }, code, []],
  ['error: a second code meanwhile', verifying, { type: 'verify', code: '123456' }, verifying, []],
  [
    'error: a wrong code can be corrected',
    verifying,
    failed('code_wrong'),
    at({ name: 'code', status: 'ready', resendAt, error: 'code_wrong' }),
    [],
  ],
  ['error: a resend too early', code, { type: 'resend', at: resendAt - 1 }, code, []],
  [
    'behavior: a resend',
    code,
    { type: 'resend', at: resendAt },
    at({ name: 'code', status: 'sending', resendAt }, 8),
    [{ type: 'startExport', task: 8 }],
  ],
  [
    'behavior: resent',
    resending,
    { type: 'codeSent', task: 7, at: 50_000 },
    at({ name: 'code', status: 'ready', resendAt: 50_000 + resendDelayMs }),
    [],
  ],
  [
    'error: the service asks to wait with the resend',
    resending,
    { type: 'failed', task: 7, code: 'retry_later', at: 50_000, retryAfterMs: 9_000 },
    at({ name: 'code', status: 'ready', resendAt: 59_000, error: 'retry_later' }),
    [],
  ],
]

const phraseRows: readonly Row[] = [
  [
    'default: the phrase arrives hidden',
    verifying,
    { type: 'phraseRead', task: 7, phrase: 'abandon art' },
    covered,
    [],
  ],
  [
    'error: the phrase for a step that was left',
    overview,
    { type: 'phraseRead', task: 7, phrase: 'abandon art' },
    overview,
    [],
  ],
  ['default: the display is timed', covered, { type: 'displayed', at: 1_000 }, hidden, []],
  [
    'default: shown after the delay',
    hidden,
    show,
    shown,
    [{ type: 'hideLater', shownAt, afterMs: shownMaxMs }],
  ],
  ['error: shown one ms too early', hidden, { ...show, at: shownAt - 1 } as SettingsEvent, hidden, []],
  ['error: shown by a script', hidden, { ...show, isTrusted: false } as SettingsEvent, hidden, []],
  ['error: shown while it is covered', covered, show, covered, []],
  ['behavior: hidden by the user', shown, { type: 'hide' }, hidden, []],
  ['behavior: hidden when it is covered', shown, { type: 'covered' }, covered, []],
  ['behavior: hidden after a minute', shown, { type: 'shownLong', shownAt }, hidden, []],
  ['behavior: the minute of an earlier display', shown, { type: 'shownLong', shownAt: 1 }, shown, []],
  ['default: copied', shown, copy, shown, [{ type: 'copy', phrase: 'abandon art' }]],
  ['error: copied while it is hidden', hidden, copy, hidden, []],
  ['error: copied by a script', shown, { ...copy, isTrusted: false } as SettingsEvent, shown, []],
  [
    'error: copied right after a resize',
    at({ ...phraseStep, shownAt }, 7, 1_200),
    copy,
    at({ ...phraseStep, shownAt }, 7, 1_200),
    [],
  ],
  [
    'default: says that it was copied',
    shown,
    { type: 'copied' },
    at({ ...phraseStep, shownAt, copying: 'copied' }, 7, 1_000),
    [],
  ],
  [
    'error: says that it was not copied',
    shown,
    { type: 'copyFailed' },
    at({ ...phraseStep, shownAt, copying: 'failed' }, 7, 1_000),
    [],
  ],
  ['default: done drops the phrase', shown, { type: 'back' }, at({ name: 'overview' }, 8), []],
  ['behavior: closed drops everything', shown, { type: 'closed' }, { ...closed, task: 8 }, []],
]

const deviceRows: readonly Row[] = [
  [
    'default: lists the devices',
    overview,
    { type: 'openDevices' },
    at({ name: 'devices', list: { status: 'loading' }, isRevoked: false }, 8),
    [{ type: 'listDevices', task: 8 }],
  ],
  ['default: listed', listing, { type: 'devicesListed', task: 7, devices, releases: [] }, listed, []],
  ['error: not listed', listing, failed('limit'), notListed, []],
  [
    'behavior: listed again',
    notListed,
    { type: 'retry' },
    at({ name: 'devices', list: { status: 'loading' }, isRevoked: false }, 8),
    [{ type: 'listDevices', task: 8 }],
  ],
  ['default: asks before it revokes', listed, { type: 'askRevoke', id: 'b' }, revokeCovered, []],
  ['error: a device that is not listed', listed, { type: 'askRevoke', id: 'c' }, listed, []],
  [
    'default: revokes',
    revoke(other),
    revokeClick,
    at({ name: 'revoke', device: other, isRevoking: true }, 8, 1_000),
    [{ type: 'revoke', task: 8, device: other }],
  ],
  [
    'error: a script revokes nothing',
    revoke(other),
    { ...revokeClick, isTrusted: false } as SettingsEvent,
    revoke(other),
    [],
  ],
  [
    'error: nothing is revoked one ms too early',
    revoke(other),
    { ...revokeClick, at: shownAt - 1 } as SettingsEvent,
    revoke(other),
    [],
  ],
  ['error: nothing is revoked while the step is covered', revokeCovered, revokeClick, revokeCovered, []],
  ['error: revoked twice', revoking(other), revokeClick, revoking(other), []],
  [
    'default: lists the devices after it',
    revoking(other),
    { type: 'deviceRevoked', task: 7 },
    at({ name: 'devices', list: { status: 'loading' }, isRevoked: true }, 8),
    [{ type: 'listDevices', task: 8 }],
  ],
  [
    'behavior: this device is logged out',
    revoking(current),
    { type: 'deviceRevoked', task: 7 },
    at({ name: 'revoked' }),
    [{ type: 'endSession' }],
  ],
  [
    'error: not revoked',
    revoking(other),
    failed('service_unavailable'),
    at({ name: 'revoke', device: other, isRevoking: false, error: 'service_unavailable' }, 7, 1_000),
    [],
  ],
  [
    'behavior: back to the list',
    revoke(other),
    { type: 'back' },
    at({ name: 'devices', list: { status: 'loading' }, isRevoked: false }, 8),
    [{ type: 'listDevices', task: 8 }],
  ],
  ['error: back while it is revoked', revoking(other), { type: 'back' }, revoking(other), []],
  ['behavior: back to the settings', listed, { type: 'back' }, at({ name: 'overview' }, 8), []],
]

test.each([...overviewRows, ...exportRows, ...phraseRows, ...deviceRows])(
  '%s',
  (_title, state, event, next, run) => {
    expect(transition(state, event)).toEqual({ state: next, run })
  },
)

test('behavior: nothing but the step with the phrase has it', () => {
  for (const event of [
    { type: 'back' },
    { type: 'closed' },
    { type: 'opened' },
    failed('session_expired'),
  ] as const)
    expect(JSON.stringify(transition(shown, event).state)).not.toContain('abandon')
})
