import { expect, test } from 'vitest'
import { connect, open } from '../../../exports/actions.js'
import { fakeClock, fakeStorage, nextMacrotask } from '../../../exports/testing.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { start, viaRelay } from '../sdk/relay.fixtures.js'
import { recordExpiry } from './recordExpiry.js'

test('default: when a session expires, the modal shows why and the wallet can connect again', async () => {
  const { kit, relay, account } = start()
  const facts: unknown[] = []
  kit.onFact((fact) => facts.push(fact))
  await connect(kit, viaRelay)
  relay.end('expiry')
  const error = expect.objectContaining({ code: 'session-ended', shortMessage: 'Session Expired' })
  expect(account('eip155').status).toBe('disconnected')
  expect(kit.getState().pairing).toMatchObject({ status: 'idle', outcome: { status: 'expired', error } })
  expect(facts).toContainEqual({ feature: 'pairing', type: 'sessionExpired', error })
  void open(kit)
  await nextMacrotask()
  expect(kit.getState().snackbar).toMatchObject({
    status: 'shown',
    snackbar: { variant: 'error', code: 'session-ended', message: 'Session Expired' },
  })
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  await connect(kit, viaRelay)
  expect(account('eip155').status).toBe('connected')
})

test('behavior: does not report a session ended by the wallet as expired', async () => {
  const { kit, relay } = start()
  await connect(kit, viaRelay)
  relay.end('wallet')
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  void open(kit)
  await nextMacrotask()
  expect(kit.getState().snackbar).toEqual({ status: 'hidden' })
})

/** Creates a relay that restores this session, with a stored expiry. */
function recorded(storage: ReturnType<typeof fakeStorage>, stored: RelaySession | null, clock = fakeClock()) {
  const events: RelayEvent[] = []
  let emit = (_: RelayEvent) => {}
  const relay: Relay = {
    start(listener) {
      emit = listener
      return () => {}
    },
    restore: async () => stored,
    pair: () => Promise.reject(new Error('not here')),
    adopt: () => {},
    refuse: () => {},
    request: () => Promise.reject(new Error('not here')),
    disconnect: async () => {},
  }
  const record = recordExpiry(relay, { storage, clock })
  record.start((event) => events.push(event))
  return { record, events, clock, emit: (event: RelayEvent) => emit(event) }
}

const sessionUntil = (expiresAt: number): RelaySession => ({
  topic: 'a',
  peer: { name: 'Phone' },
  expiresAt,
  namespaces: {},
})

test('behavior: reports once, on the next page load, that a session expired while the app was closed', async () => {
  const storage = fakeStorage()
  const clock = fakeClock()
  recorded(storage, null, clock).record.adopt(sessionUntil(clock.now() + 1_000))
  await clock.advance(2_000)
  const next = recorded(storage, null, clock)
  expect(await next.record.restore()).toBeNull()
  expect(next.events).toEqual([{ type: 'ended', by: 'expiry' }])
  const last = recorded(storage, null, clock)
  await last.record.restore()
  expect(last.events).toEqual([])
})

test('behavior: stores the new expiry when the wallet extends the session', async () => {
  const storage = fakeStorage()
  const clock = fakeClock()
  const { record, emit } = recorded(storage, null, clock)
  record.adopt(sessionUntil(clock.now() + 1_000))
  emit({ type: 'session', session: sessionUntil(clock.now() + 5_000) })
  await clock.advance(2_000)
  const next = recorded(storage, null, clock)
  await next.record.restore()
  expect(next.events).toEqual([])
})

test.each(['disconnect', 'ended'])('behavior: reports no expiry after %s', async (how) => {
  const storage = fakeStorage()
  const clock = fakeClock()
  const { record, emit } = recorded(storage, null, clock)
  record.adopt(sessionUntil(clock.now() + 1_000))
  if (how === 'disconnect') await record.disconnect()
  else emit({ type: 'ended', by: 'wallet' })
  await clock.advance(2_000)
  const next = recorded(storage, null, clock)
  await next.record.restore()
  expect(next.events).toEqual([])
})

test('error: ignores a storage that throws or has no stored expiry', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  for (const kept of [storage, null, fakeStorage()]) {
    const relay = recorded(fakeStorage(), null)
    const record = recordExpiry(relay.record, { storage: kept, clock: relay.clock })
    record.adopt(sessionUntil(1))
    expect(await record.restore()).toBeNull()
  }
})
