import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDisplayText } from './toDisplayText.js'

test.each([
  ['a name', 'USD Coin', 'USD Coin'],
  ['right-to-left text', 'عملة', 'عملة'],
  ['an emoji with its color', 'Love ❤️', 'Love ❤️'],
  ['markup, which is text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('default: keeps %s', (_, text, clean) => {
  expect(toDisplayText(text, 100)).toBe(clean)
})

test.each([
  ['bidirectional overrides', 'US\u202EDC\u202C', 'USDC'],
  ['isolates and marks', '\u2066USDC\u2069\u200E\u200F\u061C', 'USDC'],
  ['zero width characters', 'U\u200BS\u200CD\u200DC\u2060\uFEFF', 'USDC'],
  ['controls', 'U\u0000S\u0007D\u009FC', 'USDC'],
  ['tag characters', 'USDC\u{E0041}', 'USDC'],
  ['blanks', 'US\u3164\u2800DC', 'USDC'],
  ['lone surrogates', 'US\uD83DDC', 'USDC'],
])('behavior: removes %s', (_, text, clean) => {
  expect(toDisplayText(text, 100)).toBe(clean)
})

test('behavior: collapses whitespace', () => {
  expect(toDisplayText(' \n USD\t\u00A0\u2028 \u200B Coin ', 100)).toBe('USD Coin')
})

test('behavior: limits combining marks', () => {
  expect(toDisplayText(`Z${'\u0321'.repeat(50)}`, 100)).toBe('Z\u0321\u0321\u0321')
})

test.each(['', ' ', '\u202E\u202C', '\u3164', '\u0301\u0301', '\uFE0F'])(
  'behavior: nothing visible remains of %j',
  (text) => {
    expect(toDisplayText(text, 100)).toBe('')
  },
)

test('param: maxLength includes the ellipsis', () => {
  expect(toDisplayText('x'.repeat(30), 30)).toBe('x'.repeat(30))
  expect(toDisplayText('x'.repeat(31), 30)).toBe(`${'x'.repeat(29)}…`)
})

test('behavior: does not split a surrogate pair', () => {
  expect(toDisplayText('\u{1F600}'.repeat(4), 3)).toBe('\u{1F600}\u{1F600}…')
})

test('behavior: sanitizes any text', () => {
  const nasty = fc.constantFrom(
    '\u202E',
    '\u2066',
    '\u200B',
    '\n',
    '\0',
    '\uD800',
    '\u0301',
    ' ',
    '\u3164',
    'a',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(nasty, { maxLength: 80 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 100 }), (text, maxLength) => {
      const clean = toDisplayText(text, maxLength)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|^\s|\s$|\s\s|\p{M}{4}/u)
      expect(clean).toMatch(/^$|[^\s\p{M}]/u)
      expect([...clean].length).toBeLessThanOrEqual(maxLength)
    }),
    { numRuns: 1_000 },
  )
})
