import { describe, expect, test } from 'vitest'
import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import {
  makeTracked,
  makeTrackedBitcoin,
  makeTrackedSolana,
} from '../../wallet/transactions/transactions.fixtures.js'
import type { TrackedEvmTransaction } from '../../wallet/transactions/types.js'
import { makeItem, makeItems, makeTransaction } from './activity.fixtures.js'
import { toLabel } from './rules.js'
import { toActivityDetailModel } from './toActivityDetailModel.js'
import { toActivityItem, toPendingTransaction } from './toActivityItem.js'
import { toActivityModel } from './toActivityModel.js'
import type { ActivityState } from './types.js'
import type { ActivityOutcome } from './view.js'

const icon = 'data:image/png;base64,AAAA'
const { config } = createTestKit({ networks: [ethereum], chainImages: { 1: icon } }).kit
const session = makeSession('io.alpha', { addresses: ['0x1', '0x2'] })
const of = { address: '0x1', chainId: 'eip155:1' } as const
const error = new TransactionsUnavailableError({ network: 'Ethereum' })
const items = makeItems(0, 2)
const at = items[0]?.at ?? 0
const list = { items, cursors: [], at }
const more = { ...list, cursor: 'a' }
const pending: ActivityState['pending'] = []
const date = new Date(at)
const month = new Date(date.getFullYear(), date.getMonth()).getTime()
const shown = {
  namespace: 'eip155',
  network: { id: 'eip155:1', name: 'Ethereum', image: icon },
  pending,
  months: [{ id: '2026-05', at: month, isThisYear: true, items }],
  more: 'none',
  at,
  addressLabels: {},
}

const modelOf = (
  activity: ActivityState | undefined,
  { namespace = 'eip155', chainId = 'eip155:1' } = {} as {
    namespace?: 'eip155' | 'polkadot'
    chainId?: 'eip155:1' | 'eip155:1337'
  },
) =>
  toActivityModel(
    {
      connection: { [namespace]: { status: 'connected', session: { ...session, chainId } } },
      activity: activity && { [namespace]: activity },
    },
    config,
    namespace,
  )

describe('toActivityModel', () => {
  test.each<[string, ActivityState | undefined, unknown]>([
    ['before the feature is loaded', undefined, { status: 'loading' }],
    ['before the first read', { status: 'idle', pending }, { status: 'loading' }],
    ['the first read', { status: 'loading', of, pending }, { status: 'loading' }],
    ['a list', { status: 'ready', of, list, pending }, { status: 'ready', ...shown }],
    ['a list that is read again', { status: 'loading', of, list, pending }, { status: 'ready', ...shown }],
    [
      'a list with further pages',
      { status: 'ready', of, list: more, pending },
      { status: 'ready', ...shown, more: 'available' },
    ],
    [
      'a next page',
      { status: 'loading', of, cursor: 'a', list: more, pending },
      { status: 'ready', ...shown, more: 'loading' },
    ],
    ['a failed read', { status: 'failed', of, error, at: 2, pending }, { status: 'failed', retryAt: 30_002 }],
    [
      'a failed read that is repeated',
      { status: 'loading', of, previousError: error, pending },
      { status: 'failed' },
    ],
    [
      'earlier transactions',
      { status: 'failed', of, error, at: 2, list, pending },
      { status: 'stale', failed: 'first', ...shown, retryAt: 30_002 },
    ],
    [
      'a failed next page',
      { status: 'failed', of, cursor: 'a', error, at: 2, list: more, pending },
      { status: 'stale', failed: 'next', ...shown, more: 'available', retryAt: 30_002 },
    ],
    [
      'a failed next page that is repeated',
      { status: 'loading', of, cursor: 'a', previousError: error, list: more, pending },
      { status: 'stale', failed: 'next', ...shown, more: 'loading' },
    ],
  ])('default: %s', (_, activity, expected) => {
    expect(modelOf(activity)).toEqual(expected)
  })

  test('behavior: pending transactions of this chain are above the others', () => {
    const own = makeItem(8, { id: 'pending:8', status: 'pending' })
    const elsewhere = makeItem(9, { chainId: 'eip155:10', status: 'pending' })
    const seen = makeItem(7, { status: 'pending' })
    const activity: ActivityState = {
      status: 'ready',
      of,
      list: { ...list, items: [seen, ...items] },
      pending: [own, elsewhere],
    }
    expect(modelOf(activity)).toEqual({ status: 'ready', ...shown, pending: [own, seen] })
  })

  test.each([{ ...of, address: '0x2' }, { ...of, chainId: 'eip155:10' } as const])(
    'behavior: never shows the transactions of $address on $chainId',
    (other) => {
      expect(modelOf({ status: 'ready', of: other, list, pending })).toEqual({ status: 'loading' })
    },
  )

  test('behavior: has the labels of senders and recipients, by address as the transactions have it', () => {
    const [from, to] = ['0xAbCd', '0xeF01']
    const activity: ActivityState = {
      status: 'ready',
      of,
      list: { ...list, items: [makeItem(1, { from, to }), makeItem(2, { from: '0x5', to: undefined })] },
      pending: [makeItem(3, { from: '0x6', to: '0x7' })],
    }
    const byAccount = {
      'eip155:0xabcd': 'Savings',
      'eip155:0xef01': '',
      'solana:0x5': 'Other namespace',
      'eip155:0x7': 'Shop',
    }
    const model = toActivityModel(
      {
        connection: { eip155: { status: 'connected', session } },
        activity: { eip155: activity },
        labels: { byAccount },
      },
      config,
      'eip155',
    )
    expect(model).toMatchObject({ addressLabels: { '0xAbCd': 'Savings', '0x7': 'Shop' } })
    expect('addressLabels' in model && Object.keys(model.addressLabels)).toHaveLength(2)
  })

  test('behavior: no wallet is connected', () => {
    const state = { connection: { eip155: { status: 'disconnected' } } } as const
    expect(toActivityModel(state, config, 'eip155')).toEqual({ status: 'disconnected' })
  })

  test('behavior: a transaction of a Bitcoin address that the server has in the mempool is pending', () => {
    const chainId = 'bip122:000000000019d6689c085ae165831e93'
    const { config: withBitcoin } = createTestKit({ networks: [bitcoin] }).kit
    const items = [makeItem(1, { chainId, hash: 'ab'.repeat(32), label: 'sent', status: 'pending' })]
    const model = toActivityModel(
      {
        connection: { bip122: { status: 'connected', session: { ...session, chainId } } },
        activity: { bip122: { status: 'ready', of: { ...of, chainId }, list: { ...list, items }, pending } },
      },
      withBitcoin,
      'bip122',
    )
    expect(model).toMatchObject({ status: 'ready', pending: [{ label: 'sent' }], months: [] })
  })

  test('behavior: a namespace without transactions, and a network that is not configured', () => {
    expect(modelOf(undefined, { namespace: 'polkadot' })).toEqual({ status: 'unsupported' })
    expect(modelOf(undefined, { chainId: 'eip155:1337' })).toEqual({ status: 'unsupported' })
  })
})

describe('toActivityItem', () => {
  const explorerOf = (url: string | undefined) =>
    toActivityItem(
      makeTransaction(1),
      {
        networkOf: () => ({ ...ethereum, blockExplorers: url ? { default: { name: '', url } } : undefined }),
      },
      (name) => name,
    ).explorerUrl

  test.each([
    ['https://explorer.test', `https://explorer.test/tx/${makeTransaction(1).hash}`],
    ['https://explorer.test/a/?net=1', `https://explorer.test/a/tx/${makeTransaction(1).hash}?net=1`],
    ['javascript:alert(1)', undefined],
    ['http://explorer.test', undefined],
    [undefined, undefined],
  ])('default: the page of a transaction in %s', (url, expected) => {
    expect(explorerOf(url)).toBe(expected)
  })
})

describe('toPendingTransaction', () => {
  const hash = `0x${'a'.repeat(64)}` as const
  const to = `0x${'2'.repeat(40)}` as const
  const create = (fields: Partial<TrackedEvmTransaction>) =>
    toPendingTransaction(makeTracked(5, { hash, from: '0x1', data: '0x', ...fields }), config)

  test('default', () => {
    expect(create({ to, value: 1n })).toEqual({
      id: `pending:${hash}`,
      chainId: 'eip155:1',
      hash,
      at: 5,
      status: 'pending',
      operation: 'send',
      from: '0x1',
      to,
      transfers: [
        {
          kind: 'token',
          name: ethereum.nativeCurrency.name,
          symbol: ethereum.nativeCurrency.symbol,
          direction: 'out',
          amount: '0.000000000000000001',
          isNative: true,
          isSpam: false,
        },
      ],
    })
  })

  test.each([
    [
      { to, data: '0x01' },
      { operation: 'execute', to, transfers: [] },
    ],
    [{ data: '0x01' }, { operation: 'deploy', transfers: [] }],
    [
      { to, value: 25n * 10n ** 18n },
      { operation: 'send', transfers: [{ amount: '25' }] },
    ],
  ] as const)('behavior: of %o', (transaction, expected) => {
    expect(create(transaction)).toMatchObject(expected)
  })

  test('behavior: what the user has reviewed is shown, not the call of a contract', () => {
    const shared = { kind: 'token', isSpam: false } as const
    const transfers = [
      { ...shared, name: 'USD Coin', symbol: 'USDC', direction: 'in', amount: '29.79' },
      { ...shared, name: 'Ether', symbol: 'ETH', direction: 'out', amount: '0.01', isNative: true },
    ] as const
    const action = { operation: 'trade', transfers } as const
    expect(create({ to, data: '0x01', value: 1n, action })).toMatchObject({ operation: 'trade', transfers })
    expect(toLabel(create({ to, data: '0x01', value: 1n, action }))).toBe('swapped')
    const approval = { operation: 'approve', transfers: [] } as const
    expect(create({ to, data: '0x01', action: approval })).toMatchObject(approval)
  })

  test('behavior: data that was not kept executes something', () => {
    expect(create({ to, data: undefined })).toMatchObject({ operation: 'execute' })
  })

  test('behavior: of Solana and Bitcoin', () => {
    const { hash, from } = makeTrackedSolana()
    expect(toPendingTransaction(makeTrackedSolana(), config)).toMatchObject({ hash, operation: 'execute' })
    const sent = toPendingTransaction(makeTrackedSolana({ to: from, value: 5n }), config)
    expect(sent).toMatchObject({ operation: 'send', to: from, from })
    const bitcoin = makeTrackedBitcoin({ to: 'bc1q' })
    expect(toPendingTransaction(bitcoin, config)).toMatchObject({ operation: 'send', hash: bitcoin.hash })
  })
})

describe('toActivityDetailModel', () => {
  const hash = items[0]?.hash ?? ''
  const detailOf = (activity: ActivityState | undefined, wanted = hash) =>
    toActivityDetailModel(
      {
        connection: { eip155: { status: 'connected', session } },
        activity: activity && { eip155: activity },
      },
      config,
      'eip155',
      wanted,
    )
  const ready: ActivityState = { status: 'ready', of, list, pending }

  test('default: a loaded transaction', () => {
    expect(detailOf(ready)).toEqual({
      status: 'ready',
      namespace: 'eip155',
      network: shown.network,
      item: items[0],
      hasOtherNonce: false,
    })
  })

  test('behavior: has the names of sender and recipient, of which a label wins', () => {
    const item = makeItem(9, { hash: '0xab', from: '0x1', to: '0x2' })
    const known = (name: string) => ({ status: 'ready', at, identity: { name } }) as const
    const model = toActivityDetailModel(
      {
        connection: { eip155: { status: 'connected', session } },
        activity: { eip155: { ...ready, pending: [item] } },
        labels: { byAccount: { 'eip155:0x1': 'Savings' } },
        identity: { byAddress: { '0x1': known('mine.eth'), '0x2': known('alice.eth') } },
      },
      config,
      'eip155',
      '0xab',
    )
    expect(model).toMatchObject({ fromName: 'Savings', toName: 'alice.eth' })
  })

  test('behavior: the hash in another case', () => {
    const item = makeItem(9, { hash: '0xAb' })
    expect(detailOf({ ...ready, pending: [item] }, '0xaB')).toMatchObject({ item })
  })

  test('behavior: a pending transaction, and the confirmed one that replaces it', () => {
    const own = makeItem(9, { status: 'pending', hash })
    const empty = { ...list, items: [] }
    expect(detailOf({ ...ready, list: empty, pending: [own] })).toMatchObject({ item: { status: 'pending' } })
    expect(detailOf({ ...ready, pending: [own] })).toMatchObject({ item: { status: 'confirmed' } })
  })

  const own = { from: '0x1', nonce: 3, data: '0x', to: '0x2', value: 1n } as const
  const trackedOf = (fields: Partial<TrackedEvmTransaction>, activity: ActivityState = ready) => {
    const tracked = makeTracked(77, { ...own, ...fields })
    const state = {
      connection: { eip155: { status: 'connected', session } },
      activity: { eip155: activity },
      transactions: { list: [tracked], progress: {} },
    } as const
    return toActivityDetailModel(state, config, 'eip155', tracked.hash)
  }

  test('behavior: a pending transaction of the app can be replaced, also if the list has failed', () => {
    const replacement = { id: makeTracked(77).id, canSpeedUp: true, canCancel: true }
    const failed: ActivityState = { status: 'failed', of, error, at, pending }
    for (const activity of [ready, failed]) {
      const expected = { status: 'ready', item: { status: 'pending', label: 'sent' }, replacement }
      expect(trackedOf({}, activity)).toMatchObject(expected)
    }
  })

  test('behavior: tells why a pending transaction cannot be replaced', () => {
    const item = makeItem(9, { status: 'pending', hash: '0xab' })
    expect(detailOf({ ...ready, pending: [item] }, '0xab')).toMatchObject({
      replacement: { canSpeedUp: false, canCancel: false, obstacle: 'not-tracked' },
    })
    expect(trackedOf({ data: undefined })).toMatchObject({
      replacement: { canSpeedUp: false, canCancel: true, obstacle: 'long-data' },
    })
  })

  test.each<[Partial<TrackedEvmTransaction>, ActivityOutcome]>([
    [{ status: 'dropped' }, { type: 'dropped' }],
    [{ status: 'replaced' }, { type: 'replaced' }],
    [
      { status: 'replaced', replacement: { hash: '0x9', reason: 'cancelled' } },
      { type: 'cancelled', by: '0x9' },
    ],
  ])('behavior: tells what became of a transaction %#', (fields, outcome) => {
    const model = trackedOf(fields)
    expect(model).toMatchObject({ status: 'ready', outcome })
    expect(model).not.toHaveProperty('replacement')
  })

  test('behavior: what is in a block is only taken from the list, and never that of another account', () => {
    expect(trackedOf({ status: 'confirmed' })).toEqual({ status: 'missing' })
    expect(trackedOf({ from: '0x3' })).toEqual({ status: 'missing' })
  })

  test('behavior: tells that the wallet has ignored the nonce', () => {
    expect(trackedOf({ requestedNonce: 2 })).toMatchObject({ hasOtherNonce: true })
  })

  test.each<[string, ActivityState | undefined]>([
    ['before the first read', undefined],
    ['while those of another account are known', { ...ready, of: { ...of, address: '0x3' } }],
  ])('behavior: a transaction %s is loading', (_name, activity) => {
    expect(detailOf(activity)).toEqual({ status: 'loading' })
  })

  test('error: a transaction that is not in the list', () => {
    expect(detailOf({ ...ready, list: { ...list, items: [] } })).toEqual({ status: 'missing' })
  })

  test('error: without a connected wallet', () => {
    const connection = { eip155: { status: 'disconnected' } } as const
    expect(toActivityDetailModel({ connection }, config, 'eip155', hash)).toEqual({ status: 'disconnected' })
  })
})
