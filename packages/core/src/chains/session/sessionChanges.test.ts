import { describe, expect, test } from 'vitest'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import {
  createDeferred,
  createKeeper,
  createWallet,
  type Data,
  disconnected,
  invalid,
  none,
  one,
  sessionEvent,
  toSession,
  two,
} from './sessionKeeper.fixtures.js'

describe('changes of the wallet', () => {
  test.each<[string, readonly Data[], readonly AdapterEvent[]]>([
    ['default: emits a changed session', [two], [sessionEvent(two)]],
    ['behavior: emits no unchanged session', [one, structuredClone(one)], []],
    ['behavior: emits each change once', [two, two, one], [sessionEvent(two), sessionEvent(one)]],
    ['behavior: emits the end of the session once', [none, none, one], [disconnected]],
    ['error: ignores invalid data', [invalid, two], [sessionEvent(two)]],
  ])('%s', async (_, changes, expected) => {
    const { connect, events, warnings } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    for (const data of changes) wallet.change(data)
    expect(events).toEqual(expected)
    expect(warnings).toHaveLength(changes.includes(invalid) ? 1 : 0)
  })

  test('behavior: a change is merged with the last valid data', async () => {
    const { connect, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    wallet.change(invalid)
    for (const listener of wallet.listeners) listener((data) => ({ ...data, chain: 7 }))
    expect(events).toEqual([sessionEvent({ ...one, chain: 7 })])
  })

  test('param: endsOnInvalidChange ends the session', async () => {
    const { connect, events, warnings, sessions } = createKeeper({ endsOnInvalidChange: true })
    const wallet = createWallet()
    await connect(wallet)
    wallet.change(invalid)
    expect(events).toEqual([disconnected])
    expect(warnings).toHaveLength(1)
    expect(sessions.get()).toBe(undefined)
    expect(wallet.listeners.size).toBe(0)
  })

  test('behavior: has stored the new session when it is emitted', async () => {
    const stored: unknown[] = []
    const { connect, sessions } = createKeeper({ emit: () => stored.push(sessions.get()?.data) })
    const wallet = createWallet()
    await connect(wallet)
    for (const data of [two, none]) wallet.change(data)
    expect(stored).toEqual([two, undefined])
  })

  test.each<[string, () => Promise<Data | undefined>, readonly AdapterEvent[]]>([
    ['a changed session', async () => two, [sessionEvent(two)]],
    ['the same session', async () => one, []],
    ['no account', async () => none, [disconnected]],
    ['that it cannot tell', async () => undefined, [disconnected]],
    ['an error', () => Promise.reject(new Error('locked')), [disconnected]],
  ])('behavior: reads a wallet that sends no data; it returns %s', async (_, read, expected) => {
    const { connect, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    wallet.read = read
    wallet.change()
    await nextMacrotask()
    expect(events).toEqual(expected)
  })

  test('behavior: keeps the session of a wallet that sends no data and cannot be read', async () => {
    const { connect, events, sessions } = createKeeper({ read: undefined as never }) // An absent option.
    const wallet = createWallet()
    await connect(wallet)
    wallet.change()
    await nextMacrotask()
    expect(events).toEqual([])
    expect(sessions.get()).toBeDefined()
  })

  test('behavior: the newest read applies, in any order of the responses', async () => {
    const { connect, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    const reads = [createDeferred<Data>(), createDeferred<Data>()]
    let count = 0
    wallet.read = () => reads[count++]?.promise ?? Promise.resolve(one)
    wallet.change()
    wallet.change()
    reads[1]?.resolve(two)
    await nextMacrotask()
    reads[0]?.resolve(none)
    await nextMacrotask()
    expect(events).toEqual([sessionEvent(two)])
  })

  test('behavior: reads again after a change during a read', async () => {
    const { connect, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    const stale = createDeferred<Data>()
    wallet.read = () => stale.promise
    wallet.change()
    wallet.read = async () => two
    wallet.change(two)
    stale.resolve(none)
    await nextMacrotask()
    expect(events).toEqual([sessionEvent(two)])
  })

  test('behavior: ignores a read that ends after the session', async () => {
    const { connect, events, sessions } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    const late = createDeferred<Data>()
    wallet.read = () => late.promise
    wallet.change()
    await sessions.disconnect('alpha', async () => {})
    await connect(wallet)
    late.resolve(none)
    await nextMacrotask()
    expect(events).toEqual([])
  })
})

describe('update', () => {
  test('default: emits a change that the app requested, because the caller may have aborted', async () => {
    const { connect, sessions, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    expect(sessions.update('alpha', two)).toEqual(toSession('alpha', two))
    wallet.change(two)
    expect(events).toEqual([sessionEvent(two)])
    expect(sessions.get()?.data).toBe(two)
  })

  test('behavior: emits nothing if the session is the same', async () => {
    const { connect, sessions, events } = createKeeper()
    await connect(createWallet())
    expect(sessions.update('alpha', one)).toEqual(toSession('alpha', one))
    expect(events).toEqual([])
  })

  test('param: session', async () => {
    const { connect, sessions } = createKeeper()
    await connect(createWallet())
    const session = toSession('alpha', two)
    expect(sessions.update('alpha', one, session)).toBe(session)
    expect(sessions.get()).toMatchObject({ session, data: one })
  })

  test('error: returns undefined if another wallet, or none, has the session', async () => {
    const { connect, sessions, events } = createKeeper()
    expect(sessions.update('alpha', two)).toBe(undefined)
    await connect(createWallet('beta'))
    expect(sessions.update('alpha', two)).toBe(undefined)
    expect(events).toEqual([])
  })
})

describe('disconnect', () => {
  test('default: closes the wallet, stops watching it, and emits nothing', async () => {
    const { connect, sessions, events } = createKeeper()
    const wallet = createWallet()
    wallet.isLeaking = true
    await connect(wallet)
    const closed: unknown[] = []
    await sessions.disconnect('alpha', async (connected) => closed.push(connected))
    await sessions.disconnect('alpha', async (connected) => closed.push(connected))
    wallet.change(two)
    expect(closed).toEqual([wallet, undefined])
    expect(events).toEqual([])
    expect(sessions.get()).toBe(undefined)
  })

  test('behavior: closes a wallet that another one has replaced, and keeps the other', async () => {
    const { connect, sessions, events } = createKeeper()
    const [alpha, beta] = [createWallet(), createWallet('beta')]
    await connect(alpha)
    await connect(beta)
    const closed: unknown[] = []
    await sessions.disconnect('alpha', async (connected) => closed.push(connected))
    expect(closed).toEqual([alpha])
    beta.change(two)
    expect(events).toEqual([sessionEvent(two, 'beta')])
  })

  test('error: the session continues if closing fails', async () => {
    const { connect, sessions, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    const failure = sessions.disconnect('alpha', () => Promise.reject(new Error('no')))
    await expect(failure).rejects.toThrow('no')
    expect(sessions.get()?.wallet).toBe(wallet)
    wallet.change(two)
    expect(events).toEqual([sessionEvent(two)])
  })

  test.each<[string, (keeper: ReturnType<typeof createKeeper>) => unknown, string | undefined]>([
    ['the keeper was stopped', ({ sessions }) => sessions.stop(), undefined],
    ['another wallet was connected', ({ connect }) => connect(createWallet('beta')), 'beta'],
  ])('error: the session does not continue if %s while closing failed', async (_, change, expected) => {
    const keeper = createKeeper()
    const wallet = createWallet()
    await keeper.connect(wallet)
    const closing = createDeferred<void>()
    const failure = expect(keeper.sessions.disconnect('alpha', () => closing.promise)).rejects.toThrow('no')
    await change(keeper)
    closing.reject(new Error('no'))
    await failure
    expect(keeper.sessions.get()?.session.connectorId).toBe(expected)
    expect(wallet.listeners.size).toBe(0)
  })
})

describe('end and stop', () => {
  test('default: end emits that the wallet is gone', async () => {
    const { connect, sessions, events } = createKeeper()
    const wallet = createWallet()
    await connect(wallet)
    sessions.end()
    sessions.end()
    expect(events).toEqual([disconnected])
    expect(wallet.listeners.size).toBe(0)
  })

  test('default: stop emits nothing, and the keeper can be used again', async () => {
    const { connect, restore, sessions, events } = createKeeper({ waitsForAccounts: true })
    const [locked, wallet] = [createWallet('locked'), createWallet()]
    locked.answer = async () => none
    await restore(locked)
    await connect(wallet)
    sessions.stop()
    expect(sessions.get()).toBe(undefined)
    expect(locked.listeners.size + wallet.listeners.size).toBe(0)
    expect(await restore(wallet)).toEqual(toSession('alpha', one))
    expect(events).toEqual([])
  })
})
