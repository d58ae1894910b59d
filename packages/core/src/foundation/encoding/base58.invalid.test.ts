import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58.js'

test.each(['0', 'O', 'I', 'l', ' 2', '2 ', '2\n', '+', '/', '\u{1F600}', '２', '2\u202E'])(
  'error: %j is not base58',
  (text) => {
    expect(decodeBase58(text)).toBeUndefined()
    expect(decodeBase58(`2${text}3`)).toBeUndefined()
  },
)

test('behavior: no text is no bytes', () => {
  expect(decodeBase58('')).toEqual(new Uint8Array())
  expect(encodeBase58(new Uint8Array())).toBe('')
})

test('behavior: accepts exactly what another library accepts', () => {
  const text = fc.string({ unit: fc.constantFrom(...'12zZ0OIl'), maxLength: 88 })
  const decode = (given: string) => {
    try {
      return [...base58.decode(given)]
    } catch {
      return undefined
    }
  }
  fc.assert(
    fc.property(text, (given) => {
      const bytes = decodeBase58(given)
      expect(bytes && [...bytes]).toEqual(decode(given))
    }),
  )
})

test('behavior: decodes any signature of 64 bytes, and no longer text, whose decoding would block the page', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (signature) => {
      expect(decodeBase58(base58.encode(signature))).toEqual(signature)
    }),
  )
  expect(decodeBase58('z'.repeat(88))).toBeDefined()
  expect(decodeBase58('z'.repeat(89))).toBeUndefined()
  expect(decodeBase58('z'.repeat(1_000_000))).toBeUndefined()
})
