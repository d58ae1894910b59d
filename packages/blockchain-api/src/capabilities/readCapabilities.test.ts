import { expect, test } from 'vitest'
import { bareChain, fullServer } from './capabilities.fixtures.js'
import { capabilitiesVersion } from './capabilitiesSchema.js'
import { readCapabilities } from './readCapabilities.js'
import { toCapabilities } from './toCapabilities.js'

test('default: has the status of each capability that toCapabilities has', () => {
  const body = JSON.parse(JSON.stringify(fullServer))
  const read = readCapabilities(body)
  const known = toCapabilities(body)
  expect(Object.keys(read.chains ?? {})).toEqual(Object.keys(known.chains ?? {}))
  const [chain] = Object.entries(read.chains ?? {})
  // What a list lacks has one name, whichever the reason is.
  const statuses = JSON.stringify(chain?.[1]).replaceAll(',"isPartial":true', '')
  expect(known.chains?.[chain?.[0] ?? '']).toMatchObject(JSON.parse(statuses))
  expect(read.chains?.['eip155:8453']?.balances).toEqual({ status: 'available', isPartial: true })
  expect(read.chains?.['eip155:1']).toMatchObject({
    history: { status: 'available', isPartial: true },
    nfts: { status: 'degraded', retryAfterSeconds: 8, isPartial: true },
  })
  for (const name of ['onramp', 'names'] as const) expect(known[name]).toMatchObject(read[name] ?? {})
  expect(read.chains?.['eip155:8453']?.history).toEqual(bareChain.history)
  expect(capabilitiesVersion).toBe(1)
})

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['a list', [fullServer]],
  ['another version', { ...fullServer, version: 2 }],
])('error: everything is unknown in %s', (_, body) => {
  expect(readCapabilities(body)).toEqual({})
})

test('behavior: the ways to log in, at the frame that the server names', () => {
  const { login } = readCapabilities(JSON.parse(JSON.stringify(fullServer)))
  const known = toCapabilities(fullServer).login
  expect(login).toBeDefined()
  expect(known).toMatchObject(JSON.parse(JSON.stringify(login)))
  const frameOrigin = 'https://login.example.com'
  const socials = { google: { status: 'available' }, x: 'available' }
  expect(readCapabilities({ version: 1, login: { frameOrigin, socials } }).login).toEqual({
    frameOrigin,
    socials: { google: { status: 'available' } },
  })
  for (const one of [null, { status: 'absent', code: 'unsupported' }, { frameOrigin: '' }])
    expect(readCapabilities({ version: 1, login: one }).login).toBe(undefined)
})

test.each([
  ['the whole chain', { history: { status: 'available' } }],
  ['the first block', { history: { status: 'available', fromBlock: 0 } }],
  ['a block that is none', { history: { status: 'available', fromBlock: '?' } }],
])('behavior: a history of %s is whole', (_, chain) => {
  const { chains } = readCapabilities({ version: 1, chains: { 'eip155:1': chain } })
  expect(chains?.['eip155:1']?.history).toEqual({ status: 'available' })
})

test.each<[string, unknown]>([
  ['a text', 'available'],
  ['a status of a newer server', { status: 'slow' }],
  ['no time to retry', { status: 'degraded' }],
  ['no code', { status: 'absent' }],
])('error: a capability is unknown if it is %s', (_, capability) => {
  const chains = { 'eip155:1': { history: capability }, 'eip155:10': null }
  const read = readCapabilities({ version: 1, chains, onramp: capability })
  expect(read.onramp).toBe(undefined)
  expect(read.chains?.['eip155:1']?.history).toBe(undefined)
  expect(read.chains?.['eip155:10']).toBeDefined()
})
