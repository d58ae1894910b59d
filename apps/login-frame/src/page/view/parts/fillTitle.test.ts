import { expect, test } from 'vitest'
import { en } from '../../copy/en.js'
import { frame as ar } from '../../copy/languages/ar/frame.js'
import { fillTitle } from './fillTitle.js'

test('default', () => {
  expect(fillTitle(en, { name: 'send', values: { symbol: 'ETH' } })).toBe('Send ETH')
  expect(fillTitle(en, { name: 'signIn' })).toBe('Sign in')
})

test('behavior: a number of things has the plural form of the language', () => {
  expect(fillTitle(en, { name: 'batch', values: { count: '1' } })).toBe('Approve 1 action')
  expect(fillTitle(en, { name: 'signTransactions', values: { count: '2' } })).toBe('Sign 2 transactions')
  expect(fillTitle(ar, { name: 'signTransactions', values: { count: '2' } })).toBe('توقيع معاملتين')
  expect(fillTitle(ar, { name: 'batch', values: { count: '3' } })).toBe('الموافقة على 3 إجراءات')
})
