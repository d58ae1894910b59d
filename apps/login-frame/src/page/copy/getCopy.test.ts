import { expect, test } from 'vitest'
import { ar } from './ar.js'
import { en } from './en.js'
import { fill } from './fill.js'
import { getCopy } from './getCopy.js'

test('default: the first known language', () => {
  expect(getCopy(['ar-EG', 'en']).language).toBe('ar')
  expect(getCopy(['en-GB', 'ar']).language).toBe('en')
  expect(getCopy(['fr', 'ar']).language).toBe('ar')
  expect(getCopy([]).language).toBe('en')
})

/** The texts of a copy by their path. */
function toTexts(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, field]) =>
    typeof field === 'string' ? [[`${path}${key}`, field] as const] : toTexts(field, `${path}${key}.`),
  )
}

test('behavior: both languages have the same placeholders', () => {
  const placeholders = (copy: object) =>
    toTexts(copy).map(([path, text]) => [path, (text.match(/\{\w+\}/g) ?? []).sort()])
  expect(new Map(placeholders(ar) as [string, string[]][])).toEqual(
    new Map(placeholders(en) as [string, string[]][]),
  )
})

test('behavior: fills placeholders with texts as they are', () => {
  expect(fill('{a} and {b} {constructor}', { a: '{b}', b: '$&' })).toBe('{b} and $& {constructor}')
})
