import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58.js'

describe('encodeBase58', () => {
  it('default: encodes and decodes like another library', () => {
    expect(() =>
      fc.assert(
        fc.property(fc.uint8Array(), (bytes) => {
          const text = encodeBase58(bytes)
          return text === base58.encode(bytes) && String(decodeBase58(text)) === String(bytes)
        }),
      ),
    ).not.toThrow()
  })

  it.each([[[]], [[0]], [[0, 0, 1]], [[0, 0, 0]], [[255, 0]]])('behavior: %j', (bytes) => {
    expect(encodeBase58(Uint8Array.from(bytes))).toBe(base58.encode(Uint8Array.from(bytes)))
  })
})
