import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAmountTexts } from './createAmountTexts.js'

const ether = { symbol: 'ETH', decimals: 18 }
const usdc = { symbol: 'USDC', decimals: 6 }
const texts = createAmountTexts('en')

test.each([
  ['down', 12_000_021_000_000_231_000n, ether, '12 ETH', '12.000021000000231 ETH'],
  ['up', 12_000_021_000_000_231_000n, ether, '12.01 ETH', '12.000021000000231 ETH'],
  ['up', 51_903_000_570_933n, ether, '0.00005191 ETH', '0.000051903000570933 ETH'],
  ['down', 51_903_000_570_933n, ether, '0.0000519 ETH', '0.000051903000570933 ETH'],
  ['down', 2_979_333_300n, usdc, '2,979 USDC', '2,979.3333 USDC'],
  ['down', 29_793_333n, usdc, '29.79 USDC', '29.793333 USDC'],
  ['up', 9_999_999_999n, usdc, '10,000 USDC', '9,999.999999 USDC'],
  ['up', 99_999n, usdc, '0.1 USDC', '0.099999 USDC'],
  ['down', 123_456_789_000_000n, usdc, '123,456,789 USDC', '123,456,789 USDC'],
  ['down', 1n, ether, '<0.00000001 ETH', '0.000000000000000001 ETH'],
  ['up', 1n, ether, '<0.00000001 ETH', '0.000000000000000001 ETH'],
  ['up', 0n, ether, '0 ETH', '0 ETH'],
  ['down', 15n, { symbol: '', decimals: 1 }, '1.5', '1.5'],
] as const)('default: rounded %s, %s units of %o are %s', (rounding, units, token, text, full) => {
  expect(texts.token(units, token, rounding)).toEqual({ text, full })
})

test('behavior: an amount that the user has typed keeps eight significant digits', () => {
  expect(texts.typed(123_456_780_000_000_000n, ether, 'up').text).toBe('0.12345678 ETH')
  expect(texts.typed(9_987_654_321_098_765_432n, ether, 'up').text).toBe('9.9876544 ETH')
  expect(texts.token(123_456_780_000_000_000n, ether, 'up').text).toBe('0.1235 ETH')
})

test.each([
  ['de', '0,00005191 ETH', '2.979 USDC', '0,06\u00a0$'],
  ['fr', '0,00005191 ETH', '2\u202f979 USDC', '0,06\u00a0$US'],
  ['en-IN', '0.00005191 ETH', '2,979 USDC', '$0.06'],
  ['ar-EG', '٠٫٠٠٠٠٥١٩١ ETH', '٢٬٩٧٩ USDC', undefined],
])('param: locale %s', (locale, small, large, usd) => {
  const localized = createAmountTexts(locale)
  expect(localized.token(51_903_000_570_933n, ether, 'up').text).toBe(small)
  expect(localized.token(2_979_333_300n, usdc, 'down').text).toBe(large)
  if (usd !== undefined) expect(localized.usd(51n, 3, 'up')).toBe(usd)
})

test('behavior: a value in dollars is rounded up to the cent if the user pays it', () => {
  expect(texts.usd(50_001n, 6, 'up')).toBe('$0.06')
  expect(texts.usd(50_001n, 6, 'down')).toBe('$0.05')
  expect(texts.usd(50_000n, 6, 'up')).toBe('$0.05')
  expect(texts.usd(1n, 18, 'up')).toBe('<$0.01')
})

test('behavior: in a right-to-left locale a value in dollars has no mark that turns it around', () => {
  expect(createAmountTexts('ar').usd(50_000n, 6, 'up')).not.toContain('\u200f')
})

/** Reads a shown English amount as units of 10^-36. */
function parse(text: string): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(36, '0'))
}

const amounts = fc.tuple(fc.bigInt(0n, 2n ** 128n), fc.integer({ min: 0, max: 36 }))

test('behavior: what the user has is never rounded up, and what the user pays is never rounded down', () => {
  fc.assert(
    fc.property(amounts, ([units, decimals]) => {
      const token = { symbol: '', decimals }
      const exact = units * 10n ** BigInt(36 - decimals)
      const { text: down, full } = texts.token(units, token, 'down')
      const { text: up } = texts.token(units, token, 'up')
      expect(parse(full)).toBe(exact)
      if (down.startsWith('>')) {
        expect(up).toBe(down)
        expect(exact >= 10n ** 51n).toBe(true)
        return
      }
      if (down.startsWith('<')) {
        expect(exact > 0n && exact < parse(down.slice(1))).toBe(true)
        expect(up).toBe(down)
        return
      }
      expect(parse(down) <= exact).toBe(true)
      expect(parse(up) >= exact).toBe(true)
    }),
  )
})

test('behavior: no more than four significant digits follow the decimal separator, and never 15 digits in total', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('down', 'up'), ([units, decimals], rounding) => {
      const { text } = texts.token(units, { symbol: '', decimals }, rounding as 'up')
      const [whole = '', fraction = ''] = text.replace(/[<>,]/g, '').split('.')
      const significant = (whole + fraction).replace(/^0+/, '')
      if (fraction !== '') expect(significant.length).toBeLessThanOrEqual(4)
      expect(fraction.length).toBeLessThanOrEqual(8)
    }),
  )
})
