import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as builtIn from '@latchkit/core/networks'
import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readChains } from '../../chain/rpcProxy/readChains.js'
import { openTokens } from '../../data/accountData/tokens/openTokens.js'
import { startGateway } from '../startGateway.js'
import { createPresets } from './createPresets.js'

const folder = fileURLToPath(new URL('../../../presets', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const readFile = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
const allChains = () => readChains(files.map((name) => join(folder, name)).join(','))
const openLists = () => openTokens(join(folder, 'tokens'), pino({ level: 'silent' }))

test('default: the folder contains what the script writes', () => {
  const presets = createPresets()
  const paths = readdirSync(folder, { recursive: true }).map(String)
  expect(paths.filter((path) => path.endsWith('.json')).sort()).toEqual(Object.keys(presets).sort())
  for (const [path, content] of Object.entries(presets)) expect(readFile(path), path).toEqual(content)
})

test.each(files)('behavior: the gateway reads %s, and its nodes use TLS', (name) => {
  const chains = readChains(join(folder, name))
  expect(chains).toHaveLength(1)
  for (const url of chains.flatMap(({ http }) => http)) expect(new URL(url).protocol).toBe('https:')
})

test('behavior: each chain has one preset, and each built-in network of the kit has one', () => {
  const ids = allChains().map(({ id }) => id)
  const networks = Object.values(builtIn).flatMap((network) =>
    'caipNetworkId' in network ? [network.caipNetworkId] : [],
  )
  expect(networks.length).toBeGreaterThanOrEqual(12)
  expect(ids).toEqual(expect.arrayContaining(networks))
})

test('behavior: stablecoins and wrapped native tokens of pools are in the token lists', () => {
  const tokens = openLists()
  const withPools = allChains().filter(({ uniswapV2 }) => uniswapV2)
  expect(withPools.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161']),
  )
  for (const { id, uniswapV2 } of withPools) {
    const stablecoin = tokens.list(id).find(({ address }) => address === uniswapV2?.stablecoin.address)
    expect(stablecoin, id).toMatchObject({
      symbol: expect.stringMatching(/^USD/),
      decimals: uniswapV2?.stablecoin.decimals,
    })
  }
})

test('behavior: the native token, the wrapped one and the stablecoin of the large chains have feeds of Chainlink', () => {
  for (const { id, chainlink, uniswapV2 } of allChains().filter(({ uniswapV2 }) => uniswapV2)) {
    if (!chainlink) continue
    expect(Object.keys(chainlink.feeds), id).toEqual(expect.arrayContaining(['native']))
    expect(chainlink.feeds[uniswapV2?.wrappedNative ?? ''], id).toBe(chainlink.feeds.native)
  }
  const withFeeds = allChains().filter(({ chainlink }) => chainlink)
  expect(withFeeds).toHaveLength(15)
  const ethereum = withFeeds.find(({ id }) => id === 'eip155:1')
  // Those of ETH / USD and USDC / USD in the docs of Chainlink: https://docs.chain.link/data-feeds/price-feeds/addresses
  expect(ethereum?.chainlink?.feeds).toMatchObject({
    native: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
    [ethereum?.uniswapV2?.stablecoin.address ?? '']: '0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6',
  })
})

test('behavior: the list of EVM tokens is valid by the schema of @uniswap/token-lists 1.0.0-beta.35', () => {
  const path = createRequire(import.meta.url).resolve('@uniswap/token-lists/src/tokenlist.schema.json')
  const ajv = new Ajv({ allErrors: true, strict: false, formats: fullFormats })
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')))
  validate(readFile('tokens/evm.json'))
  expect(validate.errors).toBeNull()
  expect(validate({ name: 'A', tokens: [] })).toBe(false)
})

test('behavior: the gateway reads the token lists, each token once', () => {
  const tokens = openLists()
  const symbols = (chainId: string) => tokens.list(chainId).map(({ symbol }) => symbol)
  expect(symbols('eip155:8453')).toEqual(expect.arrayContaining(['USDC', 'WETH', 'cbBTC']))
  expect(symbols('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toEqual(expect.arrayContaining(['USDC', 'USDT']))
  // A bridged token has the symbol of the original one in no list.
  for (const chainId of ['eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161'])
    expect(symbols(chainId).filter((symbol) => symbol === 'USDC')).toHaveLength(1)
})

test('behavior: a gateway starts with all presets', async () => {
  const gateway = await startGateway({
    chainsFile: files.map((name) => join(folder, name)).join(','),
    tokensDir: join(folder, 'tokens'),
  })
  const response = await fetch(`${gateway.url}/v1/supported-chains?projectId=demo`)
  const { http } = await response.json()
  await gateway.stop()
  expect(http).toEqual(expect.arrayContaining(['eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']))
})
