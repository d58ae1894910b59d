import { expect, test } from 'vitest'
import { parseRpcBody } from './parseRpcBody.js'

const call = (more: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'm', ...more })
const refuse = (code: number, message: string, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

/** Returns the parsed body, with the JSON of refusals parsed. */
function parse(body: unknown): unknown {
  const parsed = parseRpcBody(typeof body === 'string' ? body : JSON.stringify(body))
  return 'refusal' in parsed ? JSON.parse(parsed.refusal) : parsed
}

test('default: parses one call', () => {
  expect(parse(call({ params: ['0x1', false] }))).toEqual({
    isBatch: false,
    calls: [{ id: '1', method: 'm', params: '["0x1",false]' }],
  })
})

test.each(['12345678901234567890', '1.0', '"a\\u0062"', 'null'])(
  'behavior: keeps the text of the id %s',
  (id) => {
    expect(parse(`{"jsonrpc":"2.0","id":${id},"method":"m"}`)).toMatchObject({ calls: [{ id }] })
  },
)

test('behavior: keeps the numbers of parameters', () => {
  const text = '{"jsonrpc":"2.0","id":1,"method":"m","params":{"minContextSlot":18446744073709551615}}'
  expect(parse(text)).toMatchObject({ calls: [{ params: '{"minContextSlot":18446744073709551615}' }] })
})

test('behavior: a call without an id is a notification', () => {
  expect(parse(call({ id: undefined }))).toEqual({
    isBatch: false,
    calls: [{ id: undefined, method: 'm', params: undefined }],
  })
})

test('behavior: an invalid item does not affect the other calls of a batch', () => {
  const error = (message: string) => JSON.stringify({ code: -32_600, message })
  expect(parse([call(), 1, [], call({ id: 2, method: 3 })])).toEqual({
    isBatch: true,
    calls: [
      { id: '1', method: 'm', params: undefined },
      { id: 'null', error: error('A call must be a JSON object') },
      { id: 'null', error: error('A call must be a JSON object') },
      { id: '2', error: error('"method" must be a string') },
    ],
  })
})

test('behavior: accepts 100 calls in a batch, and notifications without ids', () => {
  const batch = Array.from({ length: 98 }, (_, id) => call({ id }))
  const notification = call({ id: undefined })
  expect(parse([...batch, notification, notification])).toMatchObject({ isBatch: true })
})

test.each<[string, unknown, object]>([
  ['no JSON', '{"id":1', refuse(-32_700, 'The body must be JSON')],
  ['an empty body', '', refuse(-32_700, 'The body must be JSON')],
  ['a string', '"m"', refuse(-32_600, 'A call must be a JSON object')],
  ['null', null, refuse(-32_600, 'A call must be a JSON object')],
  ['an object as id', call({ id: {} }), refuse(-32_600, '"id" must be a string, a number or null')],
  ['no version', call({ jsonrpc: undefined }), refuse(-32_600, '"jsonrpc" must be "2.0"', 1)],
  ['no method', call({ method: undefined }), refuse(-32_600, '"method" must be a string', 1)],
  [
    'parameters that are a string',
    call({ params: 'a' }),
    refuse(-32_600, '"params" must be an array or an object', 1),
  ],
  [
    'parameters that are null',
    call({ params: null }),
    refuse(-32_600, '"params" must be an array or an object', 1),
  ],
  ['an empty batch', [], refuse(-32_600, 'A batch must have 1 to 100 calls, got 0')],
  [
    '101 calls',
    Array.from({ length: 101 }, () => 1),
    refuse(-32_600, 'A batch must have 1 to 100 calls, got 101'),
  ],
  ['an id twice in a batch', [call(), call()], refuse(-32_600, 'The ids of a batch must be different')],
])('error: %s', (_name, body, response) => {
  expect(parse(body)).toEqual(response)
})
