import { AbortedError, WalletResponseError } from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { nextMacrotask } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { account, checksummed, createScriptedProvider, type ScriptedProvider } from './provider.fixtures.js'
import { createSessions } from './sessions.js'

const connectorId = 'io.alpha'
const session = { connectorId, accounts: [{ address: checksummed, type: 'eoa' }], chainId: 'eip155:1' }

function setUp() {
  const emitted: AdapterEvent[] = []
  const warnings: string[] = []
  const sessions = createSessions({
    emit: (event) => emitted.push(event),
    warn: (message) => warnings.push(message),
  })
  function open(provider: ScriptedProvider, options: { id?: string; signal?: AbortSignal } = {}) {
    const { id = connectorId, signal = new AbortController().signal } = options
    return sessions.open({
      connectorId: id,
      provider,
      signal,
      onApproved: async () => {},
      undo: async () => void (await provider.request({ method: 'undo' })),
    })
  }
  function resume(provider: ScriptedProvider) {
    return sessions.restore({ connectorId, provider, signal: new AbortController().signal })
  }
  return { sessions, emitted, warnings, open, resume }
}

/** Creates a promise that the test settles. */
function createDeferred<T>() {
  let settle: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { answer: () => promise, resolve: (value: T) => settle(value) }
}

async function waitUntilSettled(): Promise<void> {
  for (let index = 0; index < 5; index += 1) await nextMacrotask()
}

describe('open', () => {
  it('default: requests the accounts once and the chain once', async () => {
    const { open, sessions } = setUp()
    const provider = createScriptedProvider()
    expect(await open(provider)).toEqual(session)
    expect(sessions.get(connectorId)).toEqual({ session, provider })
    expect(provider.requests).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('behavior: uses events that arrive during the chain request', async () => {
    const { open, emitted } = setUp()
    const provider = createScriptedProvider()
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    provider.answers.eth_chainId = () => {
      provider.emit('accountsChanged', [other])
      return '0x1'
    }
    expect(await open(provider)).toMatchObject({ accounts: [{ address: other }] })
    expect(emitted).toEqual([])
  })

  it('behavior: stops listening to a wallet that another one replaces', async () => {
    const { open, sessions, emitted } = setUp()
    const [first, second] = [createScriptedProvider(), createScriptedProvider()]
    await open(first)
    await open(second, { id: 'io.beta' })
    expect(first.listeners()).toBe(0)
    expect(sessions.get(connectorId)).toBe(undefined)
    first.emit('accountsChanged', [])
    expect(emitted).toEqual([])
  })

  it('behavior: supports a wallet without events', async () => {
    const { open, sessions } = setUp()
    const { request, ...provider } = createScriptedProvider()
    expect(await open({ request } as typeof provider & { request: typeof request })).toEqual(session)
    expect(sessions.close(connectorId)).toEqual({ request })
  })

  it('error: reverts a late approval', async () => {
    const { open, sessions } = setUp()
    const provider = createScriptedProvider()
    const yes = createDeferred<string[]>()
    provider.answers.eth_requestAccounts = yes.answer
    const controller = new AbortController()
    const opening = open(provider, { signal: controller.signal })
    controller.abort()
    await expect(opening).rejects.toBeInstanceOf(AbortedError)
    yes.resolve([account])
    await waitUntilSettled()
    expect(provider.requests).toEqual(['eth_requestAccounts', 'undo'])
    expect(provider.listeners()).toBe(0)
    expect(sessions.get(connectorId)).toBe(undefined)
  })

  it('error: does not revert a late approval that belongs to a newer attempt', async () => {
    const { open } = setUp()
    const provider = createScriptedProvider()
    const yes = createDeferred<string[]>()
    provider.answers.eth_requestAccounts = yes.answer
    const controller = new AbortController()
    const first = open(provider, { signal: controller.signal })
    controller.abort()
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    const second = open(provider)
    yes.resolve([account])
    expect(await second).toEqual(session)
    await waitUntilSettled()
    expect(provider.requests).not.toContain('undo')
  })

  it('error: an older attempt that was not aborted does not replace a newer one', async () => {
    const { open, sessions } = setUp()
    const provider = createScriptedProvider()
    const yes = createDeferred<string[]>()
    provider.answers.eth_requestAccounts = yes.answer
    const first = open(provider)
    provider.answers.eth_requestAccounts = [account]
    await open(provider)
    yes.resolve(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    expect(sessions.get(connectorId)?.session).toEqual(session)
    expect(provider.listeners()).toBe(3)
  })

  it.each([
    ['error: reverts nothing after a rejection', () => Promise.reject(new Error('No.')), false],
    ['error: accounts that are not an array', 'me', true],
    ['error: an empty list of accounts', [7], true],
  ])('%s', async (_, answer, isReverted) => {
    const { open } = setUp()
    const provider = createScriptedProvider()
    provider.answers.eth_requestAccounts = answer
    await expect(open(provider)).rejects.toThrow()
    expect(provider.requests.includes('undo')).toBe(isReverted)
    expect(provider.listeners()).toBe(0)
  })
})

describe('resume', () => {
  it('default: requests only what is authorized', async () => {
    const { resume } = setUp()
    const provider = createScriptedProvider()
    expect(await resume(provider)).toEqual(session)
    expect(provider.requests).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it.each([
    ['behavior: a wallet that authorizes no accounts', []],
    ['behavior: a wallet that fails', () => Promise.reject(new Error('Offline.'))],
  ])('%s returns null and restores when accounts are authorized', async (_, answer) => {
    const { resume, emitted } = setUp()
    const provider = createScriptedProvider()
    provider.answers.eth_accounts = answer
    expect(await resume(provider)).toBe(null)
    provider.emit('accountsChanged', [account])
    expect(emitted).toEqual([{ type: 'session', session }])
  })

  it('behavior: does not wait for it if another wallet has the session', async () => {
    const { open, resume } = setUp()
    await open(createScriptedProvider(), { id: 'io.beta' })
    const provider = createScriptedProvider()
    provider.answers.eth_accounts = []
    expect(await resume(provider)).toBe(null)
    expect(provider.listeners()).toBe(0)
  })

  it('error: rejects malformed accounts', async () => {
    const { resume } = setUp()
    const provider = createScriptedProvider()
    provider.answers.eth_accounts = ['<b>me</b>']
    await expect(resume(provider)).rejects.toBeInstanceOf(WalletResponseError)
    expect(provider.listeners()).toBe(0)
  })
})

describe('events of the wallet', () => {
  it.each([
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
    const { open, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.answers.eth_accounts = accounts
    provider.emit('disconnect', { code: 1013 })
    await waitUntilSettled()
    expect(emitted).toEqual(expected)
  })

  it('behavior: does not emit an unchanged session', async () => {
    const { open, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.emit('accountsChanged', [account])
    provider.emit('chainChanged', 1)
    expect(emitted).toEqual([])
  })

  it('behavior: accepts a chain id that is a number', async () => {
    const { open, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.emit('chainChanged', 8453)
    expect(emitted).toEqual([{ type: 'session', session: { ...session, chainId: 'eip155:8453' } }])
  })

  it.each([
    ['error: an invalid chain', 'chainChanged', 'mainnet'],
    ['error: malformed accounts', 'accountsChanged', ['<b>me</b>']],
    ['error: accounts that are not an array', 'accountsChanged', null],
  ])('%s causes a warning and keeps the session', async (_, event, value) => {
    const { open, sessions, emitted, warnings } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.emit(event, value)
    expect(emitted).toEqual([])
    expect(warnings.length).toBe(1)
    expect(sessions.get(connectorId)?.session).toEqual(session)
  })
})

describe('after an invalid event', () => {
  it.each([
    [
      'behavior: invalid accounts do not block a chain event',
      'accountsChanged',
      null,
      'chainChanged',
      '0xa',
      { chainId: 'eip155:10' },
    ],
    [
      'behavior: an invalid chain does not block an accounts event',
      'chainChanged',
      'mainnet',
      'accountsChanged',
      ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      { accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' }] },
    ],
  ])('%s', async (_, bad, malformed, good, value, change) => {
    const { open, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.emit(bad, malformed)
    provider.emit(good, value)
    expect(emitted).toEqual([{ type: 'session', session: { ...session, ...change } }])
  })
})

describe('move, close and stop', () => {
  it('default: emits a move once and ignores the wallet’s matching event', async () => {
    const { open, sessions, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    const moved = { ...session, chainId: 'eip155:10' }
    expect(sessions.setChain(connectorId, 10)).toEqual(moved)
    provider.emit('chainChanged', '0xa')
    expect(emitted).toEqual([{ type: 'session', session: moved }])
  })

  it('behavior: emits nothing when moved to the current chain', async () => {
    const { open, sessions, emitted } = setUp()
    await open(createScriptedProvider())
    expect(sessions.setChain(connectorId, 1)).toEqual(session)
    expect(emitted).toEqual([])
  })

  it('error: moves nothing when the wallet has disconnected', async () => {
    const { open, sessions } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    provider.emit('accountsChanged', [])
    expect(sessions.setChain(connectorId, 10)).toBe(undefined)
  })

  it('default: stops listening when closed; a second close does nothing', async () => {
    const { open, sessions, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    expect(sessions.close(connectorId)).toBe(provider)
    expect(sessions.close(connectorId)).toBe(undefined)
    expect(provider.listeners()).toBe(0)
    provider.emit('accountsChanged', [])
    expect(emitted).toEqual([])
  })

  it('behavior: ignores the accounts response when closed during the request', async () => {
    const { open, sessions, emitted } = setUp()
    const provider = createScriptedProvider()
    await open(provider)
    const left = createDeferred<string[]>()
    provider.answers.eth_accounts = left.answer
    provider.emit('disconnect', { code: 1013 })
    sessions.close(connectorId)
    provider.answers.eth_chainId = '0xa'
    await open(provider)
    left.resolve([])
    await waitUntilSettled()
    expect(emitted).toEqual([])
  })

  it('behavior: keeps nothing when stopped during an attempt', async () => {
    const { open, sessions } = setUp()
    const provider = createScriptedProvider()
    const chain = createDeferred<string>()
    provider.answers.eth_chainId = chain.answer
    const opening = open(provider)
    await waitUntilSettled()
    sessions.stop()
    chain.resolve('0x1')
    await expect(opening).rejects.toBeInstanceOf(AbortedError)
    expect(sessions.get(connectorId)).toBe(undefined)
    expect(provider.listeners()).toBe(0)
  })
})
