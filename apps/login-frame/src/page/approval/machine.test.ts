import { expect, test } from 'vitest'
import { createApproval, createRequest } from './approvals.fixtures.js'
import { armingDelayMs } from './isArmed.js'
import { type ApprovalEvent, type ApprovalState, idle, queueMax, transition } from './machine.js'

const [a, b] = [createRequest('a'), createRequest('b')]
const approval = createApproval('a')
const preparing: ApprovalState = { status: 'preparing', request: a, queue: [b] }
const hidden: ApprovalState = { status: 'deciding', approval, digest: 'A', displayedAt: null, queue: [b] }
const deciding: ApprovalState = { ...hidden, displayedAt: 1_000 }
const signing: ApprovalState = { status: 'signing', approval, digest: 'A', queue: [b] }
const failed: ApprovalState = {
  status: 'failed',
  request: { id: 'a', origin: a.origin, chainId: a.chainId },
  code: 'would_fail',
  queue: [b],
}
const settingsRequest = { ...createRequest('s'), request: { type: 'settings' } } as const
const settings: ApprovalState = { status: 'settings', request: settingsRequest, queue: [] }
const nextState: ApprovalState = { status: 'preparing', request: b, queue: [] }
const prepareB = { type: 'prepare', request: b } as const
const approve: ApprovalEvent = { type: 'approve', digest: 'A', at: 1_000 + armingDelayMs, isTrusted: true }
const decline: ApprovalEvent = { type: 'decline', id: 'a', isTrusted: true }
const declined = { type: 'settle', id: 'a', outcome: { status: 'declined' } } as const
const stopA = { type: 'stop', id: 'a' } as const

test.each<[string, ApprovalState, ApprovalEvent, ApprovalState, readonly unknown[]]>([
  [
    'default: the first request is prepared',
    idle,
    { type: 'requested', request: a },
    { status: 'preparing', request: a, queue: [] },
    [{ type: 'prepare', request: a }],
  ],
  [
    'default: another request waits',
    { status: 'preparing', request: a, queue: [] },
    { type: 'requested', request: b },
    preparing,
    [],
  ],
  [
    'default: a prepared request is displayed',
    preparing,
    { type: 'prepared', approval, digest: 'A' },
    hidden,
    [],
  ],
  ['default: its display is timed', hidden, { type: 'displayed', digest: 'A', at: 1_000 }, deciding, []],
  [
    'default: an approval after the delay signs',
    deciding,
    approve,
    signing,
    [{ type: 'sign', approval, digest: 'A' }],
  ],
  [
    'default: a signature ends the request and prepares the next one',
    signing,
    { type: 'signed', id: 'a', result: '0x1' },
    nextState,
    [{ type: 'settle', id: 'a', outcome: { status: 'approved', result: '0x1' } }, prepareB],
  ],
  ['default: declined', deciding, decline, nextState, [stopA, declined, prepareB]],
  ['behavior: declined while it is prepared', preparing, decline, nextState, [stopA, declined, prepareB]],
  ['behavior: declined while it is covered', hidden, decline, nextState, [stopA, declined, prepareB]],
  ['error: approved one ms too early', deciding, { ...approve, at: 1_000 + armingDelayMs - 1 }, deciding, []],
  ['error: approved by a script', deciding, { ...approve, isTrusted: false }, deciding, []],
  ['error: approved with the digest of another request', deciding, { ...approve, digest: 'B' }, deciding, []],
  ['error: approved while it is covered', hidden, approve, hidden, []],
  ['error: approved twice', signing, approve, signing, []],
  ['error: approved before it is displayed', preparing, approve, preparing, []],
  ['error: declined by a script', deciding, { ...decline, isTrusted: false }, deciding, []],
  ['error: declined another one', deciding, { ...decline, id: 'b' }, deciding, []],
  ['error: declined while it is signed', signing, decline, signing, []],
  [
    'behavior: a resize starts the delay again',
    deciding,
    { type: 'displayed', digest: 'A', at: 1_400 },
    { ...deciding, displayedAt: 1_400 },
    [],
  ],
  [
    'error: the display of another request',
    hidden,
    { type: 'displayed', digest: 'B', at: 1_000 },
    hidden,
    [],
  ],
  ['behavior: covered', deciding, { type: 'covered' }, hidden, []],
  [
    'behavior: the app aborts the displayed request',
    deciding,
    { type: 'aborted', id: 'a' },
    nextState,
    [stopA, prepareB],
  ],
  [
    'behavior: the app aborts while it is signed',
    signing,
    { type: 'aborted', id: 'a' },
    nextState,
    [stopA, prepareB],
  ],
  [
    'behavior: the app aborts a waiting request',
    deciding,
    { type: 'aborted', id: 'b' },
    { ...deciding, queue: [] },
    [],
  ],
  ['behavior: the app aborts a request that has ended', deciding, { type: 'aborted', id: 'c' }, deciding, []],
  ['error: the preparation fails', preparing, { type: 'failed', id: 'a', code: 'would_fail' }, failed, []],
  ['error: the signature fails', signing, { type: 'failed', id: 'a', code: 'would_fail' }, failed, []],
  [
    'behavior: the user closes a failure',
    failed,
    decline,
    nextState,
    [{ type: 'settle', id: 'a', outcome: { status: 'failed', code: 'would_fail' } }, prepareB],
  ],
  ['error: a script closes a failure', failed, { ...decline, isTrusted: false }, failed, []],
  [
    'default: the settings are displayed without preparation',
    { ...deciding, queue: [settingsRequest] },
    decline,
    settings,
    [stopA, declined],
  ],
  [
    'default: the user closes the settings',
    { ...settings, queue: [b] },
    { ...decline, id: 's' },
    nextState,
    [{ type: 'settle', id: 's', outcome: { status: 'approved', result: null } }, prepareB],
  ],
  ['error: a script closes the settings', settings, { ...decline, id: 's', isTrusted: false }, settings, []],
  ['error: the user closes other settings', settings, decline, settings, []],
  ['error: the settings are approved', settings, approve, settings, []],
  [
    'behavior: the settings end with the session',
    settings,
    { type: 'sessionEnded', id: 's' },
    idle,
    [{ type: 'settle', id: 's', outcome: { status: 'failed', code: 'session_expired' } }],
  ],
  ['error: the session ends in other settings', settings, { type: 'sessionEnded', id: 'a' }, settings, []],
  [
    'error: a request that signs ends with the session',
    deciding,
    { type: 'sessionEnded', id: 'a' },
    deciding,
    [],
  ],
  [
    'behavior: the app aborts the settings',
    settings,
    { type: 'aborted', id: 's' },
    idle,
    [{ type: 'stop', id: 's' }],
  ],
  [
    'behavior: a late signature of an aborted request',
    nextState,
    { type: 'signed', id: 'a', result: '0x1' },
    nextState,
    [],
  ],
  [
    'behavior: a late preparation of an aborted request',
    nextState,
    { type: 'prepared', approval, digest: 'A' },
    nextState,
    [],
  ],
])('%s', (_title, state, event, expected, run) => {
  expect(transition(state, event)).toEqual({ state: expected, run })
})

test('error: a full queue refuses', () => {
  const full: ApprovalState = { ...deciding, queue: Array.from({ length: queueMax }, () => b) }
  const { state, run } = transition(full, { type: 'requested', request: createRequest('c') })
  expect(state).toBe(full)
  expect(run).toEqual([{ type: 'settle', id: 'c', outcome: { status: 'failed', code: 'queue_full' } }])
})
