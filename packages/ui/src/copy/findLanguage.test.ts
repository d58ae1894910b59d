import { expect, test } from 'vitest'
import { findLanguage } from './findLanguage.js'

const codes = ['en', 'ar', 'de', 'es', 'es-419', 'id', 'pt-BR', 'zh-Hans', 'zh-Hant'] as const

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['de-Latn-AT', 'de'],
  ['DE-de', 'de'],
  ['ar-EG', 'ar'],
  ['ar-u-nu-latn', 'ar'],
  ['en-XA', 'en'],
  ['es', 'es'],
  ['es-ES', 'es'],
  ['es-419', 'es-419'],
  ['es-MX', 'es-419'],
  ['es-US', 'es-419'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['in', 'id'],
])('default: %s is shown in %s', (tag, expected) => {
  expect(findLanguage([tag], codes)).toBe(expected)
})

test('behavior: the order of the user decides', () => {
  expect(findLanguage(['sv', 'de-AT', 'en'], codes)).toBe('de')
  expect(findLanguage(['en-GB', 'de'], codes)).toBe('en')
})

test('behavior: a language of the app is found', () => {
  expect(findLanguage(['sv-FI'], [...codes, 'sv'])).toBe('sv')
})

test('error: no language matches', () => {
  expect(findLanguage(['sv', '', 'not a tag', '*'], codes)).toBeUndefined()
  expect(findLanguage([], codes)).toBeUndefined()
  // Without Latin American Spanish, the fallback is Spanish.
  expect(findLanguage(['es-MX'], ['en', 'es'])).toBe('es')
})
