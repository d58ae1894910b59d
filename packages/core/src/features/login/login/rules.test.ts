import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkEmail, getCooldown, isCode } from './rules.js'

test.each([
  ['', 'short'],
  ['a@b', 'short'],
  ['alice', 'invalid'],
  ['alice@example', 'invalid'],
  ['@example.com', 'invalid'],
  ['alice@@example.com', 'invalid'],
  ['a b@example.com', 'invalid'],
  ['.alice@example.com', 'invalid'],
  ['al..ice@example.com', 'invalid'],
  ['alice.@example.com', 'invalid'],
  ['alice@-example.com', 'invalid'],
  ['alice@example.com>', 'invalid'],
  ['alice@example.com\nbcc:eve@example.com', 'invalid'],
  ['alice\u202E@example.com', 'invalid'],
  ['alice@example.com, eve@example.com', 'invalid'],
  [`${'a'.repeat(65)}@example.com`, 'invalid'],
  [`alice@${'a.'.repeat(130)}com`, 'invalid'],
  ['a@b.co', 'valid'],
  ['alice+latchkit@mail.example.co.uk', 'valid'],
  ["o'hara_1%x@example.com", 'valid'],
  ['用户@例子.公司', 'valid'],
] as const)('behavior: checkEmail, "%s" is %s', (email, check) => {
  expect(checkEmail(email)).toBe(check)
})

test('behavior: checkEmail, takes linear time', () => {
  const start = performance.now()
  checkEmail(`a@${'a-'.repeat(120)}!`)
  checkEmail(`${'a'.repeat(200_000)}@`)
  expect(performance.now() - start).toBeLessThan(2_000)
})

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
  [' 12345', false],
])('behavior: isCode, "%s" is %s', (text, expected) => {
  expect(isCode(text)).toBe(expected)
})

test.each([
  [undefined, 'a', 0, 0],
  [{ at: 0, to: 'a' }, 'a', 0, 30],
  [{ at: 0, to: 'a' }, 'a', 1, 30],
  [{ at: 0, to: 'a' }, 'a', 29_001, 1],
  [{ at: 0, to: 'a' }, 'a', 30_000, 0],
  [{ at: 0, to: 'a' }, 'b', 1, 0],
  [{ at: 0 }, 'b', 1, 30],
  [{ at: 10 }, 'a', 9, 0],
])('behavior: getCooldown, after %o, "%s" waits at %d ms for %d s', (sent, email, now, seconds) => {
  expect(getCooldown(sent, email, now)).toBe(seconds)
})

test('behavior: getCooldown, never more than 30 s, and never negative', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (at, now) => {
      const seconds = getCooldown({ at }, 'a', now)
      expect(seconds).toBeGreaterThanOrEqual(0)
      expect(seconds).toBeLessThanOrEqual(30)
    }),
  )
})
