import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEvmPaymentLink, toEvmPaymentLink } from './paymentLink.js'

const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((value): `0x${string}` => `0x${value.toString(16).padStart(40, '0')}`)

test('default: a link of each kind', () => {
  expect(toEvmPaymentLink({ chainId: 1, to, amount: 5n })).toBe(`ethereum:${to}@1?value=5`)
  expect(toEvmPaymentLink({ chainId: 8453, to, amount: 5n, token })).toBe(
    `ethereum:${token}@8453/transfer?address=${to}&uint256=5`,
  )
})

test('behavior: each link is parsed into its payment', () => {
  const link = fc.record(
    {
      chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      to: address,
      amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
      token: address,
    },
    { requiredKeys: ['chainId', 'to', 'amount'] },
  )
  fc.assert(
    fc.property(link, (one) => {
      expect(parseEvmPaymentLink(toEvmPaymentLink(one))).toEqual(one)
    }),
  )
})

test.each([
  [`ethereum:${to}?value=2.014e18`, { chainId: 1, to, amount: 2_014n * 10n ** 15n }],
  [`ethereum:pay-${to}@1?value=1`, { chainId: 1, to, amount: 1n }],
  [`ethereum:${to}@1?value=1.5`, undefined],
  [`ethereum:${to}@1?value=0`, undefined],
  [`ethereum:${to}@1?value=1&value=2`, undefined],
  [`ethereum:${to}@1?value=1&data=0x00`, undefined],
  [`ethereum:${to}@1?value=1#x`, undefined],
  [`ethereum:${to}@1`, undefined],
  [`ethereum:${to}@0?value=1`, undefined],
  [`ethereum:alice.eth@1?value=1`, undefined],
  [`ethereum:${token}@1/approve?address=${to}&uint256=1`, undefined],
  [`ethereum:${token}@1/transfer?uint256=1`, undefined],
  [`ethereum:${token}@1/transfer?address=${to}&uint256=1e99`, undefined],
  [`ethereum:0x70997970C51812dc3A010C7d01b50e0d17dc79c8@1?value=1`, undefined],
])('behavior: %s', (text, expected) => {
  expect(parseEvmPaymentLink(text)).toEqual(expected)
})

test('behavior: any text is a valid payment or none', () => {
  const part = fc.constantFrom(
    ...'ethereum: pay- @1 /transfer ? & = # value address uint256 0x 9e9'.split(' '),
    to,
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (one) => {
      const link = parseEvmPaymentLink(one)
      expect(link && parseEvmPaymentLink(toEvmPaymentLink(link))).toEqual(link)
    }),
    { numRuns: 500 },
  )
})
