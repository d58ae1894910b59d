import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCapabilities } from './parseCapabilities.js'

const chainIds = ['eip155:1', 'eip155:10'] as const

test.each<[string, unknown, object]>([
  [
    'MetaMask before the upgrade of the account: ready',
    { '0x1': { atomic: { status: 'ready' } } },
    { 'eip155:1': { atomic: { status: 'ready' } } },
  ],
  [
    'Coinbase Smart Wallet: supported, and a paymaster',
    { '0x2105': { atomic: { status: 'supported' }, paymasterService: { supported: true } } },
    { 'eip155:8453': { atomic: { status: 'supported' }, paymasterService: { supported: true } } },
  ],
  [
    'an earlier version of EIP-5792',
    { '0x1': { atomicBatch: { supported: true } }, '0xa': { atomicBatch: { supported: false } } },
    {
      'eip155:1': { atomicBatch: { supported: true }, atomic: { status: 'supported' } },
      'eip155:10': { atomicBatch: { supported: false }, atomic: { status: 'unsupported' } },
    },
  ],
  [
    'both versions: the newer one counts',
    { '0x1': { atomicBatch: { supported: true }, atomic: { status: 'unsupported' } } },
    { 'eip155:1': { atomicBatch: { supported: true }, atomic: { status: 'unsupported' } } },
  ],
  [
    '0x0 is every chain, and a chain has its own in addition',
    { '0x0': { atomic: { status: 'ready' }, a: 1 }, '0xa': { atomic: { status: 'supported' } } },
    {
      'eip155:1': { atomic: { status: 'ready' }, a: 1 },
      'eip155:10': { atomic: { status: 'supported' }, a: 1 },
    },
  ],
  ['chain ids with zeros and capitals', { '0x00A': { a: 'x' } }, { 'eip155:10': { a: 'x' } }],
  [
    'an unknown capability stays as it is',
    { '0x1': { x: [1, { y: null }] } },
    { 'eip155:1': { x: [1, { y: null }] } },
  ],
  ['a chain without capabilities', { '0x1': {} }, { 'eip155:1': {} }],
])('default: %s', (_, answer, expected) => {
  expect(parseCapabilities(answer, chainIds)).toEqual(expected)
})

test.each<[string, unknown, object]>([
  ['null', null, {}],
  ['text', 'nonsense', {}],
  ['a list', [{ atomic: { status: 'ready' } }], {}],
  ['chains that are none', { '0x': {}, '1': {}, 'eip155:1': {}, __proto__: { '0x1': {} } }, {}],
  ['capabilities that are none', { '0x1': 'yes', '0x2': null, '0x3': [] }, {}],
  ['a status that is none', { '0x1': { atomic: { status: 'yes' } } }, { 'eip155:1': {} }],
  ['a status that is no text', { '0x1': { atomic: { status: ['ready'] } } }, { 'eip155:1': {} }],
  ['atomic that is no object', { '0x1': { atomic: true } }, { 'eip155:1': {} }],
  [
    'a malformed status is not replaced',
    { '0x1': { atomic: 1, atomicBatch: { supported: true } } },
    { 'eip155:1': { atomicBatch: { supported: true } } },
  ],
  ['atomicBatch that is no object', { '0x1': { atomicBatch: 7 } }, { 'eip155:1': { atomicBatch: 7 } }],
  ['names that are none', { '0x1': { 'a b': 1, [`x${'y'.repeat(64)}`]: 1, '': 1 } }, { 'eip155:1': {} }],
  [
    '__proto__ as a name',
    JSON.parse('{"0x1": {"__proto__": {"atomic": {"status": "ready"}}}}'),
    { 'eip155:1': {} },
  ],
  [
    'a capability of more than 8192 characters',
    { '0x1': { a: 'x'.repeat(8_191), b: 1 } },
    { 'eip155:1': { b: 1 } },
  ],
  ['functions and bigints', { '0x1': { a: () => 1, b: 1n } }, { 'eip155:1': {} }],
])('error: %s', (_, answer, expected) => {
  expect(parseCapabilities(answer, chainIds)).toEqual(expected)
})

test('error: circular values, and getters that throw', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const hostile = {
    get '0x2'() {
      throw new Error('hostile')
    },
  }
  expect(parseCapabilities({ '0x1': { circular, a: 1 } }, chainIds)).toEqual({ 'eip155:1': { a: 1 } })
  expect(parseCapabilities(hostile, chainIds)).toEqual({})
})

test('behavior: keeps 200 chains and 50 capabilities of each', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, index]))
  const chains = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`0x${(index + 1).toString(16)}`, many]),
  )
  const found = Object.values(parseCapabilities(chains, chainIds))
  expect(found).toHaveLength(200)
  expect(new Set(found.map((one) => Object.keys(one).length))).toEqual(new Set([50]))
})

test('behavior: the result is a copy of the answer', () => {
  const answer = { '0x1': { a: { b: 1 } } }
  const found = parseCapabilities(answer, chainIds)
  answer['0x1'].a.b = 2
  expect(found).toEqual({ 'eip155:1': { a: { b: 1 } } })
})

test('behavior: any answer has chains with plain JSON, or none', () => {
  const key = fc.oneof(fc.constantFrom('0x0', '0x1', '0xA', '__proto__', 'constructor'), fc.string())
  const answers = fc.oneof(
    fc.anything(),
    fc.dictionary(key, fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.jsonValue()))),
  )
  fc.assert(
    fc.property(answers, (answer) => {
      const found = parseCapabilities(answer, chainIds)
      for (const [chainId, capabilities] of Object.entries(found)) {
        expect(chainId).toMatch(/^eip155:[1-9]\d*$/)
        expect(Object.getPrototypeOf(capabilities)).toBe(Object.prototype)
        if (capabilities.atomic)
          expect(capabilities.atomic.status).toMatch(/^(?:supported|ready|unsupported)$/)
      }
    }),
  )
})
