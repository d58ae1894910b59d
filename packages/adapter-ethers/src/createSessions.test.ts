import type { AdapterEvent } from '@latchkit/core/ports'
import { nextMacrotask } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { createSessions } from './createSessions.js'
import { account, checksummed, createScriptedProvider, type ScriptedProvider } from './provider.fixtures.js'

const connectorId = 'io.alpha'
const session = { connectorId, accounts: [{ address: checksummed, type: 'eoa' }], chainId: 'eip155:1' }
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Restores the session of a scripted wallet. */
async function restore(provider: ScriptedProvider = createScriptedProvider()) {
  const emitted: AdapterEvent[] = []
  const warnings: string[] = []
  const sessions = createSessions({
    emit: (event) => emitted.push(event),
    warn: (message) => warnings.push(message),
  })
  const { signal } = new AbortController()
  const ask = async () => ({ accounts: [account], chainId: 1 })
  await sessions.restore({ connectorId, wallet: provider, signal, ask })
  return { provider, sessions, emitted, warnings }
}

describe('events of the wallet', () => {
  it.each<[string, readonly (readonly [string, unknown])[], readonly object[]]>([
    [
      'default: other accounts',
      [['accountsChanged', [other]]],
      [{ accounts: [{ address: other, type: 'eoa' }] }],
    ],
    ['default: another chain', [['chainChanged', '0xa']], [{ chainId: 'eip155:10' }]],
    ['behavior: a chain id that is a number', [['chainChanged', 8453]], [{ chainId: 'eip155:8453' }]],
    [
      'behavior: the same accounts and chain',
      [
        ['accountsChanged', [account]],
        ['chainChanged', 1],
      ],
      [],
    ],
    ['error: an invalid chain', [['chainChanged', 'mainnet']], []],
    ['error: malformed accounts', [['accountsChanged', ['<b>me</b>']]], []],
    ['error: accounts that are not an array', [['accountsChanged', null]], []],
    [
      'behavior: a chain after invalid accounts',
      [
        ['accountsChanged', null],
        ['chainChanged', '0xa'],
      ],
      [{ chainId: 'eip155:10' }],
    ],
  ])('%s', async (_, events, expected) => {
    const { provider, emitted } = await restore()
    for (const [event, value] of events) provider.emit(event, value)
    expect(emitted).toEqual(
      expected.map((change) => ({ type: 'session', session: { ...session, ...change } })),
    )
  })

  it.each<[string, unknown, readonly object[]]>([
    [
      'behavior: keeps the session when the wallet loses its server but still returns accounts',
      [account],
      [],
    ],
    [
      'behavior: ends the session when the wallet returns no accounts',
      [],
      [{ type: 'disconnected', connectorId }],
    ],
    [
      'behavior: ends the session when the wallet no longer responds',
      () => Promise.reject(new Error('Gone.')),
      [{ type: 'disconnected', connectorId }],
    ],
  ])('%s', async (_, accounts, expected) => {
    const { provider, emitted } = await restore()
    provider.answers.eth_accounts = accounts
    provider.emit('disconnect', { code: 1013 })
    await nextMacrotask()
    expect(emitted).toEqual(expected)
  })

  it('behavior: restores a wallet that is unlocked again', async () => {
    const { provider, emitted, sessions } = await restore()
    provider.emit('accountsChanged', [])
    provider.emit('accountsChanged', [account])
    expect(emitted).toEqual([
      { type: 'disconnected', connectorId },
      { type: 'session', session },
    ])
    expect(sessions.get(connectorId)?.wallet).toBe(provider)
  })
})

it('behavior: removes its listeners', async () => {
  const { provider, sessions } = await restore()
  expect(provider.listeners()).toBe(3)
  sessions.stop()
  expect(provider.listeners()).toBe(0)
})

it('behavior: supports a wallet without events', async () => {
  const { request, ...silent } = createScriptedProvider()
  const { sessions } = await restore({ request } as typeof silent & { request: typeof request })
  expect(sessions.get(connectorId)?.session).toEqual(session)
})
