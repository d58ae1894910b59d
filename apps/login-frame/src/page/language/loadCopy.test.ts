import { expect, test, vi } from 'vitest'
import { en } from '../copy/en.js'
import { fill } from '../copy/fill.js'
import { frameLanguages } from './frameLanguages.js'
import { loadCopy } from './loadCopy.js'
import { loadPageCopy } from './loadPageCopy.js'

test('default: the first known language', async () => {
  expect(await loadCopy(['ar-EG', 'en'])).toMatchObject({ language: 'ar', direction: 'rtl' })
  expect(await loadCopy(['en-GB', 'ar'])).toMatchObject({ language: 'en', direction: 'ltr' })
  expect(await loadCopy(['sv', 'ar'])).toMatchObject({ language: 'ar' })
  expect(await loadCopy([])).toMatchObject({ language: 'en' })
})

test('default: the pages of a login have the first known language', async () => {
  expect(await loadPageCopy(['ar-EG'])).toMatchObject({ language: 'ar', direction: 'rtl' })
  expect(await loadPageCopy(['sv'])).toMatchObject({ language: 'en', title: 'Log in' })
})

test('error: English if a language does not load', async () => {
  vi.spyOn(frameLanguages.ar, 'loadFrame').mockRejectedValue(new TypeError('offline'))
  vi.spyOn(frameLanguages.ar, 'loadPage').mockRejectedValue(new TypeError('offline'))
  expect(await loadCopy(['ar'])).toEqual({ ...en, language: 'en' })
  expect(await loadPageCopy(['ar'])).toMatchObject({ language: 'en' })
  vi.restoreAllMocks()
})

test('behavior: fills placeholders with texts as they are', () => {
  expect(fill('{a} and {b} {constructor}', { a: '{b}', b: '$&' })).toBe('{b} and $& {constructor}')
})
