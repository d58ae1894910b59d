import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../exports/testing.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import { start } from './createRelay.fixtures.js'
import { patchRequestExpiry } from './patchRequestExpiry.js'

const expired = { error: { code: 8000, message: 'Request expired.' } }

function ask(...names: readonly string[]) {
  const responses: unknown[] = []
  const events = new EventEmitter()
  const clock = fakeClock()
  const timeouts = createSdkTimeouts(clock)
  patchRequestExpiry({ client: { ...start().provider.client, engine: { events } } }, { timeouts })
  for (const name of names) events.once(name, (given) => responses.push([name, given]))
  return { responses, clock, timeouts, events }
}

test('default: expires each request one second before the SDK does', async () => {
  const { responses, clock } = ask('session_request:7', 'session_ping:8')
  await clock.advance(298_999)
  expect(responses).toEqual([])
  await clock.advance(1)
  expect(responses).toEqual([['session_request:7', expired]])
})

test('behavior: does not affect a request that has a response', async () => {
  const { responses, clock, events } = ask('session_request:7')
  events.emit('session_request:7', { result: '0x' })
  await clock.advance(600_000)
  expect(responses).toEqual([['session_request:7', { result: '0x' }]])
})

test('behavior: expireAll expires all requests, and no timer remains', () => {
  const { responses, clock, timeouts } = ask('session_request:7', 'session_request:8')
  timeouts.expireAll()
  expect(responses).toEqual([
    ['session_request:7', expired],
    ['session_request:8', expired],
  ])
  expect(clock.pending).toBe(0)
})
