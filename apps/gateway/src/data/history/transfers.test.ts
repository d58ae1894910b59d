import { encodeAbiParameters, type Hex, pad, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import {
  createBatchLog,
  createErc20Log,
  createErc721Log,
  createSingleLog,
  type FakeTransaction,
  getAddress,
} from './fakeChain.fixtures.js'
import { getTransfers, startTestIndex } from './history.fixtures.js'

const alice = getAddress(0xa11ce)
const bob = getAddress(0xb0b)
const coin = getAddress(0xc0)
const other = getAddress(0xc1)
const nft = getAddress(0x721)

let database: Database
let id = 2_000

beforeAll(async () => {
  database = await openEmbedded(undefined)
}, 180_000)

afterAll(() => database?.close())

const encodeText = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

/** Returns how the only transaction of a chain is shown to an account. */
async function show(transaction: FakeTransaction, account: Hex = alice) {
  id += 1
  const { chain, sync, getPage } = await startTestIndex({ database, id })
  const decimals = toHex(0, { size: 32 })
  chain.setToken(coin, encodeText('Coin'), encodeText('COIN'), decimals)
  chain.setToken(other, encodeText('Other'), encodeText('OTHER'), decimals)
  chain.setToken(nft, encodeText('Art'), encodeText('ART'), '0x')
  chain.mine(transaction)
  await sync()
  const page = await getPage(account)
  return { shown: getTransfers(page)[0], transaction: page.data[0] }
}

const coins = (from: Hex, to: Hex, amount = 5n) => createErc20Log(coin, from, to, amount)
const art = (from: Hex, to: Hex) => createErc721Log(nft, from, to, 7n)

test('default: an NFT of ERC-721', async () => {
  const { transaction } = await show({ from: alice, to: nft, input: '0x42842e0e', logs: [art(alice, bob)] })
  expect(transaction).toMatchObject({
    metadata: { operationType: 'send' },
    transfers: [
      {
        fungible_info: null,
        nft_info: { name: 'Art #7', content: null, flags: { is_spam: false } },
        direction: 'out',
        quantity: { numeric: '1' },
        value: null,
        price: null,
      },
    ],
  })
})

test('behavior: a single NFT of ERC-1155, of a contract without a name', async () => {
  const { shown } = await show({
    from: bob,
    to: other,
    logs: [createSingleLog(getAddress(1), bob, alice, [2n ** 256n - 1n, 30n])],
  })
  expect(shown).toEqual(['receive', `in 30 #${2n ** 256n - 1n}`])
})

test('behavior: a batch of NFTs of ERC-1155', async () => {
  const logs = [
    createBatchLog(nft, bob, alice, [
      [1n, 2n],
      [3n, 4n],
      [5n, 0n],
    ]),
  ]
  expect((await show({ from: bob, to: nft, logs })).shown).toEqual(['receive', 'in 2 Art #1', 'in 4 Art #3'])
})

test('behavior: a transfer to oneself', async () => {
  expect((await show({ from: alice, to: alice, value: 10n ** 18n })).shown).toEqual(['send', 'self 1 ETH'])
})

test('behavior: shows at most 100 transfers of a transaction', async () => {
  const logs = Array.from({ length: 150 }, () => coins(bob, alice))
  expect((await show({ from: bob, to: coin, logs })).shown).toHaveLength(1 + 100)
})

const trade = [coins(alice, bob), createErc20Log(other, bob, alice, 9n)]

test.each<[string, FakeTransaction, readonly string[]]>([
  [
    'trade',
    { from: alice, to: bob, input: '0x12345678', logs: trade },
    ['trade', 'out 5 COIN', 'in 9 OTHER'],
  ],
  [
    'purchase with the native token',
    { from: alice, to: bob, value: 10n ** 18n, input: '0x12345678', logs: [coins(bob, alice)] },
    ['trade', 'out 1 ETH', 'in 5 COIN'],
  ],
  [
    'paid mint',
    { from: alice, to: nft, value: 10n ** 18n, input: '0x12345678', logs: [art(zeroAddress, alice)] },
    ['mint', 'out 1 ETH', 'in 1 Art #7'],
  ],
  [
    'burn',
    { from: alice, to: nft, input: '0x12345678', logs: [art(alice, zeroAddress)] },
    ['burn', 'out 1 Art #7'],
  ],
  ['approval', { from: alice, to: coin, input: '0x095ea7b3' }, ['approve']],
  ['approval of all NFTs', { from: alice, to: nft, input: '0xa22cb465' }, ['approve']],
  ['deployment', { from: alice, input: '0x6000', value: 10n ** 18n }, ['deploy', 'out 1 ETH']],
  ['other call', { from: alice, to: bob, input: '0x12345678' }, ['execute']],
  [
    'payment of a contract',
    { from: alice, to: bob, value: 10n ** 18n, input: '0x12345678' },
    ['execute', 'out 1 ETH'],
  ],
  ['failed payment', { from: alice, to: bob, value: 1n, isFailed: true }, ['send']],
  ['failed transfer of tokens', { from: alice, to: coin, input: '0xa9059cbb', isFailed: true }, ['send']],
])('behavior: the operation type of a %s', async (_name, transaction, expected) => {
  expect((await show(transaction)).shown).toEqual(expected)
})

test.each<[string, FakeTransaction, object]>([
  ['a payment', { from: alice, to: bob, value: 1n }, { recipients: [bob] }],
  [
    'a payment of a token',
    { from: alice, to: coin, input: '0xa9059cbb', logs: [coins(alice, bob)] },
    { recipients: [bob] },
  ],
  [
    'an NFT that is sent',
    { from: alice, to: nft, input: '0x42842e0e', logs: [art(alice, bob)] },
    { recipients: [bob] },
  ],
  [
    'a received token',
    { from: bob, to: coin, input: '0xa9059cbb', logs: [coins(bob, alice)] },
    { senders: [bob] },
  ],
  [
    'a trade with a pool',
    { from: alice, to: bob, input: '0x12345678', logs: trade },
    { recipients: [], senders: [expect.any(String)] },
  ],
  [
    'a transfer that another contract reports for its caller',
    { from: alice, to: other, input: '0x12345678', logs: [coins(alice, bob)] },
    { recipients: [] },
  ],
  ['a call', { from: alice, to: bob, input: '0x12345678' }, {}],
])('behavior: recipients and senders of %s', async (_name, mined, expected) => {
  const { transaction } = await show(mined)
  const { recipients, senders } = transaction ?? {}
  expect({ ...(recipients && { recipients }), ...(senders && { senders }) }).toEqual(expected)
})

test('behavior: the recipient of a deployment is empty', async () => {
  expect((await show({ from: alice, input: '0x6000' })).transaction?.metadata.sentTo).toBe('')
})

const [transferTopic = '0x'] = coins(alice, bob).topics
const [batchTopic = '0x'] = createBatchLog(nft, alice, bob, []).topics
const words = (...values: readonly bigint[]): Hex =>
  `0x${values.map((value) => toHex(value, { size: 32 }).slice(2)).join('')}`

test.each<[string, readonly Hex[], Hex]>([
  ['no topics', [], '0x'],
  ['a transfer without indexed parties', [transferTopic], words(1n, 2n, 3n)],
  ['a transfer without an amount', [transferTopic, pad(bob), pad(alice)], '0x'],
  ['a transfer of two amounts', [transferTopic, pad(bob), pad(alice)], words(1n, 2n)],
  ['an NFT with data', [transferTopic, pad(bob), pad(alice), pad('0x1')], words(1n)],
  ['a batch without data', [batchTopic, pad(bob), pad(bob), pad(alice)], '0x'],
  ['a batch beyond its data', [batchTopic, pad(bob), pad(bob), pad(alice)], words(64n, 64n, 2n ** 255n)],
  [
    'a batch of different lengths',
    [batchTopic, pad(bob), pad(bob), pad(alice)],
    words(64n, 128n, 1n, 7n, 0n),
  ],
])('error: ignores %s', async (_name, topics, data) => {
  const logs = [{ address: coin, topics, data }]
  expect((await show({ from: alice, to: bob, input: '0x12345678', logs })).shown).toEqual(['execute'])
})
