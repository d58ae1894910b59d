import { expect, test } from 'vitest'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { initialState, transition } from './machine.js'
import type { ClientEffect, ClientEvent, ClientState, PendingRequest } from './types.js'

const messageOf = (id: string, name: FrameRequestName) => ({ type: `@w3m-app/${name}`, id })
const request = (id: string, name: FrameRequestName): ClientEvent => ({
  type: 'request',
  id,
  name,
  message: messageOf(id, name),
})
const pending = (id: string, name: FrameRequestName, isSent = false): PendingRequest => ({
  id,
  name,
  message: messageOf(id, name),
  isSent,
})
const loading = (fields: Partial<Extract<ClientState, { status: 'loading' }>> = {}): ClientState => ({
  status: 'loading',
  pending: [],
  hasTimeLimit: false,
  isDelayOver: false,
  isPortAwaited: false,
  ...fields,
})
const ready = (...of: PendingRequest[]): ClientState => ({ status: 'ready', pending: of })
const closed: ClientState = { status: 'closed', pending: [] }
const start = (key: string, delayMs: number): ClientEffect => ({ type: 'startTimer', key, delayMs })
const stop = (key: string): ClientEffect => ({ type: 'stopTimer', key })
const post = (id: string, name: FrameRequestName): ClientEffect => ({
  type: 'post',
  message: messageOf(id, name),
})
const postAbort = (id: string): ClientEffect => ({
  type: 'post',
  message: { type: '@w3m-app/RPC_ABORT', payload: { id } },
})
const settle = (id: string, outcome: Extract<ClientEffect, { type: 'settle' }>['outcome']): ClientEffect => ({
  type: 'settle',
  id,
  outcome,
})
const done = { status: 'success', value: undefined } as const
const end: readonly ClientEffect[] = [
  stop('load'),
  stop('delay'),
  { type: 'closePort' },
  { type: 'removeFrame' },
]
const answer = (id: string, name: FrameRequestName): ClientEvent => ({
  type: 'answered',
  id,
  name,
  answer: done,
})

type Row = readonly [
  name: string,
  before: ClientState,
  event: ClientEvent,
  after: ClientState,
  run: readonly ClientEffect[],
]

const rows: readonly Row[] = [
  [
    'the first request loads the frame within 20 s',
    initialState(),
    request('1', 'GET_USER'),
    loading({ pending: [pending('1', 'GET_USER')], hasTimeLimit: true }),
    [{ type: 'createFrame' }, start('load', 20_000)],
  ],
  ...(['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'] as const).map(
    (name): Row => [
      `${name} loads the frame without a time limit`,
      initialState(),
      request('1', name),
      loading({ pending: [pending('1', name)] }),
      [{ type: 'createFrame' }],
    ],
  ),
  [
    'a request behind one without a time limit starts it',
    loading({ pending: [pending('1', 'SYNC_THEME')] }),
    request('2', 'IS_CONNECTED'),
    loading({ pending: [pending('1', 'SYNC_THEME'), pending('2', 'IS_CONNECTED')], hasTimeLimit: true }),
    [start('load', 20_000)],
  ],
  [
    'a second request does not extend the time limit',
    loading({ hasTimeLimit: true }),
    request('2', 'IS_CONNECTED'),
    loading({ pending: [pending('2', 'IS_CONNECTED')], hasTimeLimit: true }),
    [],
  ],
  [
    'SIGN_OUT waits 3 s from its start',
    loading({ hasTimeLimit: true }),
    request('1', 'SIGN_OUT'),
    loading({ pending: [pending('1', 'SIGN_OUT')], hasTimeLimit: true }),
    [start('request/1', 3_000)],
  ],
  [
    'READY starts the delay',
    loading({ hasTimeLimit: true }),
    { type: 'frameReady', version: undefined },
    loading({ hasTimeLimit: true }),
    [{ type: 'closePort' }, start('delay', 500)],
  ],
  [
    'READY with a version opens a port',
    loading(),
    { type: 'frameReady', version: 1 },
    loading({ isPortAwaited: true }),
    [{ type: 'closePort' }, start('delay', 500), { type: 'openPort', version: 1 }],
  ],
  [
    'the delay alone does not make a frame with a port ready',
    loading({ isPortAwaited: true }),
    { type: 'timer', key: 'delay' },
    loading({ isPortAwaited: true, isDelayOver: true }),
    [],
  ],
  [
    'the port alone does not make the frame ready',
    loading({ isPortAwaited: true }),
    { type: 'portOpened' },
    loading({}),
    [],
  ],
  [
    'delay and port make the frame ready, and send what has waited in order',
    loading({
      isDelayOver: true,
      isPortAwaited: true,
      hasTimeLimit: true,
      pending: [pending('1', 'SYNC_DAPP_DATA'), pending('2', 'CONNECT_EMAIL')],
    }),
    { type: 'portOpened' },
    ready(pending('1', 'SYNC_DAPP_DATA', true), pending('2', 'CONNECT_EMAIL', true)),
    [stop('load'), post('1', 'SYNC_DAPP_DATA'), post('2', 'CONNECT_EMAIL'), start('request/2', 30_000)],
  ],
  ...(
    ['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP', 'CONNECT_SOCIAL', 'GET_SOCIAL_REDIRECT_URI'] as const
  ).map(
    (name): Row => [
      `${name} has 30 s`,
      ready(),
      request('1', name),
      ready(pending('1', name, true)),
      [post('1', name), start('request/1', 30_000)],
    ],
  ),
  [
    'another request has no time limit of its own',
    ready(),
    request('1', 'RPC_REQUEST'),
    ready(pending('1', 'RPC_REQUEST', true)),
    [post('1', 'RPC_REQUEST')],
  ],
  [
    'SIGN_OUT of a ready frame waits 3 s',
    ready(),
    request('1', 'SIGN_OUT'),
    ready(pending('1', 'SIGN_OUT', true)),
    [start('request/1', 3_000), post('1', 'SIGN_OUT')],
  ],
  [
    'an answer settles its request',
    ready(pending('1', 'GET_USER', true), pending('2', 'SIGN_OUT', true)),
    answer('1', 'GET_USER'),
    ready(pending('2', 'SIGN_OUT', true)),
    [stop('request/1'), settle('1', done)],
  ],
  [
    'after RELOAD, requests wait for READY again',
    ready(pending('1', 'RELOAD', true), pending('2', 'GET_USER', true)),
    answer('1', 'RELOAD'),
    loading({ pending: [pending('2', 'GET_USER', true)] }),
    [stop('request/1'), settle('1', done)],
  ],
  [
    'a RELOAD that fails changes nothing',
    ready(pending('1', 'RELOAD', true)),
    { type: 'answered', id: '1', name: 'RELOAD', answer: { status: 'error' } },
    ready(),
    [stop('request/1'), settle('1', { status: 'error' })],
  ],
  [
    'an answer of another type is ignored',
    ready(pending('1', 'GET_USER', true)),
    answer('1', 'SIGN_OUT'),
    ready(pending('1', 'GET_USER', true)),
    [],
  ],
  ['a repeated answer, or one of an unknown id, is ignored', ready(), answer('1', 'GET_USER'), ready(), []],
  [
    'an answer to a request that was not sent is ignored',
    loading({ pending: [pending('1', 'GET_USER')] }),
    answer('1', 'GET_USER'),
    loading({ pending: [pending('1', 'GET_USER')] }),
    [],
  ],
  [
    'the time limit of the load reports it, and aborts all requests',
    loading({ hasTimeLimit: true, pending: [pending('1', 'GET_USER'), pending('2', 'SYNC_THEME')] }),
    { type: 'timer', key: 'load' },
    initialState(),
    [
      ...end,
      { type: 'report', problem: 'iframe_load_failed' },
      stop('request/1'),
      settle('1', { status: 'aborted', problem: 'iframe_load_failed' }),
      stop('request/2'),
      settle('2', { status: 'aborted', problem: 'iframe_load_failed' }),
    ],
  ],
  [
    'the time limit of a request reports it, and aborts all requests',
    ready(pending('1', 'CONNECT_OTP', true), pending('2', 'RPC_REQUEST', true)),
    { type: 'timer', key: 'request/1' },
    ready(),
    [
      { type: 'report', problem: 'iframe_request_timeout' },
      stop('request/1'),
      settle('1', { status: 'aborted', problem: 'iframe_request_timeout' }),
      stop('request/2'),
      settle('2', { status: 'aborted', problem: 'iframe_request_timeout' }),
      postAbort('2'),
    ],
  ],
  [
    'a sent SIGN_OUT succeeds after its time limit',
    ready(pending('1', 'SIGN_OUT', true)),
    { type: 'timer', key: 'request/1' },
    ready(),
    [settle('1', done)],
  ],
  [
    'a waiting SIGN_OUT succeeds after its time limit, and is still sent later',
    loading({ pending: [pending('1', 'SIGN_OUT')] }),
    { type: 'timer', key: 'request/1' },
    loading({ pending: [{ ...pending('1', 'SIGN_OUT'), isSettled: true }] }),
    [settle('1', done)],
  ],
  [
    'a request without a caller is sent once, and then forgotten',
    loading({
      pending: [{ ...pending('1', 'SIGN_OUT'), isSettled: true }],
    }),
    { type: 'timer', key: 'delay' },
    ready(),
    [stop('load'), post('1', 'SIGN_OUT')],
  ],
  [
    'an element that does not load ends all requests',
    loading({ pending: [pending('1', 'GET_USER')] }),
    { type: 'loadFailed', cause: 'why' },
    initialState(),
    [
      ...end,
      { type: 'report', problem: 'iframe_load_failed' },
      stop('request/1'),
      settle('1', { status: 'loadFailed', cause: 'why' }),
    ],
  ],
  [
    'an abort closes the approval of a sent JSON-RPC request',
    ready(pending('1', 'RPC_REQUEST', true)),
    { type: 'aborted', id: '1', cause: 'why' },
    ready(),
    [stop('request/1'), settle('1', { status: 'aborted', cause: 'why' }), postAbort('1')],
  ],
  [
    'an abort closes the screen of a login with a passkey, which has no time limit',
    ready(pending('1', 'CONNECT_PASSKEY', true)),
    { type: 'aborted', id: '1', cause: 'why' },
    ready(),
    [stop('request/1'), settle('1', { status: 'aborted', cause: 'why' }), postAbort('1')],
  ],
  [
    'an abort of a waiting request sends nothing',
    loading({ pending: [pending('1', 'RPC_REQUEST'), pending('2', 'GET_USER')] }),
    { type: 'aborted', id: '1', cause: 'why' },
    loading({ pending: [pending('2', 'GET_USER')] }),
    [stop('request/1'), settle('1', { status: 'aborted', cause: 'why' })],
  ],
  [
    'an abort of a request without a caller is ignored',
    loading({ pending: [{ ...pending('1', 'SIGN_OUT'), isSettled: true }] }),
    { type: 'aborted', id: '1', cause: 'why' },
    loading({ pending: [{ ...pending('1', 'SIGN_OUT'), isSettled: true }] }),
    [],
  ],
  ['an abort after the answer is ignored', ready(), { type: 'aborted', id: '1', cause: 'why' }, ready(), []],
  [
    'READY of a document that loaded again aborts the sent requests',
    ready(pending('1', 'RPC_REQUEST', true), pending('2', 'RELOAD', true)),
    { type: 'frameReady', version: 1 },
    loading({ isPortAwaited: true }),
    [
      { type: 'closePort' },
      stop('request/1'),
      settle('1', { status: 'aborted' }),
      stop('request/2'),
      settle('2', done),
      start('delay', 500),
      { type: 'openPort', version: 1 },
    ],
  ],
  [
    'a request while the document loads again starts the time limit, and no second frame',
    loading({ isPortAwaited: true }),
    request('1', 'GET_USER'),
    loading({
      isPortAwaited: true,
      hasTimeLimit: true,
      pending: [pending('1', 'GET_USER')],
    }),
    [start('load', 20_000)],
  ],
  [
    'destroy aborts all requests',
    ready(pending('1', 'RPC_REQUEST', true), pending('2', 'GET_USER', true)),
    { type: 'destroy' },
    closed,
    [
      ...end,
      stop('request/1'),
      settle('1', { status: 'aborted' }),
      stop('request/2'),
      settle('2', { status: 'aborted' }),
    ],
  ],
  ['destroy without a frame only closes', initialState(), { type: 'destroy' }, closed, []],
  [
    'a request after destroy is aborted',
    closed,
    request('1', 'GET_USER'),
    closed,
    [settle('1', { status: 'aborted' })],
  ],
  ...(
    [
      { type: 'frameReady', version: 1 },
      { type: 'portOpened' },
      { type: 'loadFailed', cause: undefined },
      answer('1', 'GET_USER'),
      { type: 'aborted', id: '1', cause: undefined },
      { type: 'timer', key: 'load' },
      { type: 'timer', key: 'delay' },
      { type: 'timer', key: 'request/1' },
    ] as const
  ).flatMap((event): Row[] => [
    [`${event.type} after destroy is ignored`, closed, event, closed, []],
    [`${event.type} without a frame is ignored`, initialState(), event, initialState(), []],
  ]),
  ['portOpened of a ready frame is ignored', ready(), { type: 'portOpened' }, ready(), []],
]

test.each(rows)('behavior: %s', (_, before, event, after, run) => {
  const step = transition(before, event)
  expect(step.state).toEqual(after)
  expect(step.run ?? []).toEqual(run)
})
