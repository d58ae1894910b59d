import { expect, test } from 'vitest'
import { createMessageGate, type GateResult } from './createMessageGate.js'
import type { HostMessage } from './HostPage.js'

const parent = { name: 'parent' }
const appOrigin = 'https://my-dapp.example'
const otherOrigin = 'https://other.my-dapp.example'
const dropped: GateResult = { status: 'dropped' }

const messageOf = (id: string, forged: Partial<HostMessage> = {}): HostMessage => ({
  data: { type: '@w3m-app/GET_USER', id },
  origin: appOrigin,
  source: parent,
  isTrusted: true,
  ports: [],
  ...forged,
})
const accepted = (id: string) => ({ status: 'accepted', message: { name: 'GET_USER', id } })
const createGate = (allowedOrigins = [appOrigin, otherOrigin]) =>
  createMessageGate({ parent, allowedOrigins })

test('default: accepts messages of the parent with an allowed origin, and pins it', () => {
  const gate = createGate()
  expect(gate.pinnedOrigin).toBeUndefined()
  expect(gate.checkWindowMessage(messageOf('1'), 0)).toEqual(accepted('1'))
  expect(gate.pinnedOrigin).toBe(appOrigin)
  expect(gate.checkWindowMessage(messageOf('2'), 0)).toEqual(accepted('2'))
})

test.each<[string, Partial<HostMessage>]>([
  ['an origin that is not allowed', { origin: 'https://evil.example' }],
  ['a subdomain', { origin: 'https://evil.my-dapp.example' }],
  ['another scheme', { origin: 'http://my-dapp.example' }],
  ['another port', { origin: 'https://my-dapp.example:8443' }],
  ['a sandboxed document', { origin: 'null' }],
  ['another window with the right origin', { source: { name: 'parent' } }],
  ['no window', { source: null }],
  ['a script that dispatches the event', { isTrusted: false }],
  ['an unknown type', { data: { type: '@w3m-app/WIPE', id: '1' } }],
  ['no id', { data: { type: '@w3m-app/GET_USER' } }],
  ['no object', { data: 'GET_USER' }],
])('error: drops a message of or with %s, and does not pin', (_, forged) => {
  const gate = createGate()
  expect(gate.checkWindowMessage(messageOf('1', forged), 0)).toEqual(dropped)
  expect(gate.pinnedOrigin).toBeUndefined()
  expect(gate.checkWindowMessage(messageOf('1'), 0)).toEqual(accepted('1'))
  expect(gate.checkWindowMessage(messageOf('2', forged), 0)).toEqual(dropped)
})

test('error: drops a second allowed origin after the first is pinned', () => {
  const gate = createGate()
  gate.checkWindowMessage(messageOf('1'), 0)
  expect(gate.checkWindowMessage(messageOf('2', { origin: otherOrigin }), 0)).toEqual(dropped)
  expect(gate.pinnedOrigin).toBe(appOrigin)
})

test('error: drops the origin null even if the list contains it', () => {
  const gate = createGate(['null'])
  expect(gate.checkWindowMessage(messageOf('1', { origin: 'null' }), 0)).toEqual(dropped)
})

test('error: drops messages of a page without a parent', () => {
  const gate = createMessageGate({ parent: null, allowedOrigins: [appOrigin] })
  expect(gate.checkWindowMessage(messageOf('1', { source: null }), 0)).toEqual(dropped)
})

test('error: refuses a repeated id, from window and port', () => {
  const gate = createGate()
  const refused = { status: 'refused', message: 'The id of the request is not new', code: -32600 }
  gate.checkWindowMessage(messageOf('1'), 0)
  expect(gate.checkWindowMessage(messageOf('1'), 0)).toMatchObject(refused)
  expect(gate.checkPortMessage(messageOf('1').data, 0)).toMatchObject(refused)
  expect(gate.checkPortMessage(messageOf('2').data, 0)).toEqual(accepted('2'))
  expect(gate.checkWindowMessage(messageOf('2'), 0)).toMatchObject(refused)
  // An abort names the id of a request, and has none of its own.
  const abort = { type: '@w3m-app/RPC_ABORT', payload: { id: '1' } }
  for (let time = 0; time < 2; time++)
    expect(gate.checkPortMessage(abort, 0)).toMatchObject({ status: 'accepted' })
})

test('error: an id of a refused message counts as used', () => {
  const gate = createGate()
  const invalid = { type: '@w3m-app/CONNECT_OTP', id: '1' }
  expect(gate.checkWindowMessage(messageOf('', { data: invalid }), 0)).toEqual({
    status: 'refused',
    envelope: { name: 'CONNECT_OTP', id: '1' },
    message: 'The payload of CONNECT_OTP is invalid',
    code: -32602,
  })
  expect(gate.pinnedOrigin).toBe(appOrigin)
  expect(gate.checkWindowMessage(messageOf('1'), 0)).toMatchObject({ code: -32600 })
})

test('error: refuses more than 50 messages in a second, from window and port together', () => {
  const gate = createGate()
  for (let id = 0; id < 50; id++) {
    const check =
      id % 2
        ? gate.checkPortMessage(messageOf(`${id}`).data, id)
        : gate.checkWindowMessage(messageOf(`${id}`), id)
    expect(check).toEqual(accepted(`${id}`))
  }
  const refused = { status: 'refused', message: 'Too many requests', code: -32005 }
  expect(gate.checkWindowMessage(messageOf('50'), 999)).toMatchObject(refused)
  expect(gate.checkPortMessage(messageOf('50').data, 999)).toMatchObject(refused)
  // One second after the first one there is room for one, with the id that was refused.
  expect(gate.checkWindowMessage(messageOf('50'), 1_000)).toEqual(accepted('50'))
  expect(gate.checkWindowMessage(messageOf('51'), 1_000)).toMatchObject(refused)
})

test('behavior: messages that are dropped do not count', () => {
  const gate = createGate()
  for (let id = 0; id < 100; id++) gate.checkWindowMessage(messageOf(`${id}`, { origin: 'null' }), 0)
  expect(gate.checkWindowMessage(messageOf('1'), 0)).toEqual(accepted('1'))
})

test('behavior: forgets the oldest ids after 100,000', () => {
  const gate = createGate()
  for (let id = 0; id <= 100_000; id++) gate.checkPortMessage(messageOf(`${id}`).data, id * 20)
  expect(gate.checkPortMessage(messageOf('0').data, 3_000_000)).toEqual(accepted('0'))
  expect(gate.checkPortMessage(messageOf('100000').data, 3_000_000)).toMatchObject({ code: -32600 })
})
