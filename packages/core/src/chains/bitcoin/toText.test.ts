import { expect, test } from 'vitest'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { toText } from './toText.js'

test.each(['', 'hi', '比特 🪙', '\uFEFFmark'])('default: %j, unchanged', (text) => {
  expect(toText(new TextEncoder().encode(text))).toBe(text)
})

test('error: bytes that are not valid UTF-8', () => {
  expect(() => toText(Uint8Array.of(255))).toThrow(MethodNotSupportedError)
})
