import { expect, test } from 'vitest'
import { monogram } from './monogram.js'

test('default', () => {
  expect(monogram('kestrel')).toBe('K')
})

test('behavior: any script, past signs and spaces', () => {
  expect(monogram('  <øre>')).toBe('Ø')
  expect(monogram('钱包')).toBe('钱')
  expect(monogram('1inch')).toBe('1')
})

test('behavior: a name without a letter', () => {
  expect(monogram('🔥')).toBe('?')
  expect(monogram('')).toBe('?')
})
