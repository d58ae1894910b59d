import { expect, test } from 'vitest'
import { getMonogram } from './getMonogram.js'

test('default', () => {
  expect(getMonogram('kestrel')).toBe('K')
})

test('behavior: supports any script and skips punctuation and spaces', () => {
  expect(getMonogram('  <øre>')).toBe('Ø')
  expect(getMonogram('钱包')).toBe('钱')
  expect(getMonogram('1inch')).toBe('1')
})

test('behavior: returns ? for a name without a letter', () => {
  expect(getMonogram('🔥')).toBe('?')
  expect(getMonogram('')).toBe('?')
})
