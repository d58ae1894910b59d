import { expect, test } from 'vitest'
import { nftResponseSchema } from './nftResponseSchema.js'
import { nftItemSchema } from './nftSchema.js'
import { createNftItem } from './nfts.fixtures.js'

const isNft = (overrides: object) => nftItemSchema.safeParse({ ...createNftItem(), ...overrides }).success

test('default: accepts a page', () => {
  const page = { data: [createNftItem()], next: 'abc' }
  expect(nftResponseSchema.parse(page)).toEqual(page)
})

test('behavior: accepts an empty last page', () => {
  expect(nftResponseSchema.parse({ data: [], next: null })).toEqual({ data: [], next: null })
})

test('behavior: accepts an NFT without metadata', () => {
  expect(isNft({ name: '', description: null, collection: null, content: null })).toBe(true)
  expect(isNft({ content: { preview: null, detail: null } })).toBe(true)
})

test.each([
  { standard: 'erc20' },
  { token_id: '-1' },
  { token_id: '0x1' },
  { token_id: '9'.repeat(79) },
  { quantity: { numeric: '1.5' } },
  { quantity: { numeric: '' } },
  { name: null },
  { name: 'x'.repeat(501) },
  { description: 'x'.repeat(2_001) },
  { flags: {} },
  { content: { preview: null } },
  { content: { preview: { url: 'x'.repeat(2_001), content_type: null }, detail: null } },
])('error: the NFT %j', (overrides) => {
  expect(isNft(overrides)).toBe(false)
})

test.each([{ data: [] }, { next: null }, { data: {}, next: null }, { data: [], next: 'x'.repeat(501) }])(
  'error: the response %j',
  (response) => {
    expect(nftResponseSchema.safeParse(response).success).toBe(false)
  },
)
