import type { PayModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { account, summary } from './summary.fixtures.js'

const link = `ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address=${summary.recipient}&uint256=12500000`

const ready: Extract<PayModel, { status: 'ready' }> = {
  status: 'ready',
  ...summary,
  wallet: { status: 'ready', name: 'Alpha', address: account },
  exchanges: {
    status: 'ready',
    list: [
      { id: 'north', name: 'North Exchange' },
      { id: 'south', name: 'South' },
    ],
  },
  link,
  isLinkFollowed: false,
  isDeclined: false,
}

export const fixtures: Fixtures<PayModel> = { none: { status: 'none' }, ready }

export const disconnected: PayModel = {
  ...ready,
  wallet: { status: 'disconnected' },
  exchanges: { status: 'none' },
}
export const otherNetwork: PayModel = {
  ...ready,
  wallet: { status: 'other-network', name: 'Alpha' },
  exchanges: { status: 'loading' },
}
export const exchangesFailed: PayModel = { ...ready, exchanges: { status: 'failed' } }
export const noExchanges: PayModel = {
  ...ready,
  wallet: { status: 'none' },
  exchanges: { status: 'ready', list: [] },
}
export const requesting: PayModel = { ...ready, requested: 'north' }
export const declined: PayModel = { ...ready, isDeclined: true }
export const noPage: PayModel = { ...ready, failure: { kind: 'pay', code: 'pay-url' } }
export const solana: PayModel = {
  ...ready,
  asset: { symbol: 'SOL', name: 'Solana', decimals: 9 },
  amount: 50_000_000n,
  recipient: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  link: `solana:oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96?amount=0.05&reference=${'2'.repeat(43)}`,
  isLinkFollowed: true,
}
export const hugePay: PayModel = {
  ...ready,
  asset: { symbol: 'A'.repeat(40), name: 'A'.repeat(40), decimals: 18 },
  amount: 10n ** 60n + 1n,
  network: { id: 'eip155:1', name: 'N'.repeat(40) },
  wallet: { status: 'ready', name: 'W'.repeat(40), address: account },
  exchanges: { status: 'ready', list: [{ id: 'long', name: 'X'.repeat(40) }] },
}
