import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName } from './cleanName.js'

test.each([
  ['MetaMask', 'MetaMask'],
  ['  Rabby \n\t Wallet  ', 'Rabby Wallet'],
  ['Кошелёк', 'Кошелёк'],
  ['محفظة', 'محفظة'],
  ['กระเป๋าเงิน', 'กระเป๋าเงิน'],
  ['Wallet ❤️', 'Wallet ❤️'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('default', (name, clean) => {
  expect(cleanName(name)).toBe(clean)
})

describe('removes invisible characters', () => {
  test.each([
    ['a direction override', 'Meta\u202Eksam', 'Metaksam'],
    ['isolates', '\u2066MetaMask\u2069', 'MetaMask'],
    ['direction marks', 'Meta\u200EMask\u200F\u061C', 'MetaMask'],
    ['zero width', 'Meta\u200B\u200C\u200D\u2060Mask', 'MetaMask'],
    ['controls', 'Meta\u0000\u0007\u001B[31mMask\u009F', 'Meta[31mMask'],
    ['a soft hyphen', 'Meta\u00ADMask', 'MetaMask'],
    ['a byte order mark', '\uFEFFMetaMask', 'MetaMask'],
    ['tag characters', 'MetaMask\u{E0041}\u{E0042}', 'MetaMask'],
    ['fillers', 'Meta\u3164\u115F\uFFA0Mask', 'MetaMask'],
    ['blank braille', 'Meta\u2800Mask', 'MetaMask'],
    ['a lone surrogate', 'Meta\uD83DMask', 'MetaMask'],
    ['private use', 'Meta\uE000Mask', 'MetaMask'],
    ['line separators', 'Meta\u2028\u2029Mask', 'Meta Mask'],
    ['spaces of all kinds', 'Meta\u00A0\u2003\u3000Mask', 'Meta Mask'],
    ['spaces separated by an invisible character', 'Meta \u200B Mask', 'Meta Mask'],
  ])('behavior: %s', (_, name, clean) => {
    expect(cleanName(name)).toBe(clean)
  })
})

test.each(['', ' ', '\u200B', '\u202E\u202C', '\u3164', '\u2800', '\uFE0F', '\u0301\u0301', '\n\t'])(
  'behavior: nothing remains of %j',
  (name) => {
    expect(cleanName(name)).toBe('')
  },
)

test('behavior: limits combining marks', () => {
  expect(cleanName(`Z${'\u0321'.repeat(50)}algo`)).toBe('Z\u0321\u0321\u0321algo')
})

test('behavior: limits the name to 40 graphemes', () => {
  expect(cleanName('x'.repeat(40))).toBe('x'.repeat(40))
  expect(cleanName('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`)
  expect(cleanName('x'.repeat(100_000))).toBe(`${'x'.repeat(39)}…`)
  expect(cleanName(`${'x'.repeat(38)} yz`)).toBe(`${'x'.repeat(38)}…`)
  // A flag is two code points, and one grapheme.
  const flag = '\u{1F1EB}\u{1F1F7}'
  expect(cleanName(flag.repeat(40))).toBe(flag.repeat(40))
  expect(cleanName(flag.repeat(41))).toBe(`${flag.repeat(39)}…`)
})

test('behavior: sanitizes any untrusted input, and is idempotent', () => {
  const nasty = fc.constantFrom(
    '\u202E',
    '\u2066',
    '\u200B',
    '\n',
    '\u0000',
    '\uD800',
    '\u0301',
    ' ',
    '\u3164',
    'a',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(nasty, { maxLength: 80 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (name) => {
      const clean = cleanName(name)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u)
      expect(clean).not.toMatch(/^\s|\s$|\s\s/)
      expect(clean).not.toMatch(/\p{M}{4}/u)
      expect(clean).toMatch(/^$|[^\s\p{M}]/u)
      expect([...new Intl.Segmenter().segment(clean)].length).toBeLessThanOrEqual(40)
      expect(cleanName(clean)).toBe(clean)
    }),
    { numRuns: 1_000 },
  )
})
