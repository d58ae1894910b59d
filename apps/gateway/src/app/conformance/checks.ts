import { isDeepStrictEqual } from 'node:util'
import {
  balanceResponseSchema,
  gasPriceResponseSchema,
  historyResponseSchema,
  identityResponseSchema,
  nftResponseSchema,
  priceResponseSchema,
  supportedChainsResponseSchema,
} from '@latchkit/blockchain-api/contract'
import { formatUnits } from 'viem'
import type { Check, Target } from './Check.js'
import { capabilityChecks } from './capabilityChecks.js'
import { exchangeChecks } from './exchangeChecks.js'
import { nameChecks } from './nameChecks.js'
import { onRampChecks } from './onRampChecks.js'
import { callNode, expectError, expectThat, fetchPath, parseResponse, post } from './requests.js'
import { getSwaps, swapChecks } from './swapChecks.js'

/** A chain that no server has. */
const noChain = 'eip155:999999999999'
/** An address of no chain. */
const noAddress = 'not-an-address'
/** Number of pages of a history that are read. */
const maxPages = 3
/** Parameters of a request that names no project. */
const without = { projectId: undefined }

const getBalances = (
  target: Target,
  query: Record<string, string | undefined> = {},
  address = target.address,
) => fetchPath(target, `/v1/account/${address}/balance`, { chainId: target.chainId, ...query })

const getHistory = (
  target: Target,
  query: Record<string, string | undefined> = {},
  address = target.address,
) => fetchPath(target, `/v1/account/${address}/history`, { chainId: target.chainId, ...query })

const chainChecks: readonly Check[] = [
  {
    endpoint: 'getSupportedChains',
    name: 'lists its chains, and lets clients cache the list',
    async run(target) {
      const response = await fetchPath(target, '/v1/supported-chains')
      expectThat(/max-age=\d+/.test(response.headers.get('cache-control') ?? ''), 'no max-age')
      const { http } = await parseResponse(response, supportedChainsResponseSchema)
      expectThat(http.includes(target.chainId), `${target.chainId} is not in the list`)
    },
  },
  {
    endpoint: 'getSupportedChains',
    name: 'accepts requests from every origin',
    async run(target) {
      const response = await fetchPath(
        target,
        '/v1',
        {},
        {
          method: 'OPTIONS',
          headers: {
            origin: 'https://app.example.com',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        },
      )
      expectThat(response.ok, `status ${response.status} of a preflight`)
      expectThat(response.headers.get('access-control-allow-origin') === '*', 'not all origins are allowed')
      const headers = response.headers.get('access-control-allow-headers') ?? ''
      expectThat(/\*|content-type/i.test(headers), 'the header content-type is not allowed')
    },
  },
]

const rpcChecks: readonly Check[] = [
  {
    endpoint: 'callNode',
    name: 'answers calls, also in a batch, whatever their content type is',
    async run(target) {
      const call = { jsonrpc: '2.0', id: 'a', method: 'eth_chainId', params: [] }
      const chainId = {
        jsonrpc: '2.0',
        id: 'a',
        result: `0x${Number(target.chainId.split(':')[1]).toString(16)}`,
      }
      expectThat(
        isDeepStrictEqual(await (await callNode(target, call)).json(), chainId),
        'eth_chainId is another chain',
      )
      const batch: unknown = await (await callNode(target, [call, { ...call, id: 7 }])).json()
      const isBoth =
        Array.isArray(batch) && batch.some((one) => isDeepStrictEqual(one, chainId)) && batch.length === 2
      expectThat(isBoth, 'a batch is not answered in full')
    },
  },
  {
    endpoint: 'callNode',
    name: 'refuses a chain that it does not have',
    run: async (target) =>
      expectError(await callNode(target, { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }, noChain), 400),
  },
]

const balanceChecks: readonly Check[] = [
  {
    endpoint: 'getBalances',
    name: 'returns the balances of the chain, each token once',
    async run(target) {
      const { balances } = await parseResponse(await getBalances(target), balanceResponseSchema)
      for (const { chainId } of balances)
        expectThat(chainId === target.chainId, `a balance of ${chainId} instead of ${target.chainId}`)
      const addresses = balances.map(({ address }) => address?.toLowerCase())
      expectThat(new Set(addresses).size === addresses.length, 'a token is listed twice')
    },
  },
  {
    endpoint: 'getBalances',
    name: 'the native balance is that of the node, to the last unit',
    async run(target) {
      // A server may answer from its cache unless the client asks it not to.
      const forceUpdate = `${target.chainId}:0x${'e'.repeat(40)}`
      const params = [target.address, 'latest']
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params }
      const { result } = (await (await callNode(target, call)).json()) as { readonly result: string }
      const { balances } = await parseResponse(
        await getBalances(target, { forceUpdate }),
        balanceResponseSchema,
      )
      const native = balances.find(({ address }) => address === undefined)
      const amount = formatUnits(BigInt(result), Number(native?.quantity.decimals ?? 18))
      expectThat(
        (native?.quantity.numeric ?? '0') === amount,
        `${native?.quantity.numeric} instead of ${amount}`,
      )
    },
  },
  {
    endpoint: 'getBalances',
    name: 'refuses a malformed address',
    run: async (target) => expectError(await getBalances(target, {}, noAddress), 400),
  },
  {
    endpoint: 'getBalances',
    name: 'refuses a chain that it does not have',
    run: async (target) => expectError(await getBalances(target, { chainId: noChain }), 400),
  },
  {
    endpoint: 'getBalances',
    name: 'refuses an unknown currency',
    run: async (target) => expectError(await getBalances(target, { currency: 'xyz' }), 400),
  },
]

const getPrices = ({ url, projectId }: Target, addresses: readonly string[]) =>
  post(url, '/v1/fungible/price', { projectId, currency: 'usd', addresses })

const priceChecks: readonly Check[] = [
  {
    endpoint: 'getPrices',
    name: 'names the native token by its CAIP-10 id',
    async run(target) {
      const id = `${target.chainId}:0x${'e'.repeat(40)}`
      const { fungibles } = await parseResponse(await getPrices(target, [id]), priceResponseSchema)
      expectThat(fungibles.length === 1 && fungibles[0]?.address === id, 'another token')
    },
  },
  {
    endpoint: 'getPrices',
    name: 'refuses a request without tokens',
    run: async (target) => expectError(await getPrices(target, []), 422),
  },
]

const historyChecks: readonly Check[] = [
  {
    endpoint: 'getHistory',
    name: 'lists transactions from the newest to the oldest, each one once, in pages',
    async run(target) {
      const ids = new Set<string>()
      let last = Number.POSITIVE_INFINITY
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const { data, next } = await parseResponse(
          await getHistory(target, { cursor }),
          historyResponseSchema,
        )
        for (const { id, metadata } of data) {
          const time = Date.parse(metadata.minedAt)
          expectThat(!ids.has(id), `transaction ${id} is listed twice`)
          expectThat(time <= last, `transaction ${id} is newer than the one before`)
          expectThat(metadata.chain === target.chainId, `transaction ${id} is of ${metadata.chain}`)
          ids.add(id)
          last = time
        }
        if (next === null) return
        cursor = next
      }
    },
  },
  {
    endpoint: 'getHistory',
    name: 'refuses a malformed address',
    run: async (target) => expectError(await getHistory(target, {}, noAddress), 400),
  },
  {
    endpoint: 'getHistory',
    name: 'refuses a malformed cursor',
    run: async (target) => expectError(await getHistory(target, { cursor: '%' }), 400),
  },
]

const getNfts = (target: Target, query: Record<string, string | undefined> = {}, address = target.address) =>
  fetchPath(target, `/v1/account/${address}/nfts`, { chainId: target.chainId, ...query })

const nftChecks: readonly Check[] = [
  {
    endpoint: 'getNfts',
    name: 'lists the NFTs of the chain, each one once, in pages of at most 50',
    async run(target) {
      const ids = new Set<string>()
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const { data, next } = await parseResponse(await getNfts(target, { cursor }), nftResponseSchema)
        expectThat(data.length <= 50, `a page of ${data.length}`)
        for (const { id, chain, quantity } of data) {
          expectThat(!ids.has(id), `${id} is listed twice`)
          expectThat(chain === target.chainId && id.startsWith(`${chain}/`), `${id} is of ${chain}`)
          expectThat(quantity.numeric !== '0', `the account does not own ${id}`)
          ids.add(id)
        }
        if (next === null) return
        cursor = next
      }
    },
  },
  {
    endpoint: 'getNfts',
    name: 'refuses a malformed address',
    run: async (target) => expectError(await getNfts(target, {}, noAddress), 400),
  },
  {
    endpoint: 'getNfts',
    name: 'refuses a chain that it does not have',
    run: async (target) => expectError(await getNfts(target, { chainId: noChain }), 400),
  },
  {
    endpoint: 'getNfts',
    name: 'refuses a malformed cursor',
    run: async (target) => expectError(await getNfts(target, { cursor: '%' }), 400),
  },
]

const identityChecks: readonly Check[] = [
  {
    endpoint: 'getIdentity',
    name: 'returns the name and the avatar at both paths',
    async run(target) {
      const paths = [`/v1/identity/${target.address}`, `/v1/account/${target.address}/identity`] as const
      const first = await parseResponse(await fetchPath(target, paths[0]), identityResponseSchema)
      const second = await parseResponse(await fetchPath(target, paths[1]), identityResponseSchema)
      expectThat(first.name === second.name && first.avatar === second.avatar, 'the two paths differ')
    },
  },
  {
    endpoint: 'getIdentity',
    name: 'refuses a malformed address',
    run: async (target) => expectError(await fetchPath(target, `/v1/identity/${noAddress}`), 400),
  },
]

const getGasPrice = (target: Target, query: Record<string, string | undefined> = {}) =>
  fetchPath(target, '/v1/convert/gas-price', { chainId: target.chainId, ...query })

const gasPriceChecks: readonly Check[] = [
  {
    endpoint: 'getGasPrice',
    name: 'returns prices of the chain, the fastest one the highest',
    async run(target) {
      const prices = await parseResponse(await getGasPrice(target), gasPriceResponseSchema)
      const { standard, fast, instant } = prices
      const isInOrder = BigInt(standard) <= BigInt(fast) && BigInt(fast) <= BigInt(instant)
      expectThat(isInOrder, `${standard}, ${fast}, ${instant}`)
    },
  },
  {
    endpoint: 'getGasPrice',
    name: 'refuses a chain that it does not have',
    run: async (target) => expectError(await getGasPrice(target, { chainId: noChain }), 400),
  },
]

const projectChecks: readonly Check[] = (
  [
    [
      'callNode',
      (target) =>
        fetchPath(target, '/v1', { ...without, chainId: target.chainId }, { method: 'POST', body: '{}' }),
    ],
    ['getBalances', (target) => getBalances(target, without)],
    ['getHistory', (target) => getHistory(target, without)],
    ['getNfts', (target) => getNfts(target, without)],
    ['getGasPrice', (target) => getGasPrice(target, without)],
    ['getSwapTokens', (target) => getSwaps(target, 'tokens', without)],
    ['getSwapQuotes', (target) => getSwaps(target, 'quotes', without)],
    ['getSwapAllowance', (target) => getSwaps(target, 'allowance', without)],
    ['buildSwapApproval', (target) => getSwaps(target, 'build-approve', without)],
    ['getSwapStatus', (target) => getSwaps(target, 'status', without)],
    ['getIdentity', (target) => fetchPath(target, `/v1/identity/${target.address}`, without)],
    ['getOnRampOptions', (target) => fetchPath(target, '/v1/onramp/options', without)],
    ['getOnRampProviders', (target) => fetchPath(target, '/v1/onramp/providers', without)],
  ] as const satisfies readonly (readonly [string, (target: Target) => Promise<Response>])[]
).map(([endpoint, request]) => ({
  endpoint,
  name: 'refuses requests without a project',
  run: async (target) => expectError(await request(target), 401),
}))

/** All checks of a server of the data API. */
export const checks: readonly Check[] = [
  ...capabilityChecks,
  ...chainChecks,
  ...rpcChecks,
  ...balanceChecks,
  ...priceChecks,
  ...historyChecks,
  ...nftChecks,
  ...identityChecks,
  ...gasPriceChecks,
  ...swapChecks,
  ...nameChecks,
  ...onRampChecks,
  ...exchangeChecks,
  ...projectChecks,
]
