import { expect, test } from 'vitest'
import { fakeClock, fakeStorage } from '../../../exports/testing.js'
import type { Relay, RelayEvent, RelaySession } from '../../../ports/Relay.js'
import { withStoredExpiry } from './withStoredExpiry.js'

/** Wraps a relay that restores this session, and starts it. */
function startWrapped(
  storage: ReturnType<typeof fakeStorage>,
  stored: RelaySession | null,
  clock = fakeClock(),
) {
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
    endUnusedSession: () => {},
    request: () => Promise.reject(new Error('not here')),
    disconnect: async () => {},
  }
  const wrapped = withStoredExpiry(relay, { storage, clock })
  wrapped.start((event) => events.push(event))
  return { wrapped, events, clock, emit: (event: RelayEvent) => emit(event) }
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
  startWrapped(storage, null, clock).wrapped.adopt(sessionUntil(clock.now() + 1_000))
  await clock.advance(2_000)
  const next = startWrapped(storage, null, clock)
  expect(await next.wrapped.restore()).toBeNull()
  expect(next.events).toEqual([{ type: 'ended', by: 'expiry' }])
  const last = startWrapped(storage, null, clock)
  await last.wrapped.restore()
  expect(last.events).toEqual([])
})

test('behavior: stores the new expiry when the wallet extends the session', async () => {
  const storage = fakeStorage()
  const clock = fakeClock()
  const { wrapped, emit } = startWrapped(storage, null, clock)
  wrapped.adopt(sessionUntil(clock.now() + 1_000))
  emit({ type: 'session', session: sessionUntil(clock.now() + 5_000) })
  await clock.advance(2_000)
  const next = startWrapped(storage, null, clock)
  await next.wrapped.restore()
  expect(next.events).toEqual([])
})

test.each(['disconnect', 'ended'])('behavior: reports no expiry after %s', async (how) => {
  const storage = fakeStorage()
  const clock = fakeClock()
  const { wrapped, emit } = startWrapped(storage, null, clock)
  wrapped.adopt(sessionUntil(clock.now() + 1_000))
  if (how === 'disconnect') await wrapped.disconnect()
  else emit({ type: 'ended', by: 'wallet' })
  await clock.advance(2_000)
  const next = startWrapped(storage, null, clock)
  await next.wrapped.restore()
  expect(next.events).toEqual([])
})

test('error: ignores a storage that throws or has no stored expiry', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  for (const kept of [storage, null, fakeStorage()]) {
    const relay = startWrapped(fakeStorage(), null)
    const wrapped = withStoredExpiry(relay.wrapped, { storage: kept, clock: relay.clock })
    wrapped.adopt(sessionUntil(1))
    expect(await wrapped.restore()).toBeNull()
  }
})
