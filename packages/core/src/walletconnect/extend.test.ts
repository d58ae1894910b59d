import { expect, test } from 'vitest'
import { turn } from '../exports/testing.js'
import { start, struct } from './createRelay.fixtures.js'

const daySeconds = 86_400

/** A page with a session that has three days left. */
async function restored() {
  const one = struct('a')
  const made = start([one])
  const expiry = made.clock.now() / 1000 + 3 * daySeconds
  made.sessions.set(one.topic, { ...one, expiry })
  await made.relay.restore()
  return { ...made, topic: one.topic, expiry, expiryNow: () => made.sessions.get(one.topic)?.expiry }
}

test('default: the wallet is asked to extend a session, and its consent is reported', async () => {
  const { clock, events, expiry, expiryNow, topic } = await restored()
  await clock.advance(0)
  await turn()
  expect(expiryNow()).toBeGreaterThan(expiry)
  expect(events).toMatchObject([{ type: 'session', session: { topic, expiresAt: 2_000_604_800_000 } }])
})

test('error: a wallet that refuses: the session ends when it would have', async () => {
  const { sdk, clock, events, expiry, expiryNow } = await restored()
  sdk.acknowledged = async () => {
    throw new Error('unauthorized')
  }
  await clock.advance(0)
  await turn()
  expect(expiryNow()).toBe(expiry)
  expect(events).toEqual([])
})

test('behavior: an extension by the wallet is kept, also where it refused one before', async () => {
  const { sdk, clock, sessions, events, emit, topic, expiry, expiryNow } = await restored()
  let refuse = (_: Error) => {}
  sdk.acknowledged = () =>
    new Promise((_, reject) => {
      refuse = reject
    })
  await clock.advance(0)
  const one = sessions.get(topic) ?? struct('a')
  const later = expiry + 7 * daySeconds
  sessions.set(topic, { ...one, expiry: later })
  emit('session_extend', { topic })
  refuse(new Error('unauthorized'))
  await turn()
  expect(expiryNow()).toBe(later)
  expect(events).toMatchObject([{ type: 'session', session: { expiresAt: later * 1000 } }])
})

test('behavior: a request that the wallet answers shows that it is online, and asks for the extension that is due', async () => {
  const { relay, sdk, clock, expiry, expiryNow } = await restored()
  sdk.acknowledged = async () => {
    throw new Error('offline')
  }
  await clock.advance(0)
  await turn()
  expect(expiryNow()).toBe(expiry)
  sdk.acknowledged = async () => {}
  sdk.request.mockResolvedValueOnce('0x')
  await relay.request({ chainId: 'eip155:1', method: 'personal_sign', params: [] })
  await turn()
  expect(expiryNow()).toBeGreaterThan(expiry)
})
