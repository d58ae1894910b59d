import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TokenBalance } from '../../../ports/DataApi.js'
import { makeToken } from './portfolio.fixtures.js'
import { compareTokens, getTokenValue, getTotalValue, toTokenList } from './rules.js'

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 255 })
const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.join(''))
/** The digits before and after the decimal point. */
const price = fc.tuple(digits(1, 30), digits(0, 300))
const toText = ([whole, fraction]: readonly [string, string]) =>
  fraction === '' ? whole : `${whole}.${fraction}`

test('behavior: a value is amount × price, rounded down to 10^-18 dollars', () => {
  fc.assert(
    fc.property(amount, decimals, price, (amount, decimals, parts) => {
      const value = getTokenValue({ amount, decimals, price: toText(parts) })
      if (value === undefined) throw new TypeError('the price is known')
      // value / 10^18 <= amount / 10^decimals * price < (value + 1) / 10^18, multiplied by all denominators.
      const exact = amount * BigInt(parts.join('')) * 10n ** 18n
      const unit = 10n ** BigInt(decimals + parts[1].length)
      expect(value * unit <= exact).toBe(true)
      expect(exact < (value + 1n) * unit).toBe(true)
    }),
  )
})

test('behavior: zeros at either end of a price do not change a value', () => {
  fc.assert(
    fc.property(amount, decimals, price, fc.nat({ max: 50 }), (amount, decimals, parts, count) => {
      const zeros = '0'.repeat(count)
      const padded = toText([zeros + parts[0], parts[1] + zeros])
      expect(getTokenValue({ amount, decimals, price: padded })).toBe(
        getTokenValue({ amount, decimals, price: toText(parts) }),
      )
    }),
  )
})

const balance: fc.Arbitrary<TokenBalance> = fc
  .record({
    symbol: fc.constantFrom('AAA', 'aaa', 'BBB', 'CCC', ''),
    address: fc.constantFrom(undefined, '0x1', '0x2', '0x3', '0x4'),
    decimals: fc.integer({ min: -1, max: 257 }),
    amount: fc.oneof(amount, fc.constantFrom(0n, 1n, -1n)),
    price: fc.option(fc.oneof(price.map(toText), fc.constantFrom('0', '1', 'x')), { nil: undefined }),
  })
  .map(({ symbol, ...fields }) => makeToken(symbol, fields))
const balances = fc.array(balance, { maxLength: 12 })

test('behavior: a list has each valid token once, in one order, whatever the order of the server', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(balance, { selector: ({ address }) => address })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const list = toTokenList(all, 0)
        expect(toTokenList(shuffled, 0)).toEqual(list)
        const valid = all.filter(({ decimals, amount }) => decimals >= 1 && decimals <= 255 && amount >= 0n)
        expect(list.tokens.map(({ address }) => address).sort()).toEqual(
          valid.map(({ address }) => address).sort(),
        )
      },
    ),
  )
})

test('behavior: the order of tokens is total', () => {
  fc.assert(
    fc.property(balances, (all) => {
      const { tokens } = toTokenList(all, 0)
      for (const [index, token] of tokens.entries()) {
        expect(compareTokens(token, token)).toBe(0)
        for (const later of tokens.slice(index + 1)) {
          expect(compareTokens(token, later)).toBeLessThan(0)
          expect(compareTokens(later, token)).toBeGreaterThan(0)
        }
      }
    }),
  )
})

test('behavior: the total is the sum of the known values', () => {
  fc.assert(
    fc.property(balances, (all) => {
      const { tokens, totalValue } = toTokenList(all, 0)
      const known = tokens.flatMap(({ value }) => value ?? [])
      expect(totalValue).toBe(getTotalValue(tokens))
      expect(totalValue === undefined).toBe(known.length === 0 && tokens.length > 0)
      expect(totalValue ?? 0n).toBe(known.reduce((sum, value) => sum + value, 0n))
    }),
  )
})
