import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { readChains } from './readChains.js'

const url = 'https://node.example.com/v3/secret'
const chains = [
  { id: 'eip155:1', http: [url, 'http://user:secret@10.0.0.1:8545'] },
  { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', http: [url] },
]

const token = `0x${'1'.repeat(40)}`
const uniswapV2 = { factory: token, stablecoin: { address: token, decimals: 6 }, wrappedNative: token }

function writeChains(content: string): string {
  const file = join(createTemporaryFolder(), 'chains.json')
  writeFileSync(file, content)
  return file
}

test('default: there are no chains', () => {
  expect(readChains(undefined)).toEqual([])
})

test('behavior: reads the fields for data of accounts', () => {
  const chain = {
    id: 'eip155:1',
    http: [url],
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 1, logoURI: 'https://example.com/c.svg' },
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
    uniswapV2: {
      factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      stablecoin: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
      wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      minLiquidity: 5_000,
      router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
      intermediateTokens: ['0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    },
    uniswapV3: { factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984' },
    index: { fromBlock: 100 },
    blockscout: { url: 'https://eth.blockscout.com?apikey=secret' },
    alchemy: { network: 'eth-mainnet', apiKey: 'secret' },
    sources: {
      balances: ['node' as const, 'blockscout' as const, 'alchemy' as const],
      histories: ['index' as const, 'blockscout' as const, 'alchemy' as const],
      prices: ['uniswapV2' as const],
      identities: ['ens' as const],
    },
  }
  expect(readChains(writeChains(JSON.stringify({ chains: [chain] })))).toEqual([chain])
})

test('behavior: reads a list, and a file', () => {
  expect(readChains(chains)).toEqual(chains)
  expect(readChains(writeChains(JSON.stringify({ chains })))).toEqual(chains)
})

test('behavior: reads several files', () => {
  const [first, second] = chains.map((chain) => writeChains(JSON.stringify({ chains: [chain] })))
  expect(readChains(`${first}, ${second}`)).toEqual(chains)
})

test('error: two files contain the same chain', () => {
  const [first, second] = [chains, chains.slice(1)].map((list) =>
    writeChains(JSON.stringify({ chains: list })),
  )
  expect(() => readChains(`${first},${second}`)).toThrow(
    `must not contain a chain twice, got ${chains[1]?.id}: remove it from one of ${first}, ${second}.`,
  )
})

test.each<[string, object, string]>([
  [
    'another namespace',
    { id: 'cosmos:hub', http: [url] },
    'chains.0.id: must be a CAIP-2 id of eip155, solana or bip122',
  ],
  ['a number', { id: 1, http: [url] }, 'chains.0.id'],
  ['no nodes', { id: 'eip155:1', http: [] }, 'chains.0.http: must be a list of 1 to 5 different URLs'],
  ['six nodes', { id: 'eip155:1', http: [1, 2, 3, 4, 5, 6].map((n) => url + n) }, 'must be a list of 1 to 5'],
  [
    'a node twice',
    { id: 'eip155:1', http: [url, url] },
    'chains.0.http: must be a list of 1 to 5 different URLs',
  ],
  [
    'a WebSocket',
    { id: 'eip155:1', http: ['wss://secret'] },
    'chains.0.http.0: must be an http: or https: URL',
  ],
  ['a file', { id: 'eip155:1', http: ['file:///secret'] }, 'chains.0.http.0: must be an http: or https: URL'],
  ['no URL', { id: 'eip155:1', http: ['secret'] }, 'chains.0.http.0: must be an http: or https: URL'],
  [
    'a long symbol',
    { id: 'eip155:1', http: [url], nativeCurrency: { name: 'Coin', symbol: 'secret'.repeat(20) } },
    'chains.0.nativeCurrency.symbol: must be a text of 1 to 100 characters',
  ],
  [
    'an invalid Multicall3',
    { id: 'eip155:1', http: [url], multicall3: '0xsecret' },
    'chains.0.multicall3: must be an EVM address',
  ],
  [
    'an unknown source',
    { id: 'eip155:1', http: [url], sources: { balances: ['secret'] } },
    'chains.0.sources.balances.0: must be node or blockscout or alchemy',
  ],
  [
    'no source',
    { id: 'eip155:1', http: [url], sources: { balances: [] } },
    'chains.0.sources.balances: must be a list of at least one source',
  ],
  [
    'subscriptions over HTTP',
    { id: 'eip155:1', http: [url], ws: ['https://secret'] },
    'chains.0.ws.0: must be a ws: or wss: URL',
  ],
  [
    'no node for subscriptions',
    { id: 'eip155:1', http: [url], ws: [] },
    'chains.0.ws: must be a list of 1 to 5',
  ],
  [
    'prices without a stablecoin',
    { id: 'eip155:1', http: [url], uniswapV2: { factory: `0x${'1'.repeat(40)}`, wrappedNative: 'secret' } },
    'chains.0.uniswapV2.stablecoin: must be of type object',
  ],
  [
    'intermediate tokens without a router',
    { id: 'eip155:1', http: [url], uniswapV2: { ...uniswapV2, intermediateTokens: [token] } },
    'chains.0.uniswapV2.router: must be set',
  ],
  [
    'a Universal Router without a router',
    { id: 'eip155:1', http: [url], uniswapV2: { ...uniswapV2, universalRouter: token } },
    'chains.0.uniswapV2.router: must be set',
  ],
  [
    'Uniswap V3 without a Universal Router',
    {
      id: 'eip155:1',
      http: [url],
      uniswapV2: { ...uniswapV2, router: token },
      uniswapV3: { factory: token },
    },
    'chains.0.uniswapV2.universalRouter: must be set',
  ],
  [
    'nine intermediate tokens',
    {
      ...{ id: 'eip155:1', http: [url] },
      uniswapV2: { ...uniswapV2, router: token, intermediateTokens: Array(9).fill(token) },
    },
    'chains.0.uniswapV2.intermediateTokens: must be a list of at most 8 tokens',
  ],
  [
    'Multicall3 on Solana',
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', http: [url], multicall3: `0x${'1'.repeat(40)}` },
    'chains.0: must not have multicall3, ensRegistry, ensUniversalResolver, chainlink or uniswapV2',
  ],
  [
    'an index on Solana',
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', http: [url], index: {} },
    'chains.0: must not have index',
  ],
  [
    'an index from a block before the first one',
    { id: 'eip155:1', http: [url], index: { fromBlock: -1 } },
    'chains.0.index.fromBlock: must be a whole number of 0 or more',
  ],
  [
    'a source of prices that is not configured',
    { id: 'eip155:1', http: [url], sources: { prices: ['uniswapV2'] } },
    'chains.0.uniswapV2: must be set',
  ],
  [
    'a source of histories that is not configured',
    { id: 'eip155:1', http: [url], sources: { histories: ['index'] } },
    'chains.0.index: must be set',
  ],
  [
    'an instance of Blockscout that is not configured',
    { id: 'eip155:1', http: [url], sources: { balances: ['blockscout'] } },
    'chains.0.blockscout: must be set',
  ],
  [
    'an instance of Blockscout with a password',
    { id: 'eip155:1', http: [url], blockscout: { url: 'https://user:secret@example.com' } },
    'chains.0.blockscout.url: must be an http: or https: URL without a user and a password',
  ],
  [
    'Blockscout on Solana',
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', http: [url], blockscout: { url } },
    'chains.0: must not have blockscout or alchemy',
  ],
  [
    'histories from nodes of an EVM chain',
    { id: 'eip155:1', http: [url], sources: { histories: ['node'] } },
    'chains.0.sources.histories: must not contain node: nodes of EVM chains have no histories',
  ],
  [
    'NFTs from nodes of an EVM chain',
    { id: 'eip155:1', http: [url], sources: { nfts: ['node'] } },
    'chains.0.sources.nfts: must not contain node: only nodes of Solana have NFTs',
  ],
  [
    'Alchemy that is not configured',
    { id: 'eip155:1', http: [url], sources: { histories: ['alchemy'] } },
    'chains.0.alchemy: must be set',
  ],
  [
    "a URL instead of Alchemy's name of a chain",
    { id: 'eip155:1', http: [url], alchemy: { network: 'example.com/', apiKey: 'secret' } },
    "chains.0.alchemy.network: must be Alchemy's name of a chain",
  ],
  [
    'an API key of Alchemy with a path',
    { id: 'eip155:1', http: [url], alchemy: { network: 'eth-mainnet', apiKey: '../secret' } },
    'chains.0.alchemy.apiKey: must be an API key',
  ],
  [
    'an ENS registry on Solana',
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', http: [url], ensRegistry: `0x${'1'.repeat(40)}` },
    'chains.0: must not have multicall3, ensRegistry, ensUniversalResolver, chainlink or uniswapV2',
  ],
  [
    'names of a chain without an ENS registry',
    { id: 'eip155:10', http: [url], sources: { identities: ['ens'] } },
    'chains.0.ensRegistry: must be set',
  ],
  ['a misspelt field', { id: 'eip155:1', http: [url], htp: ['secret'] }, 'chains.0: unknown field htp'],
])('error: %s', (_name, chain, message) => {
  const file = writeChains(JSON.stringify({ chains: [chain] }))
  expect(() => readChains(file)).toThrow(message)
  expect(() => readChains(file)).toThrow(/^(?!.*secret)/)
})

test('error: a chain twice, and a missing file', () => {
  const one = { id: 'eip155:1', http: [url] }
  expect(() => readChains([one, one])).toThrow(
    'The list of chains is invalid: chains: must not contain an id twice.',
  )
  expect(() => readChains('/nowhere')).toThrow('CHAINS_FILE must be an existing file, got /nowhere.')
})
