import { expect, test } from 'vitest'
import { bareChain, fullChain, fullServer } from './capabilities.fixtures.js'
import { capabilitiesResponseSchema, capabilitiesVersion } from './capabilitiesSchema.js'

test('default: accepts a document with everything', () => {
  expect(capabilitiesResponseSchema.parse(fullServer)).toEqual(fullServer)
  expect(fullServer.version).toBe(capabilitiesVersion)
})

test('behavior: accepts fields of a newer server', () => {
  const chains = { 'eip155:1': { ...bareChain, node: { status: 'available', since: 1 }, teleport: {} } }
  const parsed = capabilitiesResponseSchema.parse({ ...fullServer, chains, teleport: { status: 'new' } })
  expect(parsed).toEqual({ ...fullServer, chains: { 'eip155:1': bareChain } })
})

test.each<[string, object]>([
  ['another version', { version: 2 }],
  ['no relay', { relay: undefined }],
  ['a relay of an unknown status', { relay: { status: 'slow', url: 'wss://example.com' } }],
  ['an id that is not of CAIP-2', { chains: { Ethereum: bareChain } }],
  ['a country that is none', { onramp: { status: 'available', country: 'Germany', providers: [] } }],
  [
    'a provider without an id',
    { onramp: { status: 'available', country: 'DE', providers: [{ status: 'available' }] } },
  ],
  ['a login without its frame', { login: { status: 'available' } }],
  ['an absent capability without a code', { names: { status: 'absent' } }],
])('error: a document with %s', (_, change) => {
  expect(capabilitiesResponseSchema.safeParse({ ...fullServer, ...change }).success).toBe(false)
})

test.each<[string, object]>([
  ['no time to retry', { nfts: { status: 'degraded' } }],
  ['a retry at once', { nfts: { status: 'degraded', retryAfterSeconds: 0 } }],
  ['a retry after more than a day', { nfts: { status: 'degraded', retryAfterSeconds: 86_401 } }],
  ['a negative block', { history: { status: 'available', fromBlock: -1 } }],
  ['a source that is absent', { swaps: { status: 'available', sources: [{ ...bareChain.swaps }] } }],
  ['a budget in decimals', { paymaster: { status: 'available', remaining: '0.1' } }],
  ['a missing capability', { node: undefined }],
])('error: a chain with %s', (_, change) => {
  const chains = { 'eip155:1': { ...fullChain, ...change } }
  expect(capabilitiesResponseSchema.safeParse({ ...fullServer, chains }).success).toBe(false)
})
