import { nftResponseSchema } from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import { projects } from '../accountData/balance.fixtures.js'
import { SourceError } from '../sources/BalanceSource.js'
import { InvalidPositionError } from '../sources/NftSource.js'
import {
  account,
  type BlockscoutState,
  createNft,
  createToken,
  startBlockscout,
} from './blockscout.fixtures.js'
import { createBlockscoutNfts } from './createBlockscoutNfts.js'

async function start(state: Partial<BlockscoutState>) {
  const server = await startBlockscout(state)
  const source = createBlockscoutNfts({ url: server.url, timeoutMs: 5_000 })
  return {
    ...server,
    read: (after?: string, limit = 50) =>
      source.read(account, { after, limit, signal: new AbortController().signal }),
  }
}

const readDataUrl = (url = '') => JSON.parse(Buffer.from(url.split(',')[1] ?? '', 'base64').toString())

test('default: an NFT with its metadata', async () => {
  const { read, requests } = await start({ nfts: [createNft('42')] })
  const { nfts, next } = await read()
  expect(nfts).toEqual([
    {
      ...{ standard: 'erc721', contract: `0x${'7'.repeat(40)}`, tokenId: '42', amount: 1n },
      ...{
        collection: 'Art',
        name: '',
        metadataUrl: expect.stringMatching(/^data:application\/json;base64,/),
      },
    },
  ])
  expect(readDataUrl(nfts[0]?.metadataUrl)).toEqual({
    ...{ name: 'Art 42', description: 'A picture', image: 'ipfs://bafy/42.png' },
  })
  expect(next).toBeUndefined()
  expect(requests).toEqual([`/api/v2/addresses/${account}/nft?type=ERC-721%2CERC-1155`])
})

test('behavior: an ERC-1155 token with its amount', async () => {
  const token = createToken({ type: 'ERC-1155', decimals: null })
  const { nfts } = await (await start({ nfts: [createNft('7', { token, value: '3' })] })).read()
  expect(nfts).toMatchObject([{ standard: 'erc1155', tokenId: '7', amount: 3n }])
})

test('behavior: without an image in the metadata, the one that the instance knows', async () => {
  const { nfts } = await (await start({ nfts: [createNft('7', { metadata: null })] })).read()
  expect(readDataUrl(nfts[0]?.metadataUrl)).toEqual({ image: 'https://example.com/cached.png' })
})

test('behavior: without metadata and image, no URL', async () => {
  const { nfts } = await (await start({ nfts: [createNft('7', { metadata: null, image_url: null })] })).read()
  expect(nfts[0]?.metadataUrl).toBeUndefined()
})

test('behavior: shortens long metadata, and leaves out a long URL', async () => {
  const metadata = { name: 'n'.repeat(10_000), image: `https://example.com/${'i'.repeat(10_000)}` }
  const { nfts } = await (await start({ nfts: [createNft('7', { metadata })] })).read()
  expect(readDataUrl(nfts[0]?.metadataUrl)).toEqual({ name: 'n'.repeat(4_000) })
})

test.each([
  [10_000, true],
  [400_000, false],
])('behavior: an image of %s characters in a data URL is kept: %s', async (length, isKept) => {
  const image = `data:image/png;base64,${'i'.repeat(length)}`
  const { nfts } = await (await start({ nfts: [createNft('7', { metadata: { name: 'a', image } })] })).read()
  expect(readDataUrl(nfts[0]?.metadataUrl)).toEqual({ name: 'a', ...(isKept && { image }) })
})

test.each<[string, unknown]>([
  ['null', null],
  ['of another kind', createNft('1', { token: createToken({ type: 'ERC-404' }) })],
  ['without an id', createNft('x')],
  ['with the amount 0', createNft('1', { value: '0' })],
])('behavior: leaves out an NFT that is %s, and keeps the others', async (_name, item) => {
  const { nfts } = await (await start({ nfts: [item, createNft('2')] })).read()
  expect(nfts.map(({ tokenId }) => tokenId)).toEqual(['2'])
})

test.each([
  [50, 50],
  [50, 20],
  [20, 50],
])(
  'behavior: pages of %i, of an instance with pages of %i, have neither gaps nor duplicates',
  async (limit, nftPageSize) => {
    const nfts = Array.from({ length: 130 }, (_, index) => createNft(String(index)))
    const { read } = await start({ nfts, nftPageSize })
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await read(after, limit)
      expect(page.nfts.length).toBeLessThanOrEqual(limit)
      ids.push(...page.nfts.map(({ tokenId }) => tokenId))
      after = page.next
    } while (after !== undefined)
    expect(ids).toEqual(nfts.map(({ id }) => id))
  },
)

test('behavior: skips pages without a valid NFT', async () => {
  const others = Array.from({ length: 100 }, (_, index) => createNft(String(index), { value: '0' }))
  const { read } = await start({ nfts: [...others, createNft('100')] })
  expect((await read()).nfts).toHaveLength(1)
})

test.each(['', '{', '[]', '[-1,{}]', '[0,{"1":"a"}]', '[0,{"a":1}]'])(
  'error: the position %j of another source',
  async (after) => {
    await expect((await start({})).read(after)).rejects.toThrow(InvalidPositionError)
  },
)

test.each<[string, unknown, string]>([
  ['only unknown items', { items: [{}], next_page_params: null }, 'with unknown items'],
  ['no list', {}, 'without a list of items'],
  [
    'a next page that is too long for a cursor',
    { items: [], next_page_params: { a: 'x'.repeat(200), b: 'x'.repeat(200) } },
    'with an unknown next page',
  ],
])('error: %s', async (_name, body, message) => {
  const { read } = await start({ respond: (response) => !!response.end(JSON.stringify(body)) })
  await expect(read()).rejects.toThrow(new SourceError(`the service answers ${message}`))
})

test('error: any JSON is NFTs or a SourceError', async () => {
  const { read, state } = await start({})
  const mutated = fc
    .tuple(fc.constantFrom(...Object.keys(createNft('1'))), fc.jsonValue())
    .map(([name, value]) => ({ ...createNft('1'), [name]: value }))
  const page = fc.record({
    items: fc.array(fc.oneof(fc.jsonValue(), mutated)),
    next_page_params: fc.jsonValue(),
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(page, fc.jsonValue()), async (body) => {
      state.respond = (response) => !!response.end(JSON.stringify(body))
      const found = await read().catch((error) => error)
      if (found instanceof SourceError) return
      for (const { tokenId, amount } of found.nfts) {
        expect(tokenId).toMatch(/^\d+$/)
        expect(amount).toBeGreaterThan(0n)
      }
    }),
    { numRuns: 200 },
  )
})

test('behavior: the gateway pages through the NFTs', async () => {
  const nfts = Array.from({ length: 60 }, (_, index) => createNft(String(index)))
  const blockscout = await startBlockscout({ nfts })
  const { url, stop } = await startGateway({
    projects,
    chains: [
      {
        id: 'eip155:1',
        http: ['http://127.0.0.1:1'],
        blockscout: { url: blockscout.url },
        sources: { nfts: ['blockscout'] },
      },
    ],
  })
  onTestFinished(stop)
  const get = async (cursor: string) => {
    const query = new URLSearchParams({ chainId: 'eip155:1', projectId: 'p', cursor })
    const response = await fetch(`${url}/v1/account/${account}/nfts?${query}`)
    return nftResponseSchema.parse(await response.json())
  }
  const first = await get('')
  const second = await get(first.next ?? '')
  expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(
    nfts.map(({ metadata }) => metadata.name),
  )
  expect(second.next).toBeNull()
})
