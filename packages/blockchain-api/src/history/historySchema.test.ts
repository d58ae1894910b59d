import { expect, test } from 'vitest'
import { historyResponseSchema } from './historyResponseSchema.js'
import {
  type HistoryTransaction,
  type HistoryTransfer,
  historyTransactionSchema,
  historyTransferSchema,
} from './historySchema.js'

const coin: HistoryTransfer = {
  fungible_info: { name: 'Coin', symbol: 'COIN', icon: { url: 'https://example.com/c.svg' } },
  nft_info: null,
  direction: 'in',
  quantity: { numeric: '1.5' },
  value: 3,
  price: 2,
}

const nft: HistoryTransfer = {
  ...coin,
  fungible_info: null,
  nft_info: {
    name: 'Art #1',
    content: { preview: { url: 'https://example.com/1.png', content_type: null } },
    flags: { is_spam: false },
  },
}

const transaction: HistoryTransaction = {
  id: 'eip155:1:0x1',
  metadata: {
    operationType: 'receive',
    hash: '0x1',
    minedAt: '2026-01-02T03:04:05.000Z',
    sentFrom: '0xa',
    sentTo: '',
    status: 'confirmed',
    nonce: 0,
    application: { name: null, iconUrl: null },
    chain: 'eip155:1',
  },
  transfers: [coin, nft],
}

const isTransfer = (value: unknown) => historyTransferSchema.safeParse(value).success
const isTransaction = (value: unknown) => historyTransactionSchema.safeParse(value).success
const withMetadata = (metadata: object) => ({
  ...transaction,
  metadata: { ...transaction.metadata, ...metadata },
})

test('default: accepts a page', () => {
  const page = { data: [transaction], next: 'abc' }
  expect(historyResponseSchema.parse(page)).toEqual(page)
})

test('behavior: accepts an empty last page', () => {
  expect(historyResponseSchema.parse({ data: [], next: null })).toEqual({ data: [], next: null })
})

test('behavior: accepts a transaction without known transfers, application and chain', () => {
  expect(isTransaction({ ...withMetadata({ application: null, chain: null }), transfers: null })).toBe(true)
})

test.each(['confirmed', 'failed', 'pending'])('behavior: accepts the status %s', (status) => {
  expect(isTransaction(withMetadata({ status }))).toBe(true)
})

test.each([
  { status: 'other' },
  { minedAt: '2026-01-02' },
  { minedAt: 1 },
  { nonce: '0' },
  { nonce: Number.NaN },
  { hash: 'x'.repeat(501) },
  { sentTo: null },
  { operationType: undefined },
])('error: the metadata %j', (metadata) => {
  expect(isTransaction(withMetadata(metadata))).toBe(false)
})

test.each(['in', 'out', 'self'])('behavior: accepts the direction %s', (direction) => {
  expect(isTransfer({ ...coin, direction })).toBe(true)
})

test('behavior: accepts a transfer of unknown value, and an asset without images', () => {
  const fungible_info = { name: '', symbol: '', icon: null }
  expect(isTransfer({ ...coin, fungible_info, value: null, price: null })).toBe(true)
  expect(isTransfer({ ...nft, nft_info: { ...nft.nft_info, content: null } })).toBe(true)
})

test.each(['', '-1', '1.', '.5', '1e3', '0x1', '1\n', '9'.repeat(79), 1])(
  'error: the amount %j',
  (numeric) => {
    expect(isTransfer({ ...coin, quantity: { numeric } })).toBe(false)
  },
)

test.each([
  { direction: 'other' },
  { value: -1 },
  { price: '1' },
  { price: Number.POSITIVE_INFINITY },
  { fungible_info: undefined },
  { fungible_info: { name: 'Coin', symbol: 'COIN', icon: { url: 'x'.repeat(2_001) } } },
  { nft_info: { name: 'Art', content: null, flags: {} } },
])('error: the transfer %j', (fields) => {
  expect(isTransfer({ ...coin, ...fields })).toBe(false)
})

test.each([{ data: [] }, { next: null }, { data: {}, next: null }, { data: [], next: 'x'.repeat(501) }])(
  'error: the response %j',
  (response) => {
    expect(historyResponseSchema.safeParse(response).success).toBe(false)
  },
)
