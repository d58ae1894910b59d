import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { startServer } from '../../server/imageProxy/startServer.fixtures.js'
import { createErc721Log, getAddress } from '../history/fakeChain.fixtures.js'
import { startTestIndex } from '../history/history.fixtures.js'
import { createNftDetails } from './createNftDetails.js'
import { createMetadataReader } from './metadata/createMetadataReader.js'
import { badges, harbors, setErc721, setErc1155, toDataUrl } from './nfts.fixtures.js'

const [alice, bob] = [getAddress(0xa11ce), getAddress(0xb0b)]
const image = 'https://example.com/1.png'
const harbor = { standard: 'erc721', contract: harbors, tokenId: '1' } as const
const badge = { standard: 'erc1155', contract: badges, tokenId: '2' } as const

let database: Database
let id = 2_000

beforeAll(async () => {
  database = await openEmbedded(undefined)
}, 180_000)

afterAll(() => database?.close())

/** Starts a chain, and an index whose histories have the details. */
async function start({ patienceMs = 5_000, privateHosts = [] as readonly string[] } = {}) {
  id += 1
  let now = 0
  const logger = pino({ level: 'silent' })
  const metadata = createMetadataReader({
    ...{ ipfsGatewayUrl: undefined, privateHosts, patienceMs: 5_000, logger, now: () => now },
  })
  const index = await startTestIndex({
    ...{ database, id },
    createNfts: (pool) =>
      createNftDetails({
        ...{ pool, multicall3: '0xca11bde05977b3631167028862be2a173976ca11', metadata },
        ...{ patienceMs, deadlineMs: 5_000, now: () => now },
      }),
  })
  return {
    ...index,
    read: index.nfts.read,
    wait(ms: number) {
      now += ms
    },
  }
}

test('default: names and images of NFTs, and those that are known need no call to a node', async () => {
  const { chain, node, read } = await start()
  setErc721(chain, 1n, alice, toDataUrl({ name: 'Harbor one', image }))
  setErc1155(chain, 2n, alice, 1n, toDataUrl({ name: 'Badge' }))
  const found = await read([harbor, badge, harbor])
  expect([...found].map(([key, { name }]) => [key, name])).toEqual([
    [`${harbors}/1`, 'Harbor one'],
    [`${badges}/2`, 'Badge'],
  ])
  const count = node.requests.length
  expect((await read([harbor, badge])).size).toBe(2)
  expect(node.requests).toHaveLength(count)
})

test('default: a history shows the name and the image of an NFT', async () => {
  const { chain, sync, getPage } = await start()
  setErc721(chain, 1n, alice, toDataUrl({ name: 'Harbor one', image }))
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 1n)] })
  await sync()
  expect((await getPage(alice)).data[0]?.transfers?.[0]?.nft_info).toEqual({
    name: 'Harbor one',
    content: {
      preview: { url: `https://gateway.example.com/${image}?size=128`, content_type: null },
    },
    flags: { is_spam: false },
  })
})

test('behavior: does not wait for metadata that is late, which is there for a later request', async () => {
  let ask: (response: ServerResponse) => void = () => {}
  const asked = new Promise<ServerResponse>((resolve) => {
    ask = resolve
  })
  const { host, url } = await startServer((_request, response) => ask(response))
  const { chain, read } = await start({ patienceMs: 100, privateHosts: [host] })
  setErc721(chain, 1n, alice, url)
  setErc1155(chain, 2n, alice, 1n, toDataUrl({ name: 'Badge' }))
  await expect.poll(async () => [...(await read([badge])).keys()]).toEqual([`${badges}/2`])
  expect([...(await read([harbor, badge])).keys()]).toEqual([`${badges}/2`])
  const response = await asked
  response.end('{"name":"Late"}')
  await expect.poll(async () => (await read([harbor])).get(`${harbors}/1`)?.name).toBe('Late')
})

test('behavior: an NFT without metadata is asked for again after a minute', async () => {
  const { chain, node, read, wait } = await start()
  expect((await read([harbor])).size).toBe(0)
  const count = node.requests.length
  setErc721(chain, 1n, alice, toDataUrl({ name: 'Harbor one' }))
  expect((await read([harbor])).size).toBe(0)
  expect(node.requests).toHaveLength(count)
  wait(60_001)
  expect((await read([harbor])).size).toBe(1)
})

test('error: a history does not need the details', async () => {
  const { chain, node, sync, getPage } = await start()
  chain.mine({ from: bob, to: harbors, logs: [createErc721Log(harbors, bob, alice, 1n)] })
  await sync()
  node.respond = sendText('busy', 500)
  expect((await getPage(alice)).data[0]?.transfers?.[0]?.nft_info).toMatchObject({
    name: expect.stringMatching(/#1$/),
    content: null,
  })
})

test('behavior: reads at most 100 NFTs of a request', async () => {
  const { chain, read } = await start()
  for (let index = 0; index < 101; index++)
    setErc721(chain, BigInt(index), alice, toDataUrl({ name: `Harbor ${index}` }))
  const many = Array.from({ length: 101 }, (_, index) => ({ ...harbor, tokenId: String(index) }))
  expect((await read(many)).size).toBe(100)
})
