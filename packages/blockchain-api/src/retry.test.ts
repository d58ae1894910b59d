import { fakeClock } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { ServiceResponseError, ServiceUnreachableError } from './errors/service.js'
import { parseRetryAfter, retry } from './retry.js'
import { createRetryClock } from './server.fixtures.js'

const about = { service: 'The data service', url: 'https://data.example/v1' }

/** Runs a read that fails with each of `errors`, and then succeeds. */
function run(errors: readonly Error[], retries = 3) {
  const { clock, delays } = createRetryClock()
  let attempts = 0
  const result = retry({ clock, retries }, new AbortController().signal, async () => {
    const error = errors[attempts++]
    if (error) throw error
    return 'done'
  })
  return { result, delays, getAttempts: () => attempts }
}
const unreachable = (retryAfterMs?: number) => new ServiceUnreachableError({ ...about, retryAfterMs })

test('default: waits twice as long before each retry', async () => {
  const { result, delays } = run([unreachable(), unreachable(), unreachable()])
  expect(await result).toBe('done')
  expect(delays).toEqual([150, 300, 600])
})

test('error: rejects with the last error after 3 retries', async () => {
  const errors = Array.from({ length: 9 }, () => unreachable())
  const { result, getAttempts } = run(errors)
  await expect(result).rejects.toBe(errors[3])
  expect(getAttempts()).toBe(4)
})

test('param: retries 0', async () => {
  const { result, getAttempts } = run([unreachable()], 0)
  await expect(result).rejects.toMatchObject({ code: 'service-unreachable' })
  expect(getAttempts()).toBe(1)
})

test.each([
  ['an invalid response', new ServiceResponseError(about)],
  ['an unexpected error', new TypeError('x')],
])('behavior: does not repeat after %s', async (_, error) => {
  const { result, getAttempts } = run([error])
  await expect(result).rejects.toBe(error)
  expect(getAttempts()).toBe(1)
})

test.each([
  ['a longer delay of the server', 9_000, 9_000],
  ['the own delay if the server allows an earlier retry', 0, 150],
])('behavior: waits for %s', async (_, retryAfterMs, expected) => {
  const { result, delays } = run([unreachable(retryAfterMs)])
  await result
  expect(delays).toEqual([expected])
})

test('behavior: does not repeat if the server asks for more than 10 s', async () => {
  const { result, delays, getAttempts } = run([unreachable(10_001)])
  await expect(result).rejects.toMatchObject({ retryAfterMs: 10_001 })
  expect([delays, getAttempts()]).toEqual([[], 1])
})

test('error: rejects at once if it is aborted during a delay', async () => {
  const clock = fakeClock()
  const controller = new AbortController()
  const result = retry({ clock, retries: 3 }, controller.signal, () => Promise.reject(unreachable()))
  await clock.advance(0)
  expect(clock.pending).toBe(1)
  controller.abort()
  await expect(result).rejects.toMatchObject({ code: 'aborted' })
  expect(clock.pending).toBe(0)
})

test('error: rejects without a delay if it was aborted during the attempt', async () => {
  const clock = fakeClock()
  const controller = new AbortController()
  const result = retry({ clock, retries: 3 }, controller.signal, async () => {
    controller.abort()
    throw unreachable()
  })
  await expect(result).rejects.toMatchObject({ code: 'aborted' })
  expect(clock.pending).toBe(0)
})

const now = Date.parse('2025-01-01T00:00:00Z')

test.each([
  [null, undefined],
  ['0', 0],
  ['120', 120_000],
  ['Wed, 01 Jan 2025 00:00:07 GMT', 7_000],
  ['Tue, 31 Dec 2024 23:59:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['soon GMT', undefined],
  ['2025-01-01T00:00:07Z', undefined],
  ['9'.repeat(400), undefined],
])('behavior: the header Retry-After %j is %j ms', (value, expected) => {
  expect(parseRetryAfter(value, now)).toBe(expected)
})
