import { expect, test } from 'vitest'
import { bareChain, fullChain, fullServer } from './capabilities.fixtures.js'
import { chainCapabilitySchemas, serverCapabilitySchemas } from './capabilitiesSchema.js'
import { findChainCapability, toCapabilities } from './toCapabilities.js'

test('default: reads a document with everything', () => {
  const { version: _, ...expected } = fullServer
  expect(toCapabilities(JSON.parse(JSON.stringify(fullServer)))).toEqual(expected)
})

test.each([
  ['undefined', undefined],
  ['null', null],
  ['text', 'available'],
  ['a list', [fullServer]],
  ['an empty object', {}],
  ['a newer version', { ...fullServer, version: 2 }],
  ['a version that is text', { ...fullServer, version: '1' }],
])('behavior: of %s everything is unknown', (_, body) => {
  expect(toCapabilities(body)).toEqual({})
  expect(findChainCapability(toCapabilities(body), 'eip155:1', 'history')).toBeUndefined()
})

test.each(Object.keys(serverCapabilitySchemas))(
  'behavior: without a valid %s only this capability is unknown',
  (name) => {
    const { version: _, ...expected } = { ...fullServer, [name]: undefined }
    const { [name]: __, ...older } = { ...fullServer } as Record<string, unknown>
    for (const body of [older, { ...fullServer, [name]: { status: 'of a newer server' } }])
      expect(toCapabilities(body)).toEqual(expected)
  },
)

test.each(Object.keys(chainCapabilitySchemas))(
  'behavior: without a valid %s of a chain only this capability is unknown',
  (name) => {
    const { [name]: _, ...older } = { ...fullChain } as Record<string, unknown>
    for (const chain of [older, { ...fullChain, [name]: { status: 'of a newer server' } }]) {
      const known = toCapabilities({ ...fullServer, chains: { 'eip155:1': chain } })
      expect(known.chains?.['eip155:1']).toEqual({ ...fullChain, [name]: undefined })
      expect(known.login).toEqual(fullServer.login)
    }
  },
)

test('behavior: ignores fields, chains and codes of a newer server', () => {
  const history = { status: 'absent', code: 'of_a_newer_server' } as const
  const chains = { 'eip155:1': { ...bareChain, history, teleport: true }, mars: 1 }
  const known = toCapabilities({ ...fullServer, chains, teleport: true })
  expect(known).not.toHaveProperty('teleport')
  expect(known.chains).toEqual({ 'eip155:1': { ...bareChain, history }, mars: {} })
})

test.each([null, 1, [], 'eip155:1', { 'eip155:1': null }])(
  'behavior: with the chains %j those of the server are unknown',
  (chains) => {
    const known = toCapabilities({ ...fullServer, chains })
    expect(findChainCapability(known, 'eip155:1', 'history')).toBeUndefined()
    expect(known.relay).toEqual(fullServer.relay)
  },
)

test('default: finds a capability of a chain', () => {
  const known = toCapabilities(fullServer)
  expect(findChainCapability(known, 'eip155:1', 'history')).toEqual(fullChain.history)
  expect(findChainCapability(known, 'eip155:8453', 'prices')).toEqual(bareChain.prices)
})

test.each(['eip155:10', 'toString', '__proto__'])(
  'behavior: the server does not have the chain %j',
  (chainId) => {
    const absent = { status: 'absent', code: 'unsupported' }
    expect(findChainCapability(toCapabilities(fullServer), chainId, 'history')).toEqual(absent)
  },
)
