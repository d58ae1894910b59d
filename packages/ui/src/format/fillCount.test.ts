import { expect, test } from 'vitest'
import { en } from '../copy/en.js'
import { modal as ar } from '../copy/languages/ar/modal.js'
import { fillCount } from './fillCount.js'

test('default', () => {
  const texts = { one: '{count} item of {name}', other: '{count} items of {name}' }
  expect(fillCount(texts, 1, 'en', { name: 'A' })).toBe('1 item of A')
  expect(fillCount(texts, 0, 'en', { name: 'A' })).toBe('0 items of A')
  expect(fillCount(texts, 1_234_567, 'en', { name: 'A' })).toBe('1,234,567 items of A')
})

test('behavior: uses the form `other` if a language has no form for the count', () => {
  expect(fillCount({ other: '{count} items' }, 1, 'en')).toBe('1 items')
})

test('param: lang', () => {
  expect(fillCount({ other: '{count}' }, 1_234, 'de')).toBe('1.234')
  expect(fillCount({ other: '{count}' }, 12, 'ar-EG')).toBe('١٢')
})

test('behavior: counts in English', () => {
  const { count } = en.allWallets
  expect([0, 1, 2, 43].map((value) => fillCount(count, value, en.lang))).toEqual([
    '0 wallets',
    '1 wallet',
    '2 wallets',
    '43 wallets',
  ])
})

test('behavior: counts with the six forms of Arabic', () => {
  const { count } = ar.allWallets
  const texts = [0, 1, 2, 3, 11, 100].map((value) => fillCount(count, value, ar.lang))
  expect(texts).toEqual([
    'لا توجد محافظ',
    'محفظة واحدة',
    'محفظتان',
    '\u20683\u2069 محافظ',
    '\u206811\u2069 محفظة',
    '\u2068100\u2069 محفظة',
  ])
})
