import { expect, test } from 'vitest'
import { cookieValue } from './cookie.js'

test('default', () => {
  const header = 'a=1; latchkit.v1.chain=eip155%3A1; b=x=y'
  expect(cookieValue(header, 'latchkit.v1.chain')).toBe('eip155:1')
  expect(cookieValue(header, 'a')).toBe('1')
  expect(cookieValue(header, 'b')).toBe('x=y')
})

test('behavior: absent, empty, or only part of a name', () => {
  expect(cookieValue('', 'a')).toBeNull()
  expect(cookieValue('aa=1; ba=2; a', 'a')).toBeNull()
  expect(cookieValue('a=', 'a')).toBe('')
})

test('error: percent signs that are not valid escapes', () => {
  expect(cookieValue('a=%E0%A4%A', 'a')).toBeNull()
})
