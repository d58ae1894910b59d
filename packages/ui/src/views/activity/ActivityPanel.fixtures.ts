import type { ActivityItem } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import type { ActivityPanelModel } from './ActivityPanel.js'
import { at, chainId, createItem, createTransfer } from './createItem.fixtures.js'

type Loaded = Extract<ActivityPanelModel, { status: 'ready' | 'stale' }>
type Ready = Loaded & { readonly status: 'ready' }

const now = at(2026, 4, 20)

/** Groups transactions by month, as core does. */
function createReady(items: readonly ActivityItem[], fields: Partial<Ready> = {}): Ready {
  const starts = [...new Set(items.map((item) => toMonth(item.at)))]
  return {
    status: 'ready',
    namespace: 'eip155',
    network: { id: chainId, name: 'Ethereum' },
    pending: [],
    months: starts.map((start) => ({
      id: String(start),
      at: start,
      isThisYear: new Date(start).getFullYear() === 2026,
      items: items.filter((item) => toMonth(item.at) === start),
    })),
    more: 'none',
    at: now,
    addressLabels: {},
    ...fields,
  }
}

function toMonth(time: number): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth()).getTime()
}

const sent = createItem(1)
const received = createItem(2, {
  operation: 'receive',
  label: 'received',
  at: at(2026, 4, 12),
  transfers: [createTransfer('ETH', '0.04219999', { name: 'Ether', direction: 'in' })],
})
const traded = createItem(3, {
  operation: 'trade',
  label: 'swapped',
  at: at(2026, 4, 9),
  transfers: [
    createTransfer('USDC', '500'),
    createTransfer('ETH', '0.165', { name: 'Ether', direction: 'in' }),
  ],
})
const approved = createItem(4, { operation: 'approve', label: 'approved', at: at(2026, 4, 9), transfers: [] })
const minted = createItem(5, {
  operation: 'mint',
  label: 'minted',
  at: at(2026, 3, 28),
  transfers: [createTransfer('', '1', { kind: 'nft', name: 'Paper plane #27', direction: 'in' })],
})
const reverted = createItem(6, { label: 'executed', status: 'failed', at: at(2026, 3, 2), transfers: [] })

const some = [sent, received, traded, approved]
const ready = createReady(some)
const long = [
  ...some,
  minted,
  reverted,
  ...Array.from({ length: 94 }, (_, index) =>
    createItem(100 + index, { at: at(2025, 11 - Math.floor(index / 12), 28 - (index % 12)) }),
  ),
]
const failure = { retryAt: now + 30_000 }

export const fixtures: Fixtures<ActivityPanelModel> = {
  loading: { status: 'loading' },
  ready,
  stale: { ...ready, ...failure, status: 'stale', failed: 'first' },
  failed: { ...failure, status: 'failed' },
  absent: { status: 'absent', network: { id: chainId, name: 'Ethereum' } },
}

export const empty: Ready = createReady([])

/** The labels of the addresses: one of as many characters as there can be. */
export const labeled: Ready = createReady(some, {
  addressLabels: { [`0x${'1'.repeat(40)}`]: 'Work', [`0x${'2'.repeat(40)}`]: 'W'.repeat(40) },
})

export const one: Ready = createReady([sent])

/** Three months and an earlier year: their headings need the place of rows. */
export const months: Ready = createReady([sent, minted, createItem(7, { at: at(2025, 11, 24) })])

export const many: Ready = createReady(long, { more: 'available' })

export const loadingMore: Ready = { ...ready, more: 'loading' }

export const ended: Ready = { ...many, more: 'none' }

export const failedMore: Loaded = {
  ...ready,
  ...failure,
  more: 'available',
  status: 'stale',
  failed: 'next',
}

/** A page of which everything was left out. */
export const emptyPage: Ready = { ...empty, more: 'available' }

export const pending: Ready = createReady([sent, received], {
  pending: [
    createItem(90, {
      id: 'pending',
      status: 'pending',
      at: now,
      transfers: [createTransfer('ETH', '0.5', { name: 'Ether' })],
    }),
  ],
})

/** The app has sent a swap. */
export const pendingSwap: Ready = createReady([sent, received], {
  pending: [
    createItem(91, {
      id: 'pending swap',
      status: 'pending',
      at: now,
      label: 'swapped',
      transfers: [createTransfer('USDC', '29.79', { direction: 'in' }), createTransfer('ETH', '0.01')],
    }),
  ],
})

/** Transactions of the minutes and hours before it was read. */
export const recent: Ready = createReady(
  [
    { ...sent, at: now - 5 * 60_000 },
    { ...received, at: now - 3 * 3_600_000 },
  ],
  { pending: pending.pending },
)

export const failedTransaction: Ready = createReady([reverted, sent])

export const nft: Ready = createReady([
  minted,
  createItem(8, {
    at: at(2026, 3, 1),
    transfers: minted.transfers.map((transfer) => ({ ...transfer, direction: 'out' })),
  }),
])

export const trade: Ready = createReady([
  traded,
  createItem(9, {
    ...traded,
    id: 'id-9',
    transfers: [...traded.transfers, createTransfer('LINK', '3'), createTransfer('DUST', '0.0000001')],
  }),
])

/** No names, the longest ones, implausible amounts, and no link. */
export const hostile: Ready = createReady([
  createItem(20, {
    transfers: [createTransfer(`${'AVERYLONGSYMBOL'.repeat(3).slice(0, 39)}…`, '9'.repeat(78))],
  }),
  createItem(21, {
    label: 'received',
    explorerUrl: undefined,
    transfers: [createTransfer('FREE', '5', { name: '<b>Free</b> claim.example', direction: 'in' })],
  }),
  createItem(22, {
    label: 'minted',
    transfers: [
      createTransfer('', '1', {
        kind: 'nft',
        name: 'The NFT with the longest name anybody…',
        direction: 'in',
      }),
    ],
  }),
  createItem(23, { label: 'sent', from: undefined, transfers: [createTransfer('', '1', { name: '' })] }),
])

const crossingAt = (index: number) => createItem(index, { label: 'sent', at: at(2026, 4, 19) })
const network = { id: 'eip155:8453', name: 'Base' } as const
const source = 'Example Bridge'

/** Swaps to another network, in every state. */
export const arrivals: ActivityPanelModel = createReady([21, 22, 23, 24, 26].map(crossingAt), {
  pending: [createItem(25, { status: 'pending', label: 'executed', transfers: [] })],
  arrivals: {
    [crossingAt(21).hash]: { status: 'done', network, source, toHash: `0x${'a'.repeat(64)}` },
    [crossingAt(26).hash]: { status: 'partial', network, source, toHash: `0x${'b'.repeat(64)}` },
    [crossingAt(22).hash]: { status: 'refunded', network, source },
    [crossingAt(23).hash]: { status: 'failed', network, source },
    [crossingAt(24).hash]: { status: 'unknown', network, source },
    [crossingAt(25).hash]: { status: 'sent', network, source, estimatedSeconds: 90 },
  },
})
