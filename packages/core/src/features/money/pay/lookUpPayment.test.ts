import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { lookUpPayment } from './lookUpPayment.js'
import { createPayment, recipient, toHex, txHash } from './pay.fixtures.js'

const { amount } = createPayment()
const router = `0x${'c'.repeat(40)}`

/** Looks for a transaction that calls a contract, which pays `received` to the recipient. */
async function lookUp(via: 'wallet' | 'exchange', received: bigint, change: Record<string, unknown> = {}) {
  const { kit, adapters } = createTestKit()
  const { evm } = adapters[0]
  const answers: Record<string, unknown> = {
    eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', logs: [] },
    eth_getTransactionByHash: { to: router, value: '0x1' },
    eth_getBalance: (_: string, block: string) => toHex(block === '0x10' ? 7n + received : 7n),
    ...change,
  }
  for (const [method, answer] of Object.entries(answers)) evm?.networkAnswers.set(method, answer)
  const { signal } = new AbortController()
  const look = await lookUpPayment(
    createPayment(),
    { txHash, via },
    { config: kit.config, adapterOf: kit.internal.adapterOf, signal },
  )
  kit.destroy()
  return look
}

test('behavior: a contract that the own transaction calls can pay the native token', async () => {
  expect(await lookUp('wallet', amount)).toBe('paid')
  expect(await lookUp('wallet', amount - 1n)).toBe('different')
})

test('error: another transaction in a block with a payment proves nothing for an exchange', async () => {
  expect(await lookUp('exchange', amount)).toBe('different')
})

test('behavior: a transfer to the recipient itself', async () => {
  const transfer = (value: bigint) => ({ eth_getTransactionByHash: { to: recipient, value: toHex(value) } })
  expect(await lookUp('exchange', 0n, transfer(amount))).toBe('paid')
  expect(await lookUp('wallet', amount, transfer(amount - 1n))).toBe('different')
})

test.each([
  ['behavior: not in a block yet', { eth_getTransactionReceipt: null }, 'pending'],
  [
    'error: reverted',
    { eth_getTransactionReceipt: { status: '0x0', blockNumber: '0x10', logs: [] } },
    'reverted',
  ],
  ['error: a balance that is none', { eth_getBalance: 'x' }, 'different'],
])('%s', async (_name, change, expected) => {
  expect(await lookUp('wallet', amount, change)).toBe(expected)
})
