import { expect, test } from 'vitest'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { signIn } from './signIn.js'
import { createSiwxKit } from './siwx.fixtures.js'

const connectorId = 'io.fake'
const sessionReads = (calls: readonly string[]) => calls.filter((name) => name === 'getSessions').length

test('behavior: the session is read again, and one that has ended is asked for', async () => {
  const { kit, siwx, status, view, clock } = createSiwxKit()
  Object.assign(siwx, { sessionRefetchIntervalMs: 60_000 })
  await connect(kit, { connectorId })
  await signIn(kit)
  const before = sessionReads(siwx.calls)
  await clock.advance(59_999)
  expect(sessionReads(siwx.calls)).toBe(before)
  await clock.advance(60_001)
  expect([sessionReads(siwx.calls), status()]).toEqual([before + 2, 'verified'])
  siwx.fails.add('getSessions')
  await clock.advance(60_000)
  expect(status()).toBe('verified')
  siwx.fails.clear()
  siwx.sessions.length = 0
  await clock.advance(60_000)
  await expect.poll(status).toBe('prompting')
  expect(view()).toBe('siwx-sign-message')
  await disconnect(kit)
  const last = sessionReads(siwx.calls)
  await clock.advance(600_000)
  expect(sessionReads(siwx.calls)).toBe(last)
})

test.each([undefined, 0, -1, Number.NaN, 'often'])('behavior: the interval %j is none', async (interval) => {
  const { kit, siwx, clock } = createSiwxKit()
  Object.assign(siwx, { sessionRefetchIntervalMs: interval })
  await connect(kit, { connectorId })
  await signIn(kit)
  const before = sessionReads(siwx.calls)
  await clock.advance(3_600_000)
  expect(sessionReads(siwx.calls)).toBe(before)
})

test('behavior: the message is created again in the interval of the app', async () => {
  const { kit, siwx, status, clock } = createSiwxKit()
  Object.assign(siwx, { messageRefetchIntervalMs: 10_000 })
  await connect(kit, { connectorId })
  await expect.poll(status).toBe('prompting')
  const count = () => siwx.calls.filter((name) => name === 'createMessage').length
  await clock.advance(10_000)
  await expect.poll(count).toBe(2)
})
