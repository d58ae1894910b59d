import { expect, test } from 'vitest'
import { account, createHistoryItem, createTransfer, receiver } from './history.fixtures.js'
import type { HistoryTransaction, HistoryTransfer } from './historySchema.js'
import { toTransaction } from './toTransaction.js'

const chainId = 'eip155:1'
const nft = {
  name: 'Ape #1',
  content: { preview: { url: 'https://images.example/1.png', content_type: null } },
  flags: { is_spam: true },
}
const convert = (metadata: Partial<HistoryTransaction['metadata']> = {}) =>
  toTransaction(createHistoryItem(0, { metadata }), chainId)
const convertTransfer = (overrides: Partial<HistoryTransfer>) =>
  toTransaction(createHistoryItem(0, { transfers: [createTransfer(overrides)] }), chainId)?.transfers[0]

test('default', () => {
  expect(convert()).toEqual({
    id: 'id-0',
    chainId,
    hash: `0x${'0'.repeat(64)}`,
    at: Date.UTC(2026, 4, 4, 12),
    status: 'confirmed',
    operation: 'send',
    from: account,
    to: receiver,
    transfers: [
      {
        kind: 'token',
        name: 'USD Coin',
        symbol: 'USDC',
        icon: 'https://icons.example/usdc.png',
        direction: 'out',
        amount: '1.5',
        isSpam: false,
      },
    ],
  })
})

test('behavior: an NFT', () => {
  expect(
    convertTransfer({ fungible_info: null, nft_info: nft, direction: 'in', quantity: { numeric: '1' } }),
  ).toEqual({
    kind: 'nft',
    name: 'Ape #1',
    symbol: '',
    icon: 'https://images.example/1.png',
    direction: 'in',
    amount: '1',
    isSpam: true,
  })
})

test.each([
  ['chain', 'eip155:10'],
  ['hash', '0x12'],
  ['hash', `0x${'0'.repeat(63)}/`],
  ['minedAt', '2026-02-30T99:00:00Z'],
])('error: the %s %s', (field, value) => {
  expect(convert({ [field]: value })).toBeUndefined()
})

test('error: no id', () => {
  expect(toTransaction({ ...createHistoryItem(), id: '' }, chainId)).toBeUndefined()
})

test('behavior: a transaction without a chain is of the requested one', () => {
  expect(convert({ chain: null })).toMatchObject({ chainId })
})

test('behavior: invalid addresses are left out', () => {
  const transaction = convert({ sentFrom: 'javascript:alert(1)', sentTo: '' })
  expect(transaction).not.toHaveProperty('from')
  expect(transaction).not.toHaveProperty('to')
})

test.each([
  ['TRADE', 'trade'],
  ['<b>', 'execute'],
  ['', 'execute'],
])('behavior: the operation %j is %s', (operationType, operation) => {
  expect(convert({ operationType })).toMatchObject({ operation })
})

test.each([
  ['0', '0'],
  ['007.500', '7.5'],
  ['0.000', '0'],
  ['100', '100'],
  [`1.${'0'.repeat(254)}1`, `1.${'0'.repeat(254)}1`],
  ['9'.repeat(78), '9'.repeat(78)],
])('behavior: the amount %s is %s', (numeric, amount) => {
  expect(convertTransfer({ quantity: { numeric } })).toMatchObject({ amount })
})

test('behavior: names have no bidirectional formatting characters, and a limited length', () => {
  const fungible_info = {
    name: `\u202E${'n'.repeat(200)}`,
    symbol: `US\u200BDC${'x'.repeat(50)}`,
    icon: null,
  }
  expect(convertTransfer({ fungible_info })).toMatchObject({
    name: `${'n'.repeat(99)}…`,
    symbol: `USDC${'x'.repeat(25)}…`,
  })
})

test('behavior: only a transfer that the server calls native is one: a token can have any symbol', () => {
  const fungible_info = { name: 'Ether', symbol: 'ETH', icon: null }
  expect(convertTransfer({ fungible_info: { ...fungible_info, is_native: true } })).toMatchObject({
    isNative: true,
  })
  expect(convertTransfer({ fungible_info: { ...fungible_info, is_native: false } })).not.toHaveProperty(
    'isNative',
  )
  expect(convertTransfer({ fungible_info })).not.toHaveProperty('isNative')
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://icons.example/x.png', ''])(
  'behavior: the icon %j is left out',
  (url) => {
    const fungible_info = { name: 'A', symbol: 'A', icon: { url } }
    expect(convertTransfer({ fungible_info })).not.toHaveProperty('icon')
  },
)

test('behavior: a transfer of neither a token nor an NFT is left out', () => {
  expect(convertTransfer({ fungible_info: null })).toBeUndefined()
})

test('behavior: transfers after the twentieth are left out', () => {
  const transfers = Array.from({ length: 30 }, () => createTransfer())
  expect(toTransaction(createHistoryItem(0, { transfers }), chainId)?.transfers).toHaveLength(20)
})

test('behavior: recipients and senders that are addresses, up to 50', () => {
  const item = { ...createHistoryItem(0), recipients: [receiver, 'x', ''], senders: Array(60).fill(account) }
  expect(toTransaction(item, chainId)).toMatchObject({
    recipients: [receiver],
    senders: Array(50).fill(account),
  })
})

test('behavior: unknown transfers', () => {
  expect(toTransaction(createHistoryItem(0, { transfers: null }), chainId)?.transfers).toEqual([])
})

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5'.repeat(88)],
  ['bip122:000000000019d6689c085ae165831e93', 'a'.repeat(64)],
] as const)('behavior: a hash of %s', (chain, hash) => {
  const item = createHistoryItem(0, { metadata: { chain, hash, sentFrom: '', sentTo: '' } })
  expect(toTransaction(item, chain)).toMatchObject({ chainId: chain, hash })
})
