import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAssets } from './parseAssets.js'

const address = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const metadata = { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 }
const token = { address: address.toLowerCase(), balance: '0x0f4240', type: 'erc20', metadata }
const read = (...items: readonly unknown[]) => parseAssets({ '0xa': items })?.['eip155:10']

test('default', () => {
  const native = {
    address: 'native',
    balance: '0x5',
    type: 'native',
    metadata: { symbol: 'ETH', decimals: 18 },
  }
  const nft = { address, balance: '0x1', type: 'erc721', metadata: { name: 'Item', tokenId: '0x1f' } }
  expect(read(native, token, nft)).toEqual([
    { id: 'eip155:10/slip44:60', type: 'native', balance: 5n, symbol: 'ETH', decimals: 18 },
    { id: `eip155:10/erc20:${address}`, type: 'erc20', balance: 1_000_000n, address, ...metadata },
    ...[
      {
        id: `eip155:10/erc721:${address}/31`,
        type: 'erc721',
        balance: 1n,
        address,
        tokenId: 31n,
        name: 'Item',
      },
    ],
  ])
})

test.each([
  ['upper case, as in drafts of ERC-7811', { ...token, type: 'ERC20' }],
  ['Porto: null as the address of the native token', { address: null, balance: '0x1', type: 'native' }],
  ['no metadata', { ...token, metadata: undefined }],
  ['the greatest balance', { ...token, balance: `0x${'f'.repeat(64)}` }],
])('behavior: parses an asset: %s', (_, item) => {
  expect(read(item)).toHaveLength(1)
})

test.each([
  ['no balance', { ...token, balance: undefined }],
  ['a balance that is a number', { ...token, balance: 1 }],
  ['a negative balance', { ...token, balance: '-0x1' }],
  ['a balance above 2^256 - 1', { ...token, balance: `0x1${'0'.repeat(64)}` }],
  ['an invalid address', { ...token, address: '0x12' }],
  ['the native token with the address of a contract', { ...token, type: 'native' }],
  ['an NFT without an id', { ...token, type: 'erc721' }],
  ['another type', { ...token, type: 'erc1155' }],
  ['no object', 7],
])('error: leaves out an asset: %s', (_, item) => {
  expect(read(item, token)).toMatchObject([{ balance: 1_000_000n }])
})

test('behavior: cleans texts, and leaves out decimals that are none', () => {
  const [asset] = read({ ...token, metadata: { name: '\u202eevil', symbol: '', decimals: 1.5 } }) ?? []
  expect(asset).toMatchObject({ name: 'evil' })
  expect(asset).not.toHaveProperty('symbol')
  expect(asset).not.toHaveProperty('decimals')
})

test('behavior: each id is there once, and at most 1000 items are read', () => {
  expect(read(token, { ...token, balance: '0x1' })).toMatchObject([{ balance: 1n }])
  const toNft = (_: unknown, index: number) => ({
    ...{ address, balance: '0x1', type: 'erc721', metadata: { tokenId: `0x${index.toString(16)}` } },
  })
  expect(read(...Array.from({ length: 1_200 }, toNft))).toHaveLength(1_000)
})

test('behavior: leaves out keys that are no chain ids', () => {
  expect(parseAssets({ '0x0': [token], ten: [token], 10: [token], '0xa': 7 })).toEqual({})
})

test.each([undefined, null, 'none', []])('error: %j is no answer', (answer) => {
  expect(parseAssets(answer)).toBeUndefined()
})

test('behavior: never throws', () => {
  const items = fc.dictionary(fc.constantFrom('type', 'address', 'balance', 'metadata'), fc.anything())
  fc.assert(
    fc.property(items, (item) => {
      expect(read(item, token)).toContainEqual(read(token)?.[0])
    }),
  )
})
