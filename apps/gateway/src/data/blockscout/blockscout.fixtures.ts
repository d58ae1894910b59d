import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The account of the tests. */
export const account = `0x${'a11ce'.padStart(40, '0')}`
/** Another account. */
export const other = `0x${'b0b'.padStart(40, '0')}`

/** Creates a hash from a number. */
export const toHash = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const toTime = (blockNumber: number) =>
  new Date(Date.UTC(2026, 0, 1) + blockNumber * 12_000).toISOString().replace('000Z', '000000Z')

const toAddress = (hash: string) => ({
  ...{ hash, ens_domain_name: null, implementations: [], is_contract: false, is_scam: false },
  ...{ is_verified: false, metadata: null, name: null, private_tags: [], proxy_type: null },
  ...{ public_tags: [], reputation: 'ok', watchlist_names: [] },
})

/** Creates a token in the documented form. */
export function createToken(fields: object = {}) {
  return {
    address_hash: `0x${'7'.repeat(40)}`,
    ...{ circulating_market_cap: '1000000.5', decimals: '6', exchange_rate: '1.0005' },
    ...{ holders_count: '100', icon_url: 'https://example.com/icon.png', name: 'USD Coin' },
    ...{ reputation: 'ok', symbol: 'USDC', total_supply: '1000000000', type: 'ERC-20', volume_24h: null },
    ...fields,
  }
}

/** Creates an item of `/token-balances` in the documented form. */
export const createBalance = (value: string, token: object = {}) => ({
  ...{ token: createToken(token), token_id: null, token_instance: null, value },
})

/** Creates an item of `/transactions` in the documented form. The account sends 1 Ether. */
export function createTransaction(block_number: number | null, position: number, fields: object = {}) {
  return {
    ...{ block_number, position, hash: toHash((block_number ?? 0) * 1_000 + position) },
    ...{ timestamp: toTime(block_number ?? 0), confirmations: 10, created_contract: null },
    ...{ from: toAddress(account), to: toAddress(other), value: '1000000000000000000', nonce: 7 },
    ...{ fee: { type: 'actual', value: '483000000000000' }, gas_limit: '21000', gas_used: '21000' },
    ...{ status: 'ok', result: 'success', method: null, raw_input: '0x', type: 2, token_transfers: null },
    ...{ transaction_types: ['coin_transfer'], exchange_rate: '3000.5', revert_reason: null },
    ...fields,
  }
}

/** Creates an item of `/token-transfers` in the documented form. The account receives 1.5 USDC. */
export function createTransfer(block_number: number, log_index: number, fields: object = {}) {
  return {
    ...{ block_number, log_index, block_hash: toHash(block_number) },
    transaction_hash: toHash(block_number * 1_000 + 500 + log_index),
    ...{ timestamp: toTime(block_number), from: toAddress(other), to: toAddress(account) },
    ...{ method: 'transfer', type: 'token_transfer', token_type: 'ERC-20', token: createToken() },
    total: { decimals: '6', value: '1500000' },
    ...fields,
  }
}

/** Creates an item of `/nft` in the documented form. */
export const createNft = (id: string, fields: object = {}) => ({
  ...{ id, animation_url: null, external_app_url: null, image_url: 'https://example.com/cached.png' },
  ...{ is_unique: true, media_type: null, media_url: null, owner: null, thumbnails: null, value: '1' },
  metadata: { name: `Art ${id}`, description: 'A picture', image: `ipfs://bafy/${id}.png`, attributes: [] },
  ...{ token: createToken({ type: 'ERC-721', name: 'Art', decimals: null }), token_type: 'ERC-721' },
  ...fields,
})

/** What an instance knows about the account. */
export type BlockscoutState = {
  account: unknown
  balances: unknown
  transactions: readonly ReturnType<typeof createTransaction>[]
  transfers: readonly ReturnType<typeof createTransfer>[]
  /** In pages of `nftPageSize`. */
  nfts: readonly unknown[]
  nftPageSize: number
  /** Responds instead, if it returns true. */
  respond: (response: ServerResponse, path: string) => boolean
}

const resources = (state: BlockscoutState, query: URLSearchParams): Record<string, unknown> => ({
  '': state.account,
  '/token-balances': state.balances,
  '/transactions': getPage(
    state.transactions.map((item) => ({ ...item, at: item.position })),
    query,
    ({ hash, fee, value, timestamp }) => ({ hash, fee: fee.value, value, inserted_at: timestamp }),
  ),
  '/token-transfers': getPage(
    state.transfers.map((item) => ({ ...item, at: item.log_index })),
    query,
    () => ({ batch_log_index: null }),
  ),
  '/nft': getNftPage(state, Number(query.get('token_id') ?? 0)),
})

/** Returns a page of items before the one in the query. */
function getPage<Item extends { readonly block_number: number | null; readonly at: number }>(
  all: readonly Item[],
  query: URLSearchParams,
  toParams: (last: Item) => object,
) {
  const [block, index] = ['block_number', 'index'].map((name) => Number(query.get(name) ?? Infinity))
  const isAfter = ({ block_number, at }: Item) =>
    query.size === 0 || (block_number ?? 0) < (block ?? 0) || (block_number === block && at < (index ?? 0))
  const found = all
    .filter(isAfter)
    .sort((a, b) => (b.block_number ?? Infinity) - (a.block_number ?? Infinity) || b.at - a.at)
  const items = found.slice(0, 50)
  const last = items.at(-1)
  const next_page_params = found.length > 50 &&
    last && { block_number: last.block_number, index: last.at, items_count: 50, ...toParams(last) }
  return { items: items.map(({ at: _at, ...item }) => item), next_page_params: next_page_params || null }
}

function getNftPage({ nfts, nftPageSize }: BlockscoutState, start: number) {
  const end = start + nftPageSize
  const next = { items_count: 50, token_contract_address_hash: `0x${'7'.repeat(40)}`, token_id: String(end) }
  return {
    items: nfts.slice(start, end),
    next_page_params: nfts.length > end ? { ...next, token_type: 'ERC-721' } : null,
  }
}

/** Starts a local server that answers as the REST API v2 is documented. */
export async function startBlockscout(fields: Partial<BlockscoutState> = {}) {
  const state: BlockscoutState = {
    account: {
      ...{ ...toAddress(account), coin_balance: '1500000000000000000', exchange_rate: '3000.5' },
      ...{ block_number_balance_updated_at: 20, has_tokens: true, has_token_transfers: true },
    },
    ...{ balances: [], transactions: [], transfers: [], nfts: [], nftPageSize: 50, respond: () => false },
    ...fields,
  }
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    requests.push(request.url ?? '')
    if (state.respond(response, url.pathname)) return
    const prefix = `/api/v2/addresses/${account}`
    const resource = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : 'unknown'
    url.searchParams.delete('apikey')
    const body = resources(state, url.searchParams)[resource]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { message: 'Not found' }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, requests }
}
