import { describe, expect, test } from 'vitest'
import { RelayRefusedError } from '../../../foundation/errors/relay.js'
import type { RelaySession } from '../../../ports/Relay.js'
import {
  accounts,
  part,
  sessionOf,
  startRemoteSession,
  usualNamespaces,
} from './createRemoteSession.fixtures.js'

const { signal } = new AbortController()
const session = sessionOf(usualNamespaces)
const chainId = 'eip155:1'
const names = (events: ReturnType<typeof startRemoteSession>['events']) =>
  events.map(([namespace, { type }]) => `${namespace} ${type}`)

describe('adopt', () => {
  test('default: notifies every namespace of the session', () => {
    const { remote, events, calls } = startRemoteSession(session)
    expect(calls).toEqual(['start', 'adopt a'])
    expect(names(events)).toEqual(['eip155 session', 'solana session', 'bip122 session'])
    expect(remote.session).toBe(session)
    expect(remote.getSession('eip155')).toMatchObject({ chainId, connectorId: 'walletConnect' })
  })

  test('behavior: notifies only namespaces for which `shouldAdopt` is true; others can use the session later', () => {
    const { remote, events, emit } = startRemoteSession(session, {
      shouldAdopt: (namespace) => namespace === 'solana',
    })
    expect(names(events)).toEqual(['solana session'])
    expect(remote.getSessionAndSubscribe('eip155')).toMatchObject({ chainId })
    emit({ type: 'ended', by: 'wallet' })
    expect(names(events.slice(1))).toEqual(['solana disconnected', 'eip155 disconnected'])
  })

  test('behavior: a new session drops the choices of the previous one', () => {
    const { remote } = startRemoteSession(session)
    remote.choose('eip155', { chainId: 'eip155:8453' })
    expect(remote.getSession('eip155')?.chainId).toBe('eip155:8453')
    remote.adopt(sessionOf(usualNamespaces, { topic: 'b'.repeat(64) }))
    expect(remote.getSession('eip155')?.chainId).toBe(chainId)
  })

  test('behavior: a namespace that the new session lacks is disconnected', () => {
    const { remote, events } = startRemoteSession(session)
    events.splice(0)
    remote.adopt(sessionOf({ solana: usualNamespaces.solana }))
    expect(names(events)).toEqual(['eip155 disconnected', 'bip122 disconnected'])
    expect(remote.getSession('eip155')).toBeUndefined()
    expect(events[0]?.[1]).toEqual({ type: 'disconnected', connectorId: 'walletConnect' })
  })
})

describe('events of the relay', () => {
  test('behavior: an update that changes nothing is not emitted', () => {
    const { events, emit } = startRemoteSession(session)
    events.splice(0)
    emit({ type: 'session', session: sessionOf(usualNamespaces, { expiresAt: 2 ** 51 }) })
    expect(events).toEqual([])
  })

  test('behavior: an event of one namespace does not reach the others', () => {
    const { events, emit } = startRemoteSession(session)
    events.splice(0)
    emit({ type: 'event', chainId, name: 'chainChanged', data: '0x2105' })
    expect(events).toMatchObject([['eip155', { session: { chainId: 'eip155:8453' } }]])
  })

  test.each(['message', 'accountschanged', '', '__proto__'])('error: ignores the event %j', (name) => {
    const { events, emit } = startRemoteSession(session)
    events.splice(0)
    emit({ type: 'event', chainId, name, data: [accounts.other] })
    expect(events).toEqual([])
  })

  test.each([
    ['wallet', []],
    ['expiry', ['expired']],
  ] as const)('behavior: a session ended by %s disconnects every namespace', (by, reported) => {
    const { remote, events, calls, emit } = startRemoteSession(session)
    events.splice(0)
    calls.splice(0)
    emit({ type: 'ended', by })
    expect(names(events)).toEqual(['eip155 disconnected', 'solana disconnected', 'bip122 disconnected'])
    expect(calls).toEqual(reported)
    expect(remote.session).toBeUndefined()
  })

  test('behavior: the session continues when the relay rejects the app', () => {
    const { remote, calls, emit } = startRemoteSession(session)
    emit({ type: 'appRejected', error: new RelayRefusedError({ reason: 'key' }) })
    expect(calls.at(-1)).toBe('appRejected')
    expect(remote.session).toBe(session)
  })

  test('behavior: a watcher may stop watching while it is called', () => {
    const { remote, emit } = startRemoteSession(session)
    const seen: string[] = []
    const stop = remote.watch(() => {
      seen.push('one')
      stop()
    })
    remote.watch(() => seen.push('two'))
    emit({ type: 'ended', by: 'wallet' })
    emit({ type: 'session', session })
    expect(seen).toEqual(['one', 'two', 'two'])
  })
})

describe('start and stop', () => {
  test('behavior: listens once, and again after it was stopped', () => {
    const { remote, calls } = startRemoteSession()
    remote.start()
    remote.stop()
    remote.stop()
    remote.start()
    expect(calls).toEqual(['start', 'stop', 'start'])
  })
})

describe('restore', () => {
  test('default: all namespaces share one restore', async () => {
    let restores = 0
    const restore = async () => {
      restores += 1
      return session
    }
    const { remote } = startRemoteSession(undefined, { restore })
    const found = await Promise.all([remote.restore('eip155', signal), remote.restore('solana', signal)])
    expect(found).toMatchObject([{ chainId }, { accounts: [{ address: accounts.solana }] }])
    await remote.restore('bip122', signal)
    expect(restores).toBe(1)
  })

  test('behavior: returns undefined if no session is stored', async () => {
    const { remote } = startRemoteSession()
    expect(await remote.restore('eip155', signal)).toBeUndefined()
  })

  test('behavior: a namespace whose restore was aborted gets no session, the others do', async () => {
    const { remote, events, emit } = startRemoteSession(undefined, { restore: async () => session })
    const [aborted, open] = await Promise.all([
      remote.restore('eip155', AbortSignal.abort()),
      remote.restore('solana', signal),
    ])
    expect([aborted, open?.connectorId]).toEqual([undefined, 'walletConnect'])
    emit({ type: 'ended', by: 'wallet' })
    expect(names(events)).toEqual(['solana disconnected'])
  })

  test('behavior: a session that was approved meanwhile is kept', async () => {
    let resolve = (_: RelaySession | null) => {}
    const stored = new Promise<RelaySession | null>((settle) => {
      resolve = settle
    })
    const { remote } = startRemoteSession(undefined, { restore: () => stored })
    const restored = remote.restore('eip155', signal)
    const approved = sessionOf({ eip155: part(accounts.other, [chainId]) }, { topic: 'b'.repeat(64) })
    remote.adopt(approved)
    resolve(session)
    expect((await restored)?.accounts[0].address).toBe(accounts.other)
    expect(remote.session).toBe(approved)
  })

  test('error: rejects if the restore fails, and the next call tries again', async () => {
    const results = [() => Promise.reject(new Error('blocked')), async () => session]
    const { remote } = startRemoteSession(undefined, {
      restore: () => (results.shift() ?? (async () => null))(),
    })
    await expect(remote.restore('eip155', signal)).rejects.toThrow('blocked')
    expect(await remote.restore('eip155', signal)).toMatchObject({ chainId })
  })
})

describe('end', () => {
  test('default: the namespaces are disconnected before the relay responds', async () => {
    const { remote, events, calls } = startRemoteSession(session)
    events.splice(0)
    const ended = remote.end()
    expect(names(events)).toHaveLength(3)
    await ended
    expect(calls.at(-1)).toBe('disconnect')
    expect(remote.hasChain(chainId)).toBe(false)
  })
})

describe('request', () => {
  const ask = (parameters: object = {}) => ({
    namespace: 'eip155' as const,
    chainId: 'eip155:1' as const,
    method: 'personal_sign',
    params: [],
    ...parameters,
  })

  test('default: sends what the session has approved', async () => {
    const { remote, requests, answers } = startRemoteSession(session)
    answers.set('personal_sign', '0x12')
    expect(await remote.request(ask({ signal }))).toBe('0x12')
    expect(requests).toEqual([{ chainId, method: 'personal_sign', params: [], signal }])
  })

  test.each<[string, object, number]>([
    ['a chain that the session has not approved', { chainId: 'eip155:10' }, 4100],
    ['a method that the session has not approved', { method: 'eth_sign' }, 4200],
    ['a method of another namespace', { method: 'solana_signMessage' }, 4200],
    [
      'a chain of another namespace',
      { chainId: usualNamespaces.solana.chains[0], method: 'solana_signMessage' },
      4100,
    ],
    ['a namespace that the session lacks', { namespace: 'cosmos', chainId: 'cosmos:cosmoshub-4' }, 4100],
    ['a method in another case', { method: 'Personal_Sign' }, 4200],
  ])('error: %s, without a request to the wallet', async (_, change, rpcCode) => {
    const { remote, requests } = startRemoteSession(session)
    await expect(remote.request(ask(change))).rejects.toMatchObject({ code: 'wallet-request', rpcCode })
    expect(requests).toEqual([])
  })

  test('error: after the session has ended', async () => {
    const { remote, requests, emit } = startRemoteSession(session)
    emit({ type: 'ended', by: 'wallet' })
    await expect(remote.request(ask())).rejects.toMatchObject({ code: 'session-ended' })
    expect(requests).toEqual([])
  })
})

test('default: hasChain is true only for chains that the session has approved', () => {
  const { remote } = startRemoteSession(session)
  const chains = [
    'eip155:1',
    'eip155:8453',
    'eip155:10',
    usualNamespaces.solana.chains[0] ?? chainId,
    'cosmos:x',
  ] as const
  expect(chains.map((one) => remote.hasChain(one))).toEqual([true, true, false, true, false])
})
