import type { ArrivalTarget } from '../../wallet/request/ArrivalTarget.js'
import type { Arrival } from './types.js'

/** What a swap of USDC to another chain promises. */
const target: ArrivalTarget = {
  source: { id: 'bridge', name: 'Example Bridge' },
  toChainId: 'eip155:31338',
  amount: 99_000_000n,
  symbol: 'USDC',
  decimals: 6,
  estimatedSeconds: 90,
}

/** Such a swap, whose transaction is not confirmed. */
export const arrival: Arrival = {
  ...target,
  id: 'a',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:31337',
  sentAt: 7,
  hash: `0x${'1'.repeat(64)}`,
  status: 'sent',
}

/** The hash of the transaction with which it arrives. */
export const toHash: `0x${string}` = `0x${'2'.repeat(64)}`
