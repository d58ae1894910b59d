import { expect, test } from 'vitest'
import { checkCallsId, copyCalls, copyCapabilities } from './checkCalls.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function errorOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return 'no error'
}

test.each([
  [{ to }, { to, data: '0x' }],
  [
    { to, capabilities: { a: { b: [1] } } },
    { to, data: '0x', capabilities: { a: { b: [1] } } },
  ],
  [
    { to, data: '0x12', value: 0n },
    { to, data: '0x12', value: 0n },
  ],
  [
    { to: to.toLowerCase(), value: 2n ** 256n - 1n },
    { to: to.toLowerCase(), data: '0x', value: 2n ** 256n - 1n },
  ],
])('default: call %#', (call, expected) => {
  expect(copyCalls([call])).toEqual([expected])
})

test.each<[string, unknown]>([
  ['calls[0].capabilities', { to, capabilities: [] }],
  ['calls[0].capabilities.a', { to, capabilities: { a: 1n } }],
  ['calls[0].to', { data: '0x12' }],
  ['calls[0].to', { to: null }],
  ['calls[0].to', { to: '' }],
  ['calls[0].to', { to: to.slice(2) }],
  ['calls[0].to', { to: 'vitalik.eth' }],
  ['calls[0].to', { to: `${to}00` }],
  ['calls[0].to', { to: to.replace('C8', 'c8') }],
  ['calls[0].to', { to: [to] }],
  ['calls[0].data', { to, data: '' }],
  ['calls[0].data', { to, data: '12' }],
  ['calls[0].data', { to, data: '0x1' }],
  ['calls[0].data', { to, data: '0xzz' }],
  ['calls[0].data', { to, data: Uint8Array.of(1) }],
  ['calls[0].value', { to, value: -1n }],
  ['calls[0].value', { to, value: 1 }],
  ['calls[0].value', { to, value: '0x1' }],
  ['calls[0].value', { to, value: 2n ** 256n }],
  ['calls[0].gas', { to, gas: 1n }],
  ['calls[0].from', { to, from: to }],
  ['calls[0].__proto__', JSON.parse(`{ "to": "${to}", "__proto__": {} }`)],
  ['calls[0]', null],
  ['calls[0]', to],
])('error: names %s: case %#', (field, call) => {
  expect(errorOf(() => copyCalls([call]))).toMatchObject({ field })
})

test('error: names the index of the call, also of an empty slot', () => {
  expect(errorOf(() => copyCalls([{ to }, { to, data: '0x1' }]))).toMatchObject({ field: 'calls[1].data' })
  // biome-ignore lint/suspicious/noSparseArray: an app without types may pass one.
  expect(errorOf(() => copyCalls([{ to }, , { to }]))).toMatchObject({ field: 'calls[1]' })
})

test.each([[[]], [undefined], [null], [{ length: 1 }], ['x']])('error: %j has no calls', (calls) => {
  expect(errorOf(() => copyCalls(calls))).toMatchObject({ code: 'invalid-parameter', field: 'calls' })
})

test('behavior: the calls and the capabilities are copies', () => {
  const call = { to, data: '0x12' }
  const capabilities = { paymasterService: { url: 'https://a.example' } }
  const copies = [copyCalls([call]), copyCapabilities(capabilities)]
  call.data = '0x34'
  capabilities.paymasterService.url = 'https://b.example'
  expect(copies).toEqual([[{ to, data: '0x12' }], { paymasterService: { url: 'https://a.example' } }])
})

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ a: undefined }, undefined],
  [{ a: {} }, { a: {} }],
  [{ a: { optional: true, b: [1, null] } }, { a: { optional: true, b: [1, null] } }],
])('default: capabilities %j', (given, expected) => {
  expect(copyCapabilities(given)).toEqual(expected)
})

test.each<[string, unknown]>([
  ['capabilities', null],
  ['capabilities', []],
  ['capabilities', 'x'],
  ['capabilities', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, {}]))],
  ['capabilities.a', { a: true }],
  ['capabilities.a', { a: null }],
  ['capabilities.a', { a: { value: 1n } }],
  ['capabilities.a', { a: { text: 'x'.repeat(8_192) } }],
])('error: names %s: capabilities %#', (field, given) => {
  expect(errorOf(() => copyCapabilities(given))).toMatchObject({ code: 'invalid-parameter', field })
})

test.each([['0x1'], ['a'], ['x'.repeat(8_194)]])('default: an id, row %#', (id) => {
  expect(errorOf(() => checkCallsId(id))).toBe('no error')
})

test.each([[''], ['x'.repeat(8_195)], [1], [null], [undefined], [['0x1']]])('error: no id, row %#', (id) => {
  expect(errorOf(() => checkCallsId(id))).toMatchObject({ code: 'invalid-parameter', field: 'id' })
})
