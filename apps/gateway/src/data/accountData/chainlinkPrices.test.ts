import { encodeAbiParameters, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { createEntry, fetchBalance, getTokenAddress } from './balance.fixtures.js'
import { createContracts, factory, nativePool, stablecoin, wrappedNative } from './pools.fixtures.js'
import { type FakeEvmState, startEvmNode } from './startEvmNode.fixtures.js'

const nowMs = Date.UTC(2026, 0, 2)
const seconds = BigInt(nowMs / 1_000)
const feedOf = (index: number): Hex => `0x${(0xfeed0 + index).toString(16).padStart(40, '0')}`
const [nativeFeed, tokenFeed] = [feedOf(0), feedOf(1)]
const token = getTokenAddress(1)

type Answer = { readonly answer: bigint; readonly updatedAt?: bigint; readonly decimals?: number }

/**
 * A feed that knows the two functions by the selectors that Chainlink publishes for `AggregatorV3Interface`:
 * https://docs.chain.link/data-feeds/api-reference
 */
function createFeed({ answer, updatedAt = seconds, decimals = 8 }: Answer) {
  const types = ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type }))
  return (data: Hex): Hex => {
    if (data === '0x313ce567') return encodeAbiParameters([{ type: 'uint8' }], [decimals])
    if (data === '0xfeaf968c') return encodeAbiParameters(types, [1n, answer, updatedAt, updatedAt, 1n])
    return '0x'
  }
}

async function start(feeds: Readonly<Record<Hex, Answer>>, chain: Partial<Chain> = {}) {
  const state: FakeEvmState = {
    ...{ native: 2n * 10n ** 18n, tokens: { [token]: 200_000_000n }, hasMulticall3: true },
    contracts: {
      ...createContracts([nativePool]),
      ...Object.fromEntries(Object.entries(feeds).map(([address, answer]) => [address, createFeed(answer)])),
    },
  }
  const node = await startEvmNode(state)
  const chainlink = { feeds: { native: nativeFeed, [token.toUpperCase().replace('0X', '0x')]: tokenFeed } }
  const gateway = await startGateway({
    chains: [{ id: 'eip155:1', http: [node.url], chainlink, ...chain }],
    tokens: [{ name: 'List', tokens: [{ ...createEntry(1, 8), symbol: 'A' }] }],
    now: () => nowMs,
  })
  onTestFinished(gateway.stop)
  const { url } = gateway
  return {
    url,
    async getPrices() {
      const { balances } = await fetchBalance(url, 'chainId=eip155:1&projectId=p')
      return Object.fromEntries(balances.map(({ symbol, price }) => [symbol, price]))
    },
  }
}

const uniswapV2 = { factory, stablecoin: { address: stablecoin, decimals: 6 }, wrappedNative }

test('default: the answers of feeds with 8 and 18 decimals', async () => {
  const { getPrices } = await start({
    [nativeFeed]: { answer: 300_050_000_000n },
    [tokenFeed]: { answer: 10n ** 18n / 2n, decimals: 18 },
  })
  expect(await getPrices()).toEqual({ ETH: 3_000.5, A: 0.5 })
})

test.each([
  ['is older than 25 hours', { updatedAt: seconds - 90_001n }],
  ['is 0', { answer: 0n }],
  ['is negative', { answer: -1n }],
  ['has too many decimals', { decimals: 37 }],
])('behavior: an answer that %s is no price', async (_, fields) => {
  const { getPrices } = await start({ [nativeFeed]: { answer: 10n ** 8n, ...fields } })
  expect((await getPrices()).ETH).toBe(0)
})

test('param: maxAgeSeconds', async () => {
  const feeds = { [nativeFeed]: { answer: 10n ** 8n, updatedAt: seconds - 60n } }
  const chainlink = { feeds: { native: nativeFeed } }
  const kept = await start(feeds, { chainlink: { ...chainlink, maxAgeSeconds: 60 } })
  const old = await start(feeds, { chainlink: { ...chainlink, maxAgeSeconds: 59 } })
  expect([(await kept.getPrices()).ETH, (await old.getPrices()).ETH]).toEqual([1, 0])
})

test('behavior: pools have the prices that no feed has, and those alone', async () => {
  const stale = { answer: 10n ** 8n, updatedAt: 0n }
  const withPools = { uniswapV2 }
  const fresh = await start({ [nativeFeed]: { answer: 2_000n * 10n ** 8n } }, withPools)
  expect((await fresh.getPrices()).ETH).toBe(2_000)
  const old = await start({ [nativeFeed]: stale }, withPools)
  expect((await old.getPrices()).ETH).toBe(3_000)
})

test('param: sources.prices: the order decides', async () => {
  const { getPrices } = await start(
    { [nativeFeed]: { answer: 2_000n * 10n ** 8n } },
    { uniswapV2, sources: { prices: ['uniswapV2', 'chainlink'] } },
  )
  expect((await getPrices()).ETH).toBe(3_000)
})

test('behavior: an address without a contract is no price, and hides no other', async () => {
  const { getPrices } = await start({ [tokenFeed]: { answer: 10n ** 8n } })
  expect(await getPrices()).toEqual({ ETH: 0, A: 1 })
})
