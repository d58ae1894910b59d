import { expect, test } from 'vitest'
import { hash } from './hash.js'

test('default', () => {
  expect(hash('latchkit')).toBe(hash('latchkit'))
  expect(Number.isInteger(hash('latchkit')) && hash('latchkit') >= 0 && hash('latchkit') < 2 ** 32).toBe(true)
})

test('behavior: the low bits, which select the tint, are evenly distributed', () => {
  const counts = Array.from({ length: 8 }, () => 0)
  for (let index = 0; index < 8000; index += 1) {
    const tint = hash(`name ${index}`) % 8
    counts[tint] = (counts[tint] ?? 0) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(900)
  expect(Math.max(...counts)).toBeLessThan(1100)
})
