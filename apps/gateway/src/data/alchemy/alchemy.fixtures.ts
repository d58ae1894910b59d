import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** The account of the tests. */
export const account = `0x${'a11ce'.padStart(40, '0')}`
/** Another account. */
export const other = `0x${'b0b'.padStart(40, '0')}`
/** A token. */
export const contract = `0x${'7'.repeat(40)}`

/** Creates a hash from a number. */
export const toHash = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const toHex = (value: number | bigint) => `0x${value.toString(16)}`

/** Creates a transfer of `alchemy_getAssetTransfers` in the documented form. The account sends 1 Ether. */
export function createTransfer(blockNumber: number, position: number, fields: object = {}) {
  const hash = toHash(blockNumber * 1_000 + position)
  return {
    ...{ blockNum: toHex(blockNumber), uniqueId: `${hash}:external`, hash, from: account, to: other },
    ...{ value: 1, erc721TokenId: null, erc1155Metadata: null, tokenId: null, asset: 'ETH' },
    category: 'external',
    rawContract: { value: toHex(10n ** 18n), address: null as string | null, decimal: '0x12' },
    metadata: { blockTimestamp: new Date(Date.UTC(2026, 0, 1) + blockNumber * 12_000).toISOString() },
    ...fields,
  }
}

/** Creates a transfer of a token. The account receives 1.5 USDC. */
export function createTokenTransfer(blockNumber: number, log: number, fields: object = {}) {
  const transfer = createTransfer(blockNumber, 500 + log)
  return {
    ...{ ...transfer, uniqueId: `${transfer.hash}:log:${toHex(log)}`, from: other, to: account, value: 1.5 },
    ...{ asset: 'USDC', category: 'erc20' },
    rawContract: { value: toHex(1_500_000), address: contract, decimal: '0x6' },
    ...fields,
  }
}

/** Creates a token of the list of tokens in the documented form; without an address, the native token. */
export function createToken(tokenAddress: string | null, tokenBalance: string, fields: object = {}) {
  return {
    ...{ address: account, network: 'eth-mainnet', tokenAddress, tokenBalance },
    tokenMetadata: tokenAddress
      ? { name: 'USD Coin', symbol: 'USDC', decimals: 6, logo: 'https://example.com/usdc.png' }
      : { name: null, symbol: null, decimals: null, logo: null },
    tokenPrices: [
      { currency: 'usd', value: tokenAddress ? '1.0005' : '3000.5', lastUpdatedAt: '2026-01-01T00:00:00Z' },
    ],
    ...fields,
  }
}

/** What the service reads of a transfer. */
type StoredTransfer = { readonly from: string; readonly to: string | null; readonly blockNum: string }

/** What the service knows about the account. */
export type AlchemyState = {
  transfers: readonly StoredTransfer[]
  tokens: readonly unknown[]
  /** Responds instead, if it returns true. */
  respond: (response: ServerResponse) => boolean
}

/** A request as the service receives it. */
export type AlchemyRequest = { readonly path: string; readonly body: Record<string, unknown> }

const pageSize = 100

/** Starts a local server that answers as the APIs are documented. */
export async function startAlchemy(fields: Partial<AlchemyState> = {}) {
  const state: AlchemyState = {
    ...{ transfers: [], tokens: [createToken(null, toHex(15n * 10n ** 17n))], respond: () => false },
    ...fields,
  }
  const requests: AlchemyRequest[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    requests.push({ path: request.url ?? '', body })
    if (state.respond(response)) return
    const start = Number((body.params?.[0] ?? body).pageKey ?? 0)
    const getPage = (all: readonly unknown[], name: string) => ({
      [name]: all.slice(start, start + pageSize),
      ...(all.length > start + pageSize && { pageKey: String(start + pageSize) }),
    })
    const answer = body.method
      ? {
          jsonrpc: '2.0',
          id: body.id,
          result: getPage(findTransfers(state.transfers, body.params[0]), 'transfers'),
        }
      : { data: getPage(state.tokens, 'tokens'), error: { partialErrors: [] } }
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/secret`, state, requests }
}

type Query = { readonly fromAddress?: string; readonly toAddress?: string; readonly toBlock: string }

function findTransfers(all: AlchemyState['transfers'], { fromAddress, toAddress, toBlock }: Query) {
  const lastBlock = toBlock === 'latest' ? Number.POSITIVE_INFINITY : Number(toBlock)
  return all
    .filter(({ from, to }) => (fromAddress === undefined ? to === toAddress : from === fromAddress))
    .filter(({ blockNum }) => Number(blockNum) <= lastBlock)
    .sort((a, b) => Number(b.blockNum) - Number(a.blockNum))
}
