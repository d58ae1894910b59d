import type { ActivityDetailModel } from '@latchkit/core'
import { chainId, createItem, createTransfer } from '../activity/createItem.fixtures.js'
import type { Fixtures } from '../Fixtures.fixtures.js'

type Ready = Extract<ActivityDetailModel, { status: 'ready' }>

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  network: { id: chainId, name: 'Ethereum' },
  item: createItem(1),
  hasOtherNonce: false,
}

export const fixtures: Fixtures<ActivityDetailModel> = {
  disconnected: { status: 'disconnected' },
  loading: { status: 'loading' },
  missing: { status: 'missing' },
  ready,
}

/** A label of the user, and a name. */
export const named: Ready = { ...ready, fromName: 'Savings', toName: 'alice.eth' }

/** A payment that the account can make again. */
export const repeatable: Ready = {
  ...ready,
  again: { tokenId: `${chainId}/`, amount: '0.5', recipient: `0x${'2'.repeat(40)}` },
}

export const pending: Ready = {
  ...ready,
  item: createItem(2, {
    status: 'pending',
    transfers: [createTransfer('ETH', '0.5', { name: 'Ether' })],
  }),
  replacement: { id: 'eip155:1/0x2', canSpeedUp: true, canCancel: true },
}

export const longData: Ready = {
  ...pending,
  replacement: { id: 'eip155:1/0x2', canSpeedUp: false, canCancel: true, obstacle: 'long-data' },
}

/** Sent by another app. */
export const notTracked: Ready = {
  ...pending,
  replacement: { canSpeedUp: false, canCancel: false, obstacle: 'not-tracked' },
}

export const solana: Ready = {
  ...notTracked,
  namespace: 'solana',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  replacement: { canSpeedUp: false, canCancel: false, obstacle: 'solana' },
}

/** The wallet has ignored the nonce. */
export const otherNonce: Ready = { ...pending, hasOtherNonce: true }

const { replacement: _, ...settled } = pending
export const repriced: Ready = { ...settled, outcome: { type: 'repriced', by: `0x${'3'.repeat(64)}` } }
export const cancelled: Ready = { ...settled, outcome: { type: 'cancelled', by: `0x${'3'.repeat(64)}` } }
export const replaced: Ready = { ...settled, outcome: { type: 'replaced' } }
export const dropped: Ready = { ...settled, outcome: { type: 'dropped' } }

export const failed: Ready = { ...ready, item: createItem(3, { status: 'failed' }) }

export const trade: Ready = {
  ...ready,
  item: createItem(4, {
    operation: 'trade',
    label: 'swapped',
    transfers: [
      createTransfer('USDC', '500', { name: 'USD Coin' }),
      createTransfer('ETH', '0.165000000000000001', { name: 'Ether', direction: 'in' }),
      createTransfer('', '1', { kind: 'nft', name: '', direction: 'in' }),
    ],
  }),
}

/** A deployment without transfers, and without a block explorer. */
export const deployed: Ready = {
  ...ready,
  item: createItem(5, {
    operation: 'deploy',
    label: 'deployed',
    to: undefined,
    transfers: [],
    explorerUrl: undefined,
  }),
}

/** Long texts without spaces, markup, a long amount, and a link that is none of the web. */
export const hostile: Ready = {
  ...ready,
  item: createItem(6, {
    transfers: [
      createTransfer('LONGSYMBOLWITHOUTSPACES', `${'9'.repeat(60)}.${'1'.repeat(18)}`, {
        name: '<b>ATokenWithTheLongestNameWithoutSpace…',
      }),
    ],
    explorerUrl: 'javascript:alert(1)',
  }),
}

const base = { id: 'eip155:8453', name: 'Base' } as const
const source = 'Example Bridge'

/** A swap to another network that has not arrived. */
export const arriving: Ready = {
  ...ready,
  arrival: { status: 'pending', network: base, source, estimatedSeconds: 45 },
}

const toHash = `0x${'7'.repeat(64)}` as const
export const arrived: Ready = {
  ...ready,
  arrival: {
    status: 'done',
    network: base,
    source,
    toHash,
    explorerUrl: `https://base.example/tx/${toHash}`,
  },
}

/** The bridge has delivered its own token. */
export const partial: Ready = { ...ready, arrival: { status: 'partial', network: base, source, toHash } }
export const refunded: Ready = { ...ready, arrival: { status: 'refunded', network: base, source } }
export const notArrived: Ready = { ...ready, arrival: { status: 'failed', network: base, source } }
export const unknown: Ready = { ...ready, arrival: { status: 'unknown', network: base, source } }
