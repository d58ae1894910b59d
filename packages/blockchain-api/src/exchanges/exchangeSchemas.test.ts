import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  exchangeBuyStatusResultSchema,
  exchangePayUrlParamsSchema,
  exchangePayUrlResultSchema,
  exchangesParamsSchema,
  exchangesResultSchema,
} from './exchangeSchemas.js'

const evm = `0x${'a1'.repeat(20)}`
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const payment = {
  exchangeId: 'devnet',
  asset: 'eip155:1/slip44:60',
  amount: '1000',
  recipient: `eip155:1:${evm}`,
}

test.each([
  'eip155:1/slip44:60',
  `eip155:8453/erc20:${evm}`,
  `${solana}/slip44:501`,
  `${solana}/token:${mint}`,
])('default: accepts the asset %s', (asset) => {
  expect(exchangePayUrlParamsSchema.safeParse({ ...payment, asset }).success).toBe(true)
})

test.each([
  'eip155:01/slip44:60',
  'eip155:1/slip44:501',
  `${solana}/slip44:60`,
  `eip155:1/token:${mint}`,
  `${solana}/erc20:${evm}`,
  `eip155:1/erc721:${evm}`,
  `eip155:1/erc20:${evm}/1`,
  'eip155:1/slip44:60\n',
  'slip44:60',
  '',
])('error: refuses the asset %j', (asset) => {
  expect(exchangePayUrlParamsSchema.safeParse({ ...payment, asset }).success).toBe(false)
})

test.each([
  ['1', true],
  ['0x1', true],
  [String(2n ** 256n - 1n), true],
  [`0x${'f'.repeat(64)}`, true],
  ['0', false],
  ['0x0', false],
  [String(2n ** 256n), false],
  ['1.5', false],
  ['1e3', false],
  ['-1', false],
  ['0X1', false],
  [' 1', false],
  ['', false],
  [1, false],
])('behavior: the amount %j is valid: %s', (amount, isValid) => {
  expect(exchangePayUrlParamsSchema.safeParse({ ...payment, amount }).success).toBe(isValid)
  expect(exchangesParamsSchema.safeParse({ page: 1, amount }).success).toBe(isValid)
})

test('behavior: an amount has the same value in both notations', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (amount) => {
      for (const text of [`${amount}`, `0x${amount.toString(16)}`]) {
        const result = exchangePayUrlParamsSchema.parse({ ...payment, amount: text })
        expect(BigInt(result.amount)).toBe(amount)
      }
    }),
  )
})

test('error: refuses malformed ids, pages, URLs and hashes', () => {
  for (const exchangeId of ['', 'A', 'a/b', '../x', 'a'.repeat(65)])
    expect(exchangePayUrlParamsSchema.safeParse({ ...payment, exchangeId }).success).toBe(false)
  for (const page of [0, -1, 1.5, '1', 10_001])
    expect(exchangesParamsSchema.safeParse({ page }).success).toBe(false)
  const sessionId = 'a'.repeat(32)
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//x', ''])
    expect(exchangePayUrlResultSchema.safeParse({ url, sessionId }).success).toBe(false)
  for (const txHash of ['0x1', 'x', `0x${'g'.repeat(64)}`])
    expect(exchangeBuyStatusResultSchema.safeParse({ status: 'SUCCESS', txHash }).success).toBe(false)
})

test('behavior: accepts a list without images, and an unknown field', () => {
  const list = { total: 1, exchanges: [{ id: 'devnet', name: 'Devnet', imageUrl: null }], more: true }
  expect(exchangesResultSchema.parse(list)).toEqual({ total: 1, exchanges: list.exchanges })
})
