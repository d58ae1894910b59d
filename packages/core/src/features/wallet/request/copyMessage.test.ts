import { expect, test } from 'vitest'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { copyMessage } from './copyMessage.js'

test('default: text stays as it is, and bytes are copied', () => {
  expect(copyMessage('')).toBe('')
  const bytes = Buffer.from('hello')
  const copy = copyMessage(bytes)
  bytes.fill(0)
  expect(copy).toEqual(new TextEncoder().encode('hello'))
})

test.each([
  ['a number', 5],
  ['nothing', undefined],
  ['null', null],
  ['an object with a length', { length: 3 }],
  ['a list of bytes', [104, 105]],
])('error: %s', (_, message) => {
  expect(() => copyMessage(message)).toThrow(InvalidParameterError)
})
