import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSessionCapabilities } from './toSessionCapabilities.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const namespace = {
  accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
  chains: ['eip155:1', 'eip155:10'],
  methods: [],
  events: [],
} as const
const supported = { status: 'supported' }
const paymaster = { supported: true }

test.each<[string, Parameters<typeof toSessionCapabilities>[0], unknown]>([
  ['none', {}, undefined],
  [
    'JSON in the session properties',
    { sessionProperties: { capabilities: JSON.stringify({ '0x1': { atomic: supported } }) } },
    { '0x1': { atomic: supported } },
  ],
  [
    'the chain 0x0 stays as it is: the reader adds it to each chain',
    { sessionProperties: { capabilities: '{"0x0":{"atomic":{"status":"supported"}}}' } },
    { '0x0': { atomic: supported } },
  ],
  [
    'session properties by name, as JSON and as an object, for every chain of the session',
    {
      sessionProperties: {
        expiry: '2027-01-01',
        atomic: JSON.stringify(supported),
        paymasterService: paymaster,
      },
    },
    {
      '0x1': { atomic: supported, paymasterService: paymaster },
      '0xa': { atomic: supported, paymasterService: paymaster },
    },
  ],
  [
    'scoped properties of a chain before those of the session',
    {
      sessionProperties: { atomic: '{"status":"ready"}' },
      scopedProperties: {
        'eip155:10': JSON.stringify({ atomic: supported, walletService: [] }),
        'eip155:137': '{"atomic":{}}',
      },
    },
    { '0x1': { atomic: { status: 'ready' } }, '0xa': { atomic: supported } },
  ],
  [
    'scoped properties of an account before those of its chain',
    {
      scopedProperties: {
        'eip155:1': { atomic: { status: 'unsupported' }, [`eip155:1:${address}`]: { atomic: supported } },
      },
    },
    { '0x1': { atomic: supported } },
  ],
  ['invalid JSON', { sessionProperties: { capabilities: '{' } }, undefined],
  [
    'invalid JSON of one capability: it says nothing',
    { sessionProperties: { atomic: '}' } },
    { '0x1': { atomic: {} }, '0xa': { atomic: {} } },
  ],
  ['other types', { sessionProperties: [], scopedProperties: 'eip155:1' }, undefined],
  ['properties without capabilities', { sessionProperties: { capabilities: '{}', expiry: '1' } }, undefined],
])('behavior: %s', (_, session, expected) => {
  expect(toSessionCapabilities(session, namespace)).toEqual(expected)
})

test('behavior: without accounts on EVM chains only the listed ones', () => {
  const sessionProperties = { atomic: '{"status":"ready"}' }
  expect(toSessionCapabilities({ sessionProperties }, undefined)).toBeUndefined()
})

test('behavior: never throws', () => {
  const properties = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom('atomic', 'capabilities'), fc.anything()),
  )
  fc.assert(
    fc.property(properties, properties, (sessionProperties, scopedProperties) => {
      const found = toSessionCapabilities({ sessionProperties, scopedProperties }, namespace)
      expect(found === undefined || typeof found === 'object').toBe(true)
    }),
  )
})
