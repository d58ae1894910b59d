import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createSolanaTransaction, createSolTransfer } from '../describe/createSolanaTransaction.fixtures.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { simulateSolana } from './simulateSolana.js'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [payer, to, mint, account] = [key(1), key(2), key(3), key(4)]
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const sendsToken = [
  {
    program: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    accounts: [payer, account, to, mint, key(9), tokenProgram],
    data: Uint8Array.of(1),
  },
  {
    program: tokenProgram,
    accounts: [key(8), mint, account, payer],
    data: Uint8Array.of(12, 1, 0, 0, 0, 0, 0, 0, 0, 6),
  },
]

/** Simulates with a node on which accounts have that many lamports before, and others after. */
function simulate(
  instructions: Parameters<typeof createSolanaTransaction>[0]['instructions'],
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
) {
  const rpc: ChainRpc = async ({ method, params }) => {
    const [of, options] = params as [string, { accounts: { addresses: string[] } }]
    if (method === 'getBalance') return { value: before[of] ?? 0 }
    const accounts = options.accounts.addresses.map((address) => ({ lamports: after[address] ?? 0 }))
    return { value: { err: null, accounts } }
  }
  const bytes = createSolanaTransaction({ payer, ...(instructions && { instructions }) })
  const { signal } = new AbortController()
  return simulateSolana(
    { transactions: [{ bytes, encoding: 'base64' }] },
    { chainId: 'solana:1', address: payer, rpc, signal },
  )
}

test('default: the change of the SOL of the account', async () => {
  const simulation = await simulate([createSolTransfer(payer, to, 5n)], { [payer]: 20 }, { [payer]: 10 })
  expect(simulation).toEqual({ status: 'changes', native: -10n })
})

test('behavior: a transfer of tokens has the SOL that a new token account of the recipient costs', async () => {
  const simulation = await simulate(sendsToken, { [payer]: 20 }, { [payer]: 10, [account]: 7 })
  expect(simulation).toEqual({ status: 'changes', native: -10n, accountRent: 7n })
})

test('behavior: a token account that exists costs nothing', async () => {
  const before = { [payer]: 20, [account]: 7 }
  const simulation = await simulate(sendsToken, before, { [payer]: 15, [account]: 7 })
  expect(simulation).toEqual({ status: 'changes', native: -5n })
})
