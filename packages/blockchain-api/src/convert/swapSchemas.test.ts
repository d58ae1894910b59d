import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swapAmountSchema } from './swapAmount.js'
import { swapAllowanceResponseSchema, swapApprovalResponseSchema } from './swapApprovalSchema.js'
import { swapQuotesResponseSchema } from './swapQuotesSchema.js'
import { swapStatusResponseSchema } from './swapStatusSchema.js'
import { swapTokensResponseSchema } from './swapTokensSchema.js'
import { swapTransactionRequestSchema, swapTransactionResponseSchema } from './swapTransactionSchema.js'

const native = `eip155:1:0x${'e'.repeat(40)}`
const token = `eip155:1:0x${'1'.repeat(40)}`
const user = `eip155:1:0x${'A'.repeat(40)}`

const tokens = {
  tokens: [
    { name: 'Ether', symbol: 'ETH', address: native, decimals: 18, logoUri: null, eip2612: false },
    { name: 'Coin', symbol: 'C', address: token, decimals: 0, logoUri: 'https://x.test/c', eip2612: true },
  ],
}
const quotes = {
  quotes: [{ id: null, fromAmount: '1', fromAccount: native, toAmount: '2', toAccount: token }],
}
const approval = {
  tx: { from: token, to: native, data: '0x095ea7b3', value: '0', eip155: { gasPrice: '7' } },
}
const request = {
  projectId: 'p',
  amount: '1',
  from: native,
  to: token,
  userAddress: user,
  eip155: { slippage: 1 },
  disableEstimate: true,
}
const transaction = {
  tx: { from: user, to: token, data: '0x38ed1739', amount: '2', eip155: { gas: '9', gasPrice: '7' } },
}

test('default: accepts requests and responses', () => {
  expect(swapTokensResponseSchema.parse(tokens)).toEqual(tokens)
  expect(swapQuotesResponseSchema.parse(quotes)).toEqual(quotes)
  expect(swapAllowanceResponseSchema.parse({ allowance: '0' })).toEqual({ allowance: '0' })
  expect(swapApprovalResponseSchema.parse(approval)).toEqual(approval)
  expect(swapTransactionRequestSchema.parse(request)).toEqual(request)
  expect(swapTransactionResponseSchema.parse(transaction)).toEqual(transaction)
})

const mint = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:So11111111111111111111111111111111111111112'

test('behavior: accepts quotes of sources, and of swaps to another chain', () => {
  const [quote] = quotes.quotes
  const source = { id: 'bridge', name: 'Bridge' }
  const steps = [
    { kind: 'swap', name: 'Pools', chainId: 'eip155:1' },
    { kind: 'bridge', name: 'Bridge', chainId: 'eip155:1' },
  ]
  const details = {
    source,
    spender: token,
    router: token,
    estimatedSeconds: 60,
    steps,
    expiresAt: 1_700_000_000,
  }
  const response = {
    quotes: [
      { ...quote, ...details },
      { ...quote, fromAccount: mint, toAccount: mint },
    ],
  }
  expect(swapQuotesResponseSchema.parse(response)).toEqual(response)
})

test('behavior: accepts a request and a response of a source', () => {
  const full = {
    ...request,
    ...{ source: 's', swapMode: 'exactOut', slippageBps: 5_000, recipient: user, deadline: 1_700_000_000 },
    ...{ minToAmount: '1', maxFromAmount: '2', eip155: { slippage: 1, permit: `0x${'00'.repeat(224)}` } },
  }
  expect(swapTransactionRequestSchema.parse(full)).toEqual(full)
  const limits = { value: '0', fromAmount: '1', minToAmount: '2', maxFromAmount: '3', spender: token }
  const response = { tx: { ...transaction.tx, ...limits } }
  expect(swapTransactionResponseSchema.parse(response)).toEqual(response)
})

test('behavior: accepts a request and a response of Solana', () => {
  const { eip155: _eip155, disableEstimate: _disableEstimate, ...shared } = request
  const body = { ...shared, from: mint, to: mint, userAddress: mint }
  expect(swapTransactionRequestSchema.parse(body)).toEqual(body)
  const response = { solana: { from: mint, transaction: 'AQID', fromAmount: '1', amount: '2' } }
  expect(swapTransactionResponseSchema.parse(response)).toEqual(response)
})

const statuses = ['unknown', 'pending', 'done', 'partial', 'refunded', 'failed'] as const
test.each(statuses)('behavior: accepts the status %s', (status) => {
  const response = { status, toChainId: 'eip155:1', toHash: '0x12' }
  expect(swapStatusResponseSchema.parse(response)).toEqual(response)
  expect(swapStatusResponseSchema.parse({ status })).toEqual({ status })
})

test.each([
  { spender: '0x1' },
  { router: mint },
  { source: { id: 'a' } },
  { estimatedSeconds: -1 },
  { steps: [{ kind: 'buy', name: 'a', chainId: 'eip155:1' }] },
  { expiresAt: 1.5 },
])('error: a quote with %j', (change) => {
  const list = { quotes: [{ ...quotes.quotes[0], ...change }] }
  expect(swapQuotesResponseSchema.safeParse(list).success).toBe(false)
})

test.each([{ transaction: '' }, { transaction: '{}' }, { transaction: 'A'.repeat(2_001) }, { from: user }])(
  'error: a transaction of Solana with %j',
  (change) => {
    const solana = { from: mint, transaction: 'AQID', fromAmount: '1', amount: '2', ...change }
    expect(swapTransactionResponseSchema.safeParse({ solana }).success).toBe(false)
  },
)

test('behavior: an approval without the price of gas', () => {
  const tx = { ...approval.tx, eip155: null }
  expect(swapApprovalResponseSchema.parse({ tx })).toEqual({ tx })
})

test('behavior: an amount is a number of 256 bits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 258n), max: 2n ** 258n }), (amount) => {
      const isAccepted = swapAmountSchema.safeParse(String(amount)).success
      expect(isAccepted).toBe(amount >= 0n && amount < 2n ** 256n)
    }),
  )
  expect(swapAmountSchema.safeParse(String(2n ** 256n - 1n)).success).toBe(true)
  expect(swapAmountSchema.safeParse(String(2n ** 256n)).success).toBe(false)
})

test.each(['', '1.5', '0x1', '1e3', ' 1', '9'.repeat(79)])('error: the amount %j', (amount) => {
  expect(swapAmountSchema.safeParse(amount).success).toBe(false)
})

test.each([
  { amount: '-1' },
  { amount: 1 },
  { from: `0x${'1'.repeat(40)}` },
  { to: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:0x${'1'.repeat(40)}` },
  { userAddress: 'eip155:1:0x1' },
  { eip155: undefined },
  { eip155: { slippage: 0.5 } },
  { eip155: { slippage: -1 } },
  { eip155: { slippage: 51 } },
  { eip155: { slippage: '1' } },
  { eip155: { slippage: 1, permit: 'x'.repeat(2_001) } },
  { disableEstimate: 'true' },
  { swapMode: 'exact' },
  { slippageBps: 5_001 },
  { slippageBps: 0.5 },
  { minToAmount: '-1' },
  { deadline: '1' },
  { recipient: '0x1' },
  { projectId: undefined },
])('error: a request with %j', (change) => {
  expect(swapTransactionRequestSchema.safeParse({ ...request, ...change }).success).toBe(false)
})

test.each([{ data: '0x1' }, { data: '095ea7b3' }, { data: `0x${'00'.repeat(10_000)}` }, { from: '0x1' }])(
  'error: an approval with %j',
  (change) => {
    expect(swapApprovalResponseSchema.safeParse({ tx: { ...approval.tx, ...change } }).success).toBe(false)
  },
)

test.each([{ decimals: 256 }, { name: 'x'.repeat(501) }, { logoUri: undefined }, { eip2612: 'no' }])(
  'error: a token with %j',
  (change) => {
    const list = { tokens: [{ ...tokens.tokens[0], ...change }] }
    expect(swapTokensResponseSchema.safeParse(list).success).toBe(false)
  },
)
