import { bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSegwit } from './bech32.js'

/** A witness program: version 0 has 20 or 32 bytes, other versions 2 to 40. */
const programs = fc.oneof(
  fc.tuple(
    fc.constant(0),
    fc.constantFrom(20, 32).chain((length) => fc.uint8Array({ minLength: length, maxLength: length })),
  ),
  fc.tuple(fc.integer({ min: 1, max: 16 }), fc.uint8Array({ minLength: 2, maxLength: 40 })),
)
const prefixes = fc.constantFrom('bc', 'tb', 'bcrt')

describe('decodeSegwit', () => {
  it('default: decodes what another library encodes', () => {
    expect(() =>
      fc.assert(
        fc.property(prefixes, programs, fc.boolean(), (prefix, [version, program], isUpper) => {
          const code = version === 0 ? bech32 : bech32m
          const text = code.encode(prefix, [version, ...code.toWords(program)])
          expect(decodeSegwit(isUpper ? text.toUpperCase() : text)).toEqual({ prefix, version, program })
        }),
      ),
    ).not.toThrow()
  })

  it('error: rejects every text with one changed character', () => {
    expect(() =>
      fc.assert(
        fc.property(
          prefixes,
          programs,
          fc.nat(),
          fc.integer({ min: 1, max: 31 }),
          (prefix, [version, program], at, by) => {
            const code = version === 0 ? bech32 : bech32m
            const words = code.toWords(program)
            const text = code.encode(prefix, [version, ...words])
            const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
            const place = prefix.length + 2 + (at % (words.length + 6))
            const changed = alphabet[(alphabet.indexOf(text[place] ?? '') + by) % 32]
            expect(decodeSegwit(`${text.slice(0, place)}${changed}${text.slice(place + 1)}`)).toBe(undefined)
          },
        ),
      ),
    ).not.toThrow()
  })
})
