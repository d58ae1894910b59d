import type { IncomingMessage } from 'node:http'
import { type NftResponse, nftResponseSchema } from '@latchkit/blockchain-api/contract'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import type { Database } from '../../database/Database.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { type FakeChain, getAddress } from '../history/fakeChain.fixtures.js'
import { startTestIndex } from '../history/history.fixtures.js'
import { createIndexNftSource } from './createIndexNftSource.js'
import { createNftRoutes, type NftOptions } from './createNftRoutes.js'
import { erc721Abi, erc1155Abi } from './evm/nftAbi.js'
import { createMetadataReader } from './metadata/createMetadataReader.js'
import { createNftMetrics } from './NftMetrics.js'

const logger = pino({ level: 'silent' })
const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'

/** Contracts of the tests. */
export const [harbors, badges] = [getAddress(0x721), getAddress(0x1155)]

/** Returns on-chain metadata. */
export const toDataUrl = (metadata: object): string =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

/** Sets the owner of an ERC-721 token, and its metadata. */
export function setErc721(chain: FakeChain, id: bigint, owner: Hex, url?: string): void {
  const args = [id] as const
  const ownerOf = encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args })
  chain.setOutput(harbors, ownerOf, encodeAbiParameters([{ type: 'address' }], [owner]))
  if (url === undefined) return
  const tokenUri = encodeFunctionData({ abi: erc721Abi, functionName: 'tokenURI', args })
  chain.setOutput(harbors, tokenUri, encodeAbiParameters([{ type: 'string' }], [url]))
}

/** Sets how many of an ERC-1155 token an account has, and its metadata. */
export function setErc1155(chain: FakeChain, id: bigint, account: Hex, amount: bigint, url: string): void {
  const balanceOf = encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [account, id] })
  chain.setOutput(badges, balanceOf, encodeAbiParameters([{ type: 'uint256' }], [amount]))
  const uri = encodeFunctionData({ abi: erc1155Abi, functionName: 'uri', args: [id] })
  chain.setOutput(badges, uri, encodeAbiParameters([{ type: 'string' }], [url]))
}

/** Creates the route, and a function that requests a page. */
export function createTestRoute(overrides: Partial<NftOptions> & Pick<NftOptions, 'chains'>) {
  const now = () => performance.now()
  const [route] = createNftRoutes({
    projects: () => [],
    metadata: createMetadataReader({
      ...{ ipfsGatewayUrl: undefined, privateHosts: [], patienceMs: 2_000, logger, now },
    }),
    images: {
      toUrl: (url) => (url.startsWith('https://') ? `https://proxy.example/${url}` : undefined),
      ipfsGatewayUrl: 'https://ipfs.example',
    },
    quota: { take: () => {} },
    metrics: createNftMetrics(new Registry()),
    health: createSourceHealth(now),
    logger,
    // Every request is later than the cached pages.
    now: () => {
      time += 60_000
      return time
    },
    deadlineMs: 5_000,
    ...overrides,
  })
  let time = 0
  return async (account: string, query: Record<string, string>): Promise<NftResponse> => {
    const response = await route?.handle({
      // The route reads only headers.
      raw: { headers: {} } as IncomingMessage,
      query: new URLSearchParams({ projectId: 'p', ...query }),
      id: account,
      address: { ip: '127.0.0.1', isLocal: true },
      text: async () => '',
    })
    return nftResponseSchema.parse(response?.body)
  }
}

/** Creates an index of a fake chain with the NFTs of its accounts. */
export async function startNftIndex(database: Database, id: number) {
  const { chain, node, pool, sync } = await startTestIndex({ database, id })
  const caip2 = `eip155:${id}`
  const source = createIndexNftSource({ db: database.db, chain: caip2, pool, multicall3 })
  const request = createTestRoute({ chains: [{ id: caip2, sources: [source] }] })
  const getPage = (account: string, query: Record<string, string> = {}) =>
    request(account, { chainId: caip2, ...query })
  return {
    ...{ chain, node, sync, caip2, getPage },
    /** Returns the ids in their contracts, of all pages. */
    async getTokenIds(account: string): Promise<readonly string[]> {
      const ids: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: NftResponse = await getPage(account, { cursor })
        ids.push(...page.data.map(({ token_id }) => token_id))
        cursor = page.next
      }
      return ids
    },
  }
}
