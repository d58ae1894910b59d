import { expect, test } from 'vitest'
import { AbortedError } from '../../foundation/errors/wallet.js'
import { createAttempts } from './createAttempts.js'

const id = 'io.alpha'

test('default: an attempt is current and pending until it ends', () => {
  const attempts = createAttempts()
  const attempt = attempts.start(id, new AbortController().signal)
  attempt.assertCurrent()
  expect([attempts.isPending(id), attempts.isPending('io.beta'), attempt.isNewerPending()]).toEqual([
    true,
    false,
    false,
  ])
  attempt.end()
  expect(attempts.isPending(id)).toBe(false)
})

test.each<[string, (attempts: ReturnType<typeof createAttempts>, controller: AbortController) => unknown]>([
  ['it was aborted', (_, controller) => controller.abort()],
  ['a newer attempt is pending', (attempts) => attempts.start(id)],
  ['a newer attempt has ended', (attempts) => attempts.start(id).end()],
  ['all attempts were cancelled', (attempts) => attempts.cancelAll()],
])('error: an attempt is not current if %s', (_, change) => {
  const attempts = createAttempts()
  const controller = new AbortController()
  const attempt = attempts.start(id, controller.signal)
  change(attempts, controller)
  expect(() => attempt.assertCurrent()).toThrow(AbortedError)
})

test('behavior: the end of an older attempt does not end the newer one', () => {
  const attempts = createAttempts()
  const older = attempts.start(id)
  const newer = attempts.start(id)
  expect(older.isNewerPending()).toBe(true)
  older.end()
  expect(attempts.isPending(id)).toBe(true)
  newer.assertCurrent()
  newer.end()
  expect(older.isNewerPending()).toBe(false)
})

test('behavior: attempts at other wallets are independent', () => {
  const attempts = createAttempts()
  const attempt = attempts.start(id)
  attempts.start('io.beta')
  attempt.assertCurrent()
  expect(attempt.isNewerPending()).toBe(false)
})
