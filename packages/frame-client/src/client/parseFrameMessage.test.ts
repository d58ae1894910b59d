import { expect, test } from 'vitest'
import { rowsOf } from '../protocol/messages.fixtures.js'
import { parseFrameMessage } from './parseFrameMessage.js'

const id = 'fd1c1f62-9a2b-4f4e-9d3f-0c2a4a5b6c7d'

test.each(rowsOf('results'))('default: parses the success of $name with $data', ({ name, data }) => {
  expect(parseFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: data })).toEqual({
    type: 'answer',
    name,
    id,
    answer: { status: 'success', value: data },
  })
})

test.each(rowsOf('badResults'))('error: a success of $name with $data is invalid', ({ name, data }) => {
  expect(parseFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: data })).toEqual({
    type: 'answer',
    name,
    id,
    answer: { status: 'invalid', cause: expect.any(TypeError) },
  })
})

test.each([
  ['a message', { message: 'The code has expired' }, { message: 'The code has expired' }],
  ['a code', { message: 'Declined', code: 4001 }, { message: 'Declined', code: 4001 }],
  ['no payload', undefined, {}],
  ['an empty message', { message: '' }, {}],
  ['a message that is no text', { message: { html: '<b>' }, code: '1' }, {}],
  ['a code that is no integer', { message: 'a', code: 1.5 }, { message: 'a' }],
  ['a long message', { message: 'x'.repeat(1_001) }, { message: 'x'.repeat(1_000) }],
])('behavior: parses an error with %s', (_, payload, answer) => {
  expect(parseFrameMessage({ type: '@w3m-frame/GET_USER_ERROR', id, payload })).toEqual({
    type: 'answer',
    name: 'GET_USER',
    id,
    answer: { status: 'error', ...answer },
  })
})

test.each([
  [undefined, []],
  [{ version: '4' }, []],
  [{ version: '4', versions: [1, 'b', 2] }, [1, 'b', 2]],
  [null, []],
  [{ versions: '1' }, []],
])('default: parses READY with %j', (payload, versions) => {
  expect(parseFrameMessage({ type: '@w3m-frame/READY', payload })).toEqual({ type: 'ready', versions })
})

test.each([
  ['HANDSHAKE_SUCCESS', { version: 1 }, 1],
  ['HANDSHAKE_SUCCESS', {}, undefined],
  ['HANDSHAKE_ERROR', { version: 1 }, undefined],
])('default: parses %s with %j', (type, payload, version) => {
  expect(parseFrameMessage({ type: `@w3m-frame/${type}`, id, payload })).toEqual({
    type: 'handshake',
    id,
    version,
  })
})

test('behavior: the payload of an unknown answer is not read: no request has its name', () => {
  const message = { type: '@w3m-frame/WIPE_SUCCESS', id, payload: { secret: 1 } }
  expect(parseFrameMessage(message)).toEqual({
    ...{ type: 'answer', name: 'WIPE', id },
    answer: { status: 'success', value: undefined },
  })
})

test.each([
  ['no object', 'text'],
  ['a legacy session token', { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'token' } }],
  ['a type of the app', { type: '@w3m-app/GET_USER', id }],
  ['a type of another sender', { type: 'x@w3m-frame/SIGN_OUT_SUCCESS', id }],
  ['no outcome', { type: '@w3m-frame/SIGN_OUT', id }],
  ['a name of Object.prototype', { type: '@w3m-frame/constructor_SUCCESS', id }],
  ['no id', { type: '@w3m-frame/SIGN_OUT_SUCCESS' }],
  ['an empty id', { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '' }],
  ['an id that is too long', { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: 'x'.repeat(65) }],
  ['a key __proto__', JSON.parse(`{"type":"@w3m-frame/SIGN_OUT_SUCCESS","id":"${id}","__proto__":{"a":1}}`)],
  [
    'a payload that is too large',
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: 'x'.repeat(262_144) },
  ],
])('error: ignores a message with %s', (_, message) => {
  expect(parseFrameMessage(message)).toBeUndefined()
})
