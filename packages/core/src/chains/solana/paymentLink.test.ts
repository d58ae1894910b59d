import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase58 } from '../../foundation/encoding/base58.js'
import { parseSolanaPaymentLink, toSolanaPaymentLink } from './paymentLink.js'

const recipient = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => encodeBase58(bytes))

test('default: a link of each kind', () => {
  expect(toSolanaPaymentLink({ recipient, amount: '0.01', references: [] })).toBe(
    `solana:${recipient}?amount=0.01`,
  )
  expect(toSolanaPaymentLink({ recipient, amount: '1', mint, references: [recipient] })).toBe(
    `solana:${recipient}?amount=1&spl-token=${mint}&reference=${recipient}`,
  )
})

test('behavior: each link is parsed into its payment', () => {
  const link = fc.record(
    {
      recipient: address,
      amount: fc
        .tuple(fc.nat(), fc.integer({ min: 1, max: 9_999 }))
        .map(([whole, part]) => `${whole}.${part}`),
      mint: address,
      references: fc.array(address, { maxLength: 10 }),
    },
    { requiredKeys: ['recipient', 'amount', 'references'] },
  )
  fc.assert(
    fc.property(link, (one) => {
      expect(parseSolanaPaymentLink(toSolanaPaymentLink(one))).toEqual(one)
    }),
  )
})

test.each([
  ['?amount=1&label=Shop', { recipient, amount: '1', references: [] }],
  ['?amount=0', undefined],
  ['?amount=1e3', undefined],
  ['?amount=-1', undefined],
  ['?amount=.5', undefined],
  ['?amount=1&amount=2', undefined],
  ['?amount=1&spl-token=x', undefined],
  [`?amount=1&spl-token=${mint}&spl-token=${mint}`, undefined],
  ['?amount=1&reference=x', undefined],
  ['?amount=1&splToken=x', undefined],
  ['?label=Shop', undefined],
  ['', undefined],
])('behavior: the query %s', (query, expected) => {
  expect(parseSolanaPaymentLink(`solana:${recipient}${query}`)).toEqual(expected)
})

test('error: refuses transaction requests, and other recipients', () => {
  expect(parseSolanaPaymentLink('solana:https://shop.example/pay')).toBeUndefined()
  expect(parseSolanaPaymentLink(`solana:${'1'.repeat(45)}?amount=1`)).toBeUndefined()
  expect(parseSolanaPaymentLink(`ethereum:${recipient}?amount=1`)).toBeUndefined()
})

test('behavior: any text is a valid payment or none', () => {
  const part = fc.constantFrom(
    ...'solana: ? & = # amount spl-token reference label 0.1 1'.split(' '),
    recipient,
    mint,
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (one) => {
      const link = parseSolanaPaymentLink(one)
      expect(link && parseSolanaPaymentLink(toSolanaPaymentLink(link))).toEqual(link)
    }),
    { numRuns: 500 },
  )
})
