import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceError } from '../sources/BalanceSource.js'
import { type AlchemyState, account, contract, createToken, startAlchemy } from './alchemy.fixtures.js'
import { createAlchemyBalances } from './createAlchemyBalances.js'
import { getAlchemyUrls } from './getAlchemyUrls.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' }
const listed = {
  ...{ chainId: 'eip155:1', address: contract, name: 'Listed', symbol: 'LIST', decimals: 6, iconUrl: '' },
}
const coin = createToken(null, '0x5')

async function start(state: Partial<AlchemyState> = {}, tokens = [listed]) {
  const server = await startAlchemy(state)
  const source = createAlchemyBalances({
    ...{ url: server.url, network: 'eth-mainnet', native, timeoutMs: 5_000 },
  })
  return { ...server, read: () => source.read(account, tokens, new AbortController().signal) }
}

test('default: the native balance, and a token of a list', async () => {
  const { read, requests } = await start({ tokens: [coin, createToken(contract, '0x17d7841')] })
  expect(await read()).toEqual([
    { token: native, address: undefined, amount: 5n, price: 30_005n * 10n ** 35n },
    { token: listed, address: contract, amount: 25_000_001n, price: 10_005n * 10n ** 32n },
  ])
  expect(requests.map(({ body }) => body)).toEqual([
    {
      addresses: [{ address: account, networks: ['eth-mainnet'] }],
      ...{ withMetadata: true, withPrices: true, includeNativeTokens: true, includeErc20Tokens: true },
    },
  ])
})

test('behavior: a token in no list is shown with its own name and image', async () => {
  const { read } = await start({ tokens: [coin, createToken(contract, '0x5')] }, [])
  expect((await read())[1]).toMatchObject({
    token: { name: 'USD Coin', symbol: 'USDC', decimals: 6, iconUrl: 'https://example.com/usdc.png' },
    address: contract,
  })
})

test.each<[string, unknown]>([
  ['without a price in no list', createToken(`0x${'8'.repeat(40)}`, '0x1', { tokenPrices: [] })],
  ['without details in no list', createToken(`0x${'8'.repeat(40)}`, '0x1', { tokenMetadata: null })],
  ['without a balance', createToken(contract, '0x0')],
  ['of another chain', createToken(contract, '0x1', { network: 'base-mainnet' })],
  ['that could not be read', createToken(contract, '0x1', { error: { message: 'secret' } })],
  ['with an invalid balance', createToken(contract, '0x')],
])('behavior: leaves out a token %s', async (_name, token) => {
  const { read } = await start({ tokens: [coin, token] })
  expect(await read()).toHaveLength(1)
})

test('behavior: reads all pages', async () => {
  const tokens = Array.from({ length: 250 }, (_, index) =>
    createToken(`0x${index.toString(16).padStart(40, '0')}`, '0x1'),
  )
  const { read, requests } = await start({ tokens: [...tokens, coin] })
  expect(await read()).toHaveLength(251)
  expect(requests).toHaveLength(3)
})

test('behavior: reads at most ten pages', async () => {
  const { read, requests } = await start({ tokens: Array.from({ length: 2_000 }, () => coin) })
  await read()
  expect(requests).toHaveLength(10)
})

test.each<[string, AlchemyState['respond'], string]>([
  ['a wrong key', (response) => !!response.writeHead(401).end('secret'), 'the service answers with HTTP 401'],
  ['no list', (response) => !!response.end('{}'), 'the service answers without a list of tokens'],
  [
    'a part that could not be read',
    (response) => !!response.end('{"data":{"tokens":[]},"error":{"partialErrors":[{}]}}'),
    'the service answers without a list of tokens',
  ],
  [
    'no native token',
    (response) => !!response.end('{"data":{"tokens":[]}}'),
    'the service answers without a native balance',
  ],
])('error: %s', async (_name, respond, message) => {
  await expect((await start({ respond })).read()).rejects.toThrow(new SourceError(message))
})

test('error: any JSON is balances or a SourceError', async () => {
  const { read, state } = await start()
  const mutate = (item: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(item)), fc.jsonValue())
      .map(([name, value]) => ({ ...item, [name]: value }))
  const item = fc.oneof(fc.jsonValue(), mutate(createToken(contract, '0x1')), mutate(coin), fc.constant(coin))
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(item), fc.jsonValue()), async (tokens) => {
      state.respond = (response) => !!response.end(JSON.stringify({ data: { tokens } }))
      const found = await read().catch((error) => error)
      if (found instanceof SourceError) return
      expect(found[0]?.token).toBe(native)
      for (const { amount } of found) expect(typeof amount).toBe('bigint')
    }),
    { numRuns: 200 },
  )
})

test('default: the URLs of the APIs of a chain', () => {
  expect(getAlchemyUrls({ network: 'eth-mainnet', apiKey: 'key' })).toEqual({
    rpc: 'https://eth-mainnet.g.alchemy.com/v2/key',
    tokens: 'https://api.g.alchemy.com/data/v1/key/assets/tokens/by-address',
  })
})
