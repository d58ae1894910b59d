import { describe, expect, test } from 'vitest'
import { makeToken } from './portfolio.fixtures.js'
import { getTokenValue, getTotalValue, toTokenList } from './rules.js'

const usd = 10n ** 18n

describe('getTokenValue', () => {
  test.each([
    ['1.5 at 2988.02', 1_500_000n, 6, '2988.02', 448_203n * (usd / 100n)],
    ['a whole price', 2n * 10n ** 18n, 18, '3', 6n * usd],
    ['no amount', 0n, 18, '2988.02', 0n],
    ['a price of zero', 10n ** 18n, 18, '0', 0n],
    ['less than 10^-18 dollars is rounded down', 1n, 18, '0.99', 0n],
    ['the smallest unit of 255 decimals', 1n, 255, '1', 0n],
    ['the largest amount without decimals', 2n ** 256n - 1n, 0, '2', (2n ** 256n - 1n) * 2n * usd],
    ['a price with 1000 digits', 3n, 0, `0.${'3'.repeat(1_000)}`, 999_999_999_999_999_999n],
  ])('default: %s', (_, amount, decimals, price, expected) => {
    expect(getTokenValue({ amount, decimals, price })).toBe(expected)
  })

  test.each([undefined, '', '-1', '1e3', '.5', '1.', '1,5', ' 1', '0x10', 'NaN', '١'])(
    'error: the price %j is unknown',
    (price) => {
      expect(getTokenValue({ amount: 1n, decimals: 1, price })).toBeUndefined()
    },
  )
})

describe('getTotalValue', () => {
  test.each([
    ['no tokens', [], 0n],
    ['known values', [{ value: 1n }, { value: 2n }], 3n],
    ['only the known ones', [{ value: 1n }, {}], 1n],
    ['none is known', [{}, {}], undefined],
  ])('default: %s', (_, tokens, expected) => {
    expect(getTotalValue(tokens)).toBe(expected)
  })
})

describe('toTokenList', () => {
  const orderOf = (...tokens: Parameters<typeof toTokenList>[0]) =>
    toTokenList(tokens, 0).tokens.map(({ symbol }) => symbol)
  const native = makeToken('ETH', { address: undefined })

  test('default', () => {
    const token = makeToken('AAA', { price: '2' })
    expect(toTokenList([token, native], 5)).toEqual({
      tokens: [
        { ...token, id: 'eip155:1/0xaaa', value: 2n * usd },
        { ...native, id: 'eip155:1/' },
      ],
      totalValue: 2n * usd,
      at: 5,
    })
  })

  test('behavior: by value, then those without a price by symbol', () => {
    const [a, b] = [makeToken('AAA', { price: '1' }), makeToken('BBB', { price: '2' })]
    expect(orderOf(makeToken('yyy'), a, makeToken('XXX'), b)).toEqual(['BBB', 'AAA', 'XXX', 'yyy'])
  })

  test('behavior: a value of zero is before an unknown one', () => {
    expect(orderOf(makeToken('AAA'), makeToken('BBB', { amount: 0n, price: '1' }))).toEqual(['BBB', 'AAA'])
  })

  test('behavior: the native token is the first of equal ones', () => {
    expect(orderOf(makeToken('AAA'), native)).toEqual(['ETH', 'AAA'])
    const price = { price: '1' }
    expect(orderOf(makeToken('AAA', price), { ...native, ...price })).toEqual(['ETH', 'AAA'])
  })

  test.each([
    ['no decimals', { decimals: 0 }],
    ['too many decimals', { decimals: 256 }],
    ['a fraction of decimals', { decimals: 1.5 }],
    ['a negative amount', { amount: -1n }],
  ])('error: leaves out a token with %s', (_, fields) => {
    expect(orderOf(makeToken('AAA', fields), makeToken('BBB'))).toEqual(['BBB'])
  })

  test('error: a token that is listed twice counts once', () => {
    const token = makeToken('AAA', { price: '1' })
    expect(toTokenList([token, { ...token, symbol: 'BBB' }], 0)).toMatchObject({
      tokens: [{ symbol: 'AAA' }],
      totalValue: usd,
    })
  })
})
