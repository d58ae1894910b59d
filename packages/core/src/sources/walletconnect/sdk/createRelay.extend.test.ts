import { expect, test } from 'vitest'
import { nextMacrotask } from '../../../exports/testing.js'
import { createSdkSession, start } from './createRelay.fixtures.js'

const daySeconds = 86_400

/** Creates a relay with a restored session that has three days left. */
async function restored() {
  const one = createSdkSession('a')
  const made = start([one])
  const expiry = made.clock.now() / 1000 + 3 * daySeconds
  made.sessions.set(one.topic, { ...one, expiry })
  await made.relay.restore()
  return { ...made, topic: one.topic, expiry, expiryNow: () => made.sessions.get(one.topic)?.expiry }
}

test('default: asks the wallet to extend the session, and reports the new expiry', async () => {
  const { clock, events, expiry, expiryNow, topic } = await restored()
  await clock.advance(0)
  await nextMacrotask()
  expect(expiryNow()).toBeGreaterThan(expiry)
  expect(events).toMatchObject([{ type: 'session', session: { topic, expiresAt: 2_000_604_800_000 } }])
})

test('error: keeps the expiry if the wallet rejects the extension', async () => {
  const { sdk, clock, events, expiry, expiryNow } = await restored()
  sdk.acknowledged = async () => {
    throw new Error('unauthorized')
  }
  await clock.advance(0)
  await nextMacrotask()
  expect(expiryNow()).toBe(expiry)
  expect(events).toEqual([])
})

test('behavior: keeps the expiry that the wallet has set, if it then rejects the kit’s extension', async () => {
  const { sdk, clock, sessions, events, emit, topic, expiry, expiryNow } = await restored()
  let rejectExtension = (_: Error) => {}
  sdk.acknowledged = () =>
    new Promise((_, reject) => {
      rejectExtension = reject
    })
  await clock.advance(0)
  const one = sessions.get(topic) ?? createSdkSession('a')
  const later = expiry + 7 * daySeconds
  sessions.set(topic, { ...one, expiry: later })
  emit('session_extend', { topic })
  rejectExtension(new Error('unauthorized'))
  await nextMacrotask()
  expect(expiryNow()).toBe(later)
  expect(events).toMatchObject([{ type: 'session', session: { expiresAt: later * 1000 } }])
})

test('behavior: extends the session when the wallet responds to a request, if an extension is due', async () => {
  const { relay, sdk, clock, expiry, expiryNow } = await restored()
  sdk.acknowledged = async () => {
    throw new Error('offline')
  }
  await clock.advance(0)
  await nextMacrotask()
  expect(expiryNow()).toBe(expiry)
  sdk.acknowledged = async () => {}
  sdk.request.mockResolvedValueOnce('0x')
  await relay.request({ chainId: 'eip155:1', method: 'personal_sign', params: [] })
  await nextMacrotask()
  expect(expiryNow()).toBeGreaterThan(expiry)
})
