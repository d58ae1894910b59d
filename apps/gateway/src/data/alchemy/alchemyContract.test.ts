import {
  Alchemy,
  AssetTransfersCategory,
  type AssetTransfersWithMetadataResult,
  type GetTokensByWalletResponse,
  Network,
  SortingOrder,
} from 'alchemy-sdk'
import { expect, test } from 'vitest'
import { contract, startAlchemy, toHash } from './alchemy.fixtures.js'
import { createAlchemyBalances } from './createAlchemyBalances.js'
import { createAlchemyHistory } from './createAlchemyHistory.js'
import { getAlchemyUrls } from './getAlchemyUrls.js'

// Requests and answers as Alchemy's own client and its types have them.
const { signal } = new AbortController()
/** Addresses without letters: the client sends them with a checksum. */
const [account, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
const network = Network.ETH_MAINNET
const native = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' }
const categories = [
  AssetTransfersCategory.EXTERNAL,
  AssetTransfersCategory.ERC20,
  AssetTransfersCategory.ERC721,
  AssetTransfersCategory.ERC1155,
]

/** Creates a transfer in which all that may be null is null. */
const createTransfer = (
  category: AssetTransfersCategory,
  fields: Partial<AssetTransfersWithMetadataResult>,
): AssetTransfersWithMetadataResult => ({
  ...{ uniqueId: `${category}:1`, category, blockNum: '0x14', from: other, to: account, value: null },
  ...{ erc721TokenId: null, erc1155Metadata: null, tokenId: null, asset: null },
  ...{ hash: toHash(categories.indexOf(category)), metadata: { blockTimestamp: '2026-01-01T00:04:00.000Z' } },
  rawContract: { value: null, address: contract, decimal: null },
  ...fields,
})
const transfers: readonly AssetTransfersWithMetadataResult[] = [
  createTransfer(AssetTransfersCategory.EXTERNAL, {
    rawContract: { value: '0x1', address: null, decimal: '0x12' },
  }),
  createTransfer(AssetTransfersCategory.ERC20, {
    rawContract: { value: '0x2', address: contract, decimal: '0x6' },
  }),
  createTransfer(AssetTransfersCategory.ERC721, { erc721TokenId: '0x2a', tokenId: '0x2a' }),
  createTransfer(AssetTransfersCategory.ERC1155, {
    erc1155Metadata: [{ tokenId: '0x7', value: '0x3' }],
  }),
]

type WalletToken = GetTokensByWalletResponse['data']['tokens'][number]
/** The address of the contract is in the documentation only: https://www.alchemy.com/docs/data/portfolio-apis */
const tokens: readonly (WalletToken & { readonly tokenAddress: string | null })[] = [
  { network, address: account, tokenAddress: null, tokenBalance: '0x5', tokenPrices: [] },
  {
    ...{ network, address: account, tokenAddress: contract, tokenBalance: '0x6' },
    tokenMetadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, logo: null },
    tokenPrices: [{ currency: 'usd', value: '1.0005', lastUpdatedAt: '2026-01-01T00:00:00Z' }],
  },
]

async function start() {
  const server = await startAlchemy({ transfers, tokens })
  const history = createAlchemyHistory({ url: server.url, chain: 'eip155:1', timeoutMs: 5_000 })
  const { origin } = new URL(server.url)
  const { pathname } = new URL(getAlchemyUrls({ network, apiKey: 'secret' }).tokens)
  const url = `${origin}${pathname}`
  const balances = createAlchemyBalances({ url, network, native, timeoutMs: 5_000 })
  return { ...server, origin, history, balances }
}

test('behavior: the URL of a chain is the one of alchemy-sdk 3.6.5', async () => {
  const { connection } = await new Alchemy({ network, apiKey: 'secret' }).config.getProvider()
  expect(getAlchemyUrls({ network, apiKey: 'secret' }).rpc).toBe(connection.url)
})

test('behavior: transfers are asked for with the method and parameters of alchemy-sdk 3.6.5', async () => {
  const { url, requests, history } = await start()
  await history.read(account, { after: undefined, page: undefined, limit: 10, signal })
  const own = requests.splice(0)
  const { core } = new Alchemy({ network, url, maxRetries: 0 })
  const shared = {
    ...{ fromBlock: '0x0', toBlock: 'latest', order: SortingOrder.DESCENDING, category: categories },
    ...{ maxCount: 100, withMetadata: true as const, excludeZeroValue: false },
  }
  const sent = await core.getAssetTransfers({ ...shared, fromAddress: account })
  const received = await core.getAssetTransfers({ ...shared, toAddress: account })
  const toComparable = (request: (typeof own)[number] | undefined) => {
    const { method, params } = request?.body ?? {}
    return { path: request?.path, method, params }
  }
  // The lists are asked for at the same time.
  const [ownSent, ownReceived] = [own, own.toReversed()].find(([first]) =>
    JSON.stringify(first).includes('fromAddress'),
  ) ?? [undefined, undefined]
  expect([ownSent, ownReceived].map(toComparable)).toEqual(requests.map(toComparable))
  expect([sent.transfers, received.transfers]).toEqual([[], transfers])
})

test('behavior: reads transfers with only what the types of alchemy-sdk 3.6.5 require', async () => {
  const { history } = await start()
  const { entries, tokens: known } = await history.read(account, {
    ...{ after: undefined, page: undefined, limit: 10, signal },
  })
  // The newest first, which is the last hash.
  expect(entries.flatMap((entry) => entry.transfers)).toMatchObject([
    { kind: 'erc1155', contract, tokenId: '7', amount: '3' },
    { kind: 'erc721', contract, tokenId: '42', amount: '1' },
    { kind: 'erc20', contract, amount: '2' },
    { kind: 'native', amount: '1', direction: 'in' },
  ])
  expect([...known.keys()]).toEqual([contract])
})

test('behavior: tokens are asked for with the path and body of alchemy-sdk 3.6.5', async () => {
  const { origin, requests, balances } = await start()
  await balances.read(account, [], signal)
  const { portfolio } = new Alchemy({ network, url: `${origin}/data/v1/secret`, maxRetries: 0 })
  const { data } = await portfolio.getTokensByWallet([{ address: account, networks: [network] }])
  const [own, theirs] = requests
  expect(own?.path).toBe(theirs?.path)
  // The client asks for these tokens by default.
  expect(own?.body).toEqual({ ...theirs?.body, includeErc20Tokens: true })
  expect(data.tokens).toHaveLength(2)
})

test('behavior: reads tokens with only what the types of alchemy-sdk 3.6.5 require', async () => {
  const { balances } = await start()
  expect(await balances.read(account, [], signal)).toMatchObject([
    { token: native, amount: 5n, price: undefined },
    { token: { symbol: 'USDC', decimals: 6, iconUrl: '' }, address: contract, amount: 6n },
  ])
})
