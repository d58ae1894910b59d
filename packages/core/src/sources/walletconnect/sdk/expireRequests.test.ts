import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../exports/testing.js'
import { start } from './createRelay.fixtures.js'
import { expireRequests } from './expireRequests.js'

function ask(...names: readonly string[]) {
  const told: unknown[] = []
  const events = new EventEmitter()
  const clock = fakeClock()
  const client = { ...start().provider.client, engine: { events } }
  const stop = expireRequests({ client }, clock)
  for (const name of names) events.once(name, (given) => told.push([name, given]))
  return { told, clock, stop, events }
}

test('default: expires each request one second before the SDK does', async () => {
  const { told, clock } = ask('session_request:7', 'session_ping:8')
  await clock.advance(298_999)
  expect(told).toEqual([])
  await clock.advance(1)
  expect(told).toEqual([['session_request:7', { error: { code: 8000, message: 'Request expired.' } }]])
})

test('behavior: does not affect a request that has a response', async () => {
  const { told, clock, events } = ask('session_request:7')
  events.emit('session_request:7', { result: '0x' })
  await clock.advance(600_000)
  expect(told).toEqual([['session_request:7', { result: '0x' }]])
})

test('behavior: removes its listener when stopped', () => {
  const { stop, events } = ask()
  expect(events.listenerCount('newListener')).toBe(1)
  stop()
  expect(events.listenerCount('newListener')).toBe(0)
})
