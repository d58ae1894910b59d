import { expect, test } from 'vitest'
import { fakeClock } from '../exports/testing.js'
import { start } from './createRelay.fixtures.js'
import { expireRequest } from './expireRequest.js'

const request = { method: 'personal_sign', params: [] }

function ask() {
  const told: unknown[] = []
  const { provider, emit, heardBy } = start()
  const events = { emit: (event: string, given: unknown) => told.push([event, given]) }
  const clock = fakeClock()
  const stop = expireRequest({ client: { ...provider.client, engine: { events } } }, request, clock)
  return { told, clock, stop, emit, heardBy }
}

test('default: that one is over, a second before the SDK would say so', async () => {
  const { told, clock, emit } = ask()
  emit('session_request_sent', { id: 6, request: { ...request } })
  emit('session_request_sent', { id: 7, request })
  await clock.advance(298_999)
  expect(told).toEqual([])
  await clock.advance(1)
  expect(told).toEqual([['session_request:7', { error: { code: 8000, message: 'Request expired.' } }]])
})

test('behavior: one that was answered is not, and nothing is left listening', async () => {
  const { told, clock, stop, emit, heardBy } = ask()
  emit('session_request_sent', { id: 7, request })
  stop()
  await clock.advance(600_000)
  expect(told).toEqual([])
  expect(heardBy('session_request_sent')).toBe(0)
})
