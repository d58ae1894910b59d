import { encodeAbiParameters } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import {
  createBatchLog,
  createErc721Log,
  createSingleLog,
  getAddress,
} from '../history/fakeChain.fixtures.js'
import { SourceError } from '../sources/BalanceSource.js'
import type { NftSource, OwnedNft } from '../sources/NftSource.js'
import {
  badges,
  createTestRoute,
  harbors,
  setErc721,
  setErc1155,
  startNftIndex,
  toDataUrl,
} from './nfts.fixtures.js'

const [alice, bob, noAccount] = [getAddress(0xa11ce), getAddress(0xb0b), getAddress(0)]

const encodeText = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

let database: Database
let id = 1_000

beforeAll(async () => {
  database = await openEmbedded(undefined)
})

afterAll(() => database?.close())

/** Each test has its own chain, because they share a database. */
function start() {
  id += 1
  return startNftIndex(database, id)
}

test('default: the NFTs that an account owns, with their metadata and images', async () => {
  const { chain, sync, caip2, getPage } = await start()
  chain.setToken(harbors, encodeText('Harbors'), encodeText('HRB'), '0x')
  const metadata = { name: 'Harbor one', description: 'Quiet.', image: `ipfs://${'Q'.repeat(46)}/1.png` }
  setErc721(chain, 1n, alice, toDataUrl(metadata))
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, noAccount, alice, 1n)] })
  await sync()
  const url = `https://proxy.example/https://ipfs.example/ipfs/${'Q'.repeat(46)}/1.png`
  expect(await getPage(alice)).toEqual({
    data: [
      {
        id: `${caip2}/erc721:${harbors}/1`,
        chain: caip2,
        standard: 'erc721',
        contract: harbors,
        token_id: '1',
        name: 'Harbor one',
        description: 'Quiet.',
        collection: { name: 'Harbors' },
        quantity: { numeric: '1' },
        content: {
          preview: { url: `${url}?size=256`, content_type: null },
          detail: { url: `${url}?size=512`, content_type: null },
        },
        flags: { is_spam: false },
      },
    ],
    next: null,
  })
})

test('behavior: an NFT without metadata has the name of its collection and its id', async () => {
  const { chain, sync, getPage } = await start()
  chain.setToken(harbors, encodeText('Harbors'), encodeText('HRB'), '0x')
  setErc721(chain, 7n, alice)
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 7n)] })
  await sync()
  expect((await getPage(alice)).data).toMatchObject([
    { name: 'Harbors #7', description: null, content: null },
  ])
})

test('behavior: an NFT that was sent on is not listed', async () => {
  const { chain, sync, getTokenIds } = await start()
  setErc721(chain, 1n, bob)
  setErc721(chain, 2n, alice)
  chain.mine({
    ...{ from: bob, to: harbors },
    logs: [createErc721Log(harbors, bob, alice, 1n), createErc721Log(harbors, bob, alice, 2n)],
  })
  chain.mine({ from: alice, to: harbors, logs: [createErc721Log(harbors, alice, bob, 1n)] })
  await sync()
  expect(await getTokenIds(alice)).toEqual(['2'])
  expect(await getTokenIds(bob)).toEqual(['1'])
})

test('behavior: an NFT whose transfer was replaced by a reorganization is not listed', async () => {
  const { chain, sync, getTokenIds } = await start()
  setErc721(chain, 1n, alice)
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 1n)] })
  await sync()
  expect(await getTokenIds(alice)).toEqual(['1'])
  chain.rewind(1)
  chain.mine()
  chain.mine()
  setErc721(chain, 1n, bob)
  await sync()
  expect(await getTokenIds(alice)).toEqual([])
})

test('behavior: ERC-1155 tokens of single and batch transfers, with the amounts of the chain', async () => {
  const { chain, sync, getPage } = await start()
  const url = toDataUrl({ name: 'Badge' })
  for (const [id, amount] of [
    [1n, 25n],
    [2n, 3n],
    [3n, 0n],
  ] as const)
    setErc1155(chain, id, alice, amount, url)
  chain.mine({ from: bob, to: badges, logs: [createSingleLog(badges, bob, alice, [1n, 30n])] })
  chain.mine({
    ...{ from: bob, to: badges },
    logs: [
      createBatchLog(badges, bob, alice, [
        [2n, 3n],
        [3n, 1n],
      ]),
    ],
  })
  await sync()
  expect((await getPage(alice)).data).toMatchObject([
    { standard: 'erc1155', token_id: '2', quantity: { numeric: '3' }, name: 'Badge' },
    { standard: 'erc1155', token_id: '1', quantity: { numeric: '25' }, name: 'Badge' },
  ])
})

test('behavior: the id in the URL of ERC-1155 metadata is in hex with 64 characters', async () => {
  const { chain, sync, getPage } = await start()
  const json = '{"name":"{id}"}'
  setErc1155(chain, 255n, alice, 1n, `data:application/json,${json}`)
  chain.mine({ from: bob, to: badges, logs: [createSingleLog(badges, bob, alice, [255n, 1n])] })
  await sync()
  expect((await getPage(alice)).data).toMatchObject([{ name: 'ff'.padStart(64, '0') }])
})

test('behavior: the NFT that was received last is the first', async () => {
  const { chain, sync, getTokenIds } = await start()
  for (const token of [1n, 2n, 3n]) {
    setErc721(chain, token, alice)
    chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, token)] })
  }
  chain.mine({ from: alice, to: harbors, logs: [createErc721Log(harbors, alice, bob, 1n)] })
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 1n)] })
  await sync()
  expect(await getTokenIds(alice)).toEqual(['1', '3', '2'])
})

test('behavior: pages of 50 without gaps or repetitions, although most were sent on', async () => {
  const { chain, sync, getPage, getTokenIds } = await start()
  for (let token = 1n; token <= 240n; token++) {
    setErc721(chain, token, token % 2n === 0n ? alice : bob)
    chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, token)] })
  }
  await sync()
  const first = await getPage(alice)
  expect(first.data).toHaveLength(50)
  expect(first.next).not.toBeNull()
  const expected = Array.from({ length: 120 }, (_, index) => String(240 - 2 * index))
  expect(await getTokenIds(alice)).toEqual(expected)
})

test('behavior: a page ends after a thousand NFTs that were sent on, and the next one goes on', async () => {
  const { chain, sync, getPage, getTokenIds } = await start()
  setErc721(chain, 5_000n, alice)
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 5_000n)] })
  for (let block = 0; block < 15; block++)
    chain.mine(
      ...Array.from({ length: 70 }, (_, index) => ({
        ...{ from: bob, to: harbors },
        logs: [createErc721Log(harbors, bob, alice, BigInt(block * 70 + index))],
      })),
    )
  await sync()
  const first = await getPage(alice)
  expect(first.data).toEqual([])
  expect(first.next).not.toBeNull()
  expect(await getTokenIds(alice)).toEqual(['5000'])
})

test('behavior: the NFTs of a chain without a source tell so', async () => {
  const request = createTestRoute({ chains: [{ id: 'eip155:1', sources: [] }] })
  expect(await request(alice, { chainId: 'eip155:1' })).toEqual({
    data: [],
    next: null,
    unavailable: [{ chainId: 'eip155:1', code: 'not_indexed' }],
  })
})

const nft: OwnedNft = {
  ...{ standard: 'erc721', contract: harbors, tokenId: '1', amount: 1n },
  ...{ collection: 'Harbors', name: '', metadataUrl: undefined },
}
const working = (kind: string): NftSource => ({
  ...{ kind, cost: 1 },
  read: async (_account, { after }) => ({ nfts: [nft], next: after === undefined ? 'second' : undefined }),
})
const failing: NftSource = {
  ...{ kind: 'failing', cost: 1 },
  read: () => Promise.reject(new SourceError('down')),
}
const mainnet = { chainId: 'eip155:1' }

test('behavior: uses the next source if one fails, and stays with it on later pages', async () => {
  const chains = [{ id: 'eip155:1', sources: [failing, working('second'), working('third')] }]
  const request = createTestRoute({ chains })
  const { data, next } = await request(alice, mainnet)
  expect(data).toHaveLength(1)
  expect(Buffer.from(next ?? '', 'base64url').toString()).toBe('second second')
  expect((await request(alice, { ...mainnet, cursor: next ?? '' })).next).toBeNull()
})

test('behavior: a source that does not answer leaves the next one its time', async () => {
  const hanging: NftSource = {
    ...{ kind: 'hanging', cost: 1 },
    read: (_account, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new SourceError('too late')), { once: true })
      }),
  }
  const second: NftSource = {
    ...{ kind: 'second', cost: 1 },
    async read(_account, { signal }) {
      if (signal.aborted) throw new SourceError('too late')
      return { nfts: [nft], next: undefined }
    },
  }
  const request = createTestRoute({
    chains: [{ id: 'eip155:1', sources: [hanging, second] }],
    deadlineMs: 20,
  })
  expect((await request(alice, mainnet)).data).toHaveLength(1)
})

test('error: all sources fail', async () => {
  const request = createTestRoute({ chains: [{ id: 'eip155:1', sources: [failing] }] })
  await expect(request(alice, mainnet)).rejects.toMatchObject({ status: 503 })
})

test.each([['%'], ['AAAA'], [Buffer.from('other second').toString('base64url')], ['x'.repeat(501)]])(
  'error: the cursor %s',
  async (cursor) => {
    const request = createTestRoute({ chains: [{ id: 'eip155:1', sources: [working('index')] }] })
    await expect(request(alice, { ...mainnet, cursor })).rejects.toMatchObject({
      status: 400,
      field: 'cursor',
    })
  },
)

test.each(['{}', '[1,"0x","1"]', '[-1,"0x0000000000000000000000000000000000000001","1"]', 'x'])(
  'error: the position %s of the index',
  async (position) => {
    const { getPage } = await start()
    const cursor = Buffer.from(`index ${position}`).toString('base64url')
    await expect(getPage(alice, { cursor })).rejects.toMatchObject({ status: 400, field: 'cursor' })
  },
)

test.each([
  ['chainId', {}],
  ['chainId', { chainId: 'eip155:999' }],
] as const)('error: the field %s of %j', async (field, query) => {
  const request = createTestRoute({ chains: [{ id: 'eip155:1', sources: [] }] })
  await expect(request(alice, query)).rejects.toMatchObject({ status: 400, field })
})

test('error: a Solana address on an EVM chain', async () => {
  const request = createTestRoute({ chains: [{ id: 'eip155:1', sources: [] }] })
  const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
  await expect(request(address, mainnet)).rejects.toMatchObject({ status: 400, field: 'address' })
})
