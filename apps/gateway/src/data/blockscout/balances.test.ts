import fc from 'fast-check'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import { fetchBalance, getAmounts, projects } from '../accountData/balance.fixtures.js'
import { startEvmNode } from '../accountData/startEvmNode.fixtures.js'
import { SourceError } from '../sources/BalanceSource.js'
import {
  account,
  type BlockscoutState,
  createBalance,
  createToken,
  startBlockscout,
} from './blockscout.fixtures.js'
import { createBlockscoutBalances } from './createBlockscoutBalances.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' }
const listed = {
  ...{ chainId: 'eip155:1', address: `0x${'7'.repeat(40)}`, name: 'Listed', symbol: 'LIST' },
  ...{ decimals: 6, iconUrl: 'https://example.com/listed.png' },
}

async function read(state: Partial<BlockscoutState>, tokens = [listed]) {
  const { url, requests } = await startBlockscout(state)
  const source = createBlockscoutBalances({ url, native, timeoutMs: 5_000 })
  return { requests, balances: await source.read(account, tokens, new AbortController().signal) }
}

test('default: the native balance, and a token of a list', async () => {
  const { balances, requests } = await read({ balances: [createBalance('25000001')] })
  expect(balances).toEqual([
    { token: native, address: undefined, amount: 1_500_000_000_000_000_000n, price: 30_005n * 10n ** 35n },
    { token: listed, address: listed.address, amount: 25_000_001n, price: 10_005n * 10n ** 32n },
  ])
  expect([...requests].sort()).toEqual([
    `/api/v2/addresses/${account}`,
    `/api/v2/addresses/${account}/token-balances`,
  ])
})

test('behavior: a token in no list is shown with the name of its contract, and an image', async () => {
  const { balances } = await read({ balances: [createBalance('5')] }, [])
  expect(balances[1]).toMatchObject({
    token: { name: 'USD Coin', symbol: 'USDC', decimals: 6, iconUrl: 'https://example.com/icon.png' },
    address: `0x${'7'.repeat(40)}`,
  })
})

test('behavior: removes invisible characters of names, and shortens them', async () => {
  const name = `\u202eA\u0000${'b'.repeat(200)}`
  const { balances } = await read({ balances: [createBalance('5', { name })] }, [])
  expect(balances[1]?.token.name).toBe(`A${'b'.repeat(99)}`)
})

test.each<[string, unknown]>([
  [
    'without a price in no list',
    createBalance('5', { exchange_rate: null, address_hash: `0x${'8'.repeat(40)}` }),
  ],
  [
    'without decimals in no list',
    createBalance('5', { decimals: null, address_hash: `0x${'8'.repeat(40)}` }),
  ],
  ['without a balance', createBalance('0')],
  ['with a negative balance', createBalance('-1')],
  ['that is an NFT', createBalance('1', { type: 'ERC-721' })],
  ['without an address', createBalance('1', { address_hash: undefined })],
  ['that is null', null],
])('behavior: leaves out a token %s, and keeps the others', async (_name, item) => {
  const valid = createBalance('1', { address_hash: `0x${'9'.repeat(40)}` })
  const { balances } = await read({ balances: [item, valid] })
  expect(balances.slice(1).map(({ address }) => address)).toEqual([`0x${'9'.repeat(40)}`])
})

test('behavior: reads the address of a token of earlier versions', async () => {
  const item = createBalance('1', { address_hash: undefined, address: listed.address })
  expect((await read({ balances: [item] })).balances[1]?.token).toBe(listed)
})

test('behavior: an account that the instance does not know has a balance of 0', async () => {
  const { balances } = await read({ account: undefined, balances: undefined })
  expect(balances).toEqual([{ token: native, address: undefined, amount: 0n }])
})

test('behavior: keeps the path of the URL, and sends its query with every request', async () => {
  const { url, requests } = await startBlockscout()
  const source = createBlockscoutBalances({ url: `${url}/sub/?apikey=secret#x`, native, timeoutMs: 5_000 })
  await expect(source.read(account, [], new AbortController().signal)).resolves.toHaveLength(1)
  expect(requests).toContain(`/sub/api/v2/addresses/${account}/token-balances?apikey=secret`)
})

test.each<[string, BlockscoutState['respond'], string]>([
  ['an outage', (response) => !response.destroy().writable, 'the service cannot be reached'],
  ['an error', (response) => !!response.writeHead(500).end('secret'), 'the service answers with HTTP 500'],
  ['a limit', (response) => !!response.writeHead(429).end(), 'the service answers with HTTP 429'],
  ['another server', (response) => !!response.writeHead(404).end('{}'), 'the service answers with HTTP 404'],
  ['HTML', (response) => !!response.end('<html>'), 'the service answers without JSON'],
  ['a list', (response) => !!response.end('[]'), 'the service answers without a native balance'],
  [
    'too much',
    (response) => !!response.end(`"${'a'.repeat(10 * 1024 * 1024)}"`),
    'the answer of the service is too large',
  ],
])('error: %s', async (_name, respond, message) => {
  await expect(read({ respond })).rejects.toThrow(new SourceError(message))
})

test('error: a redirect, which is not followed', async () => {
  const { url, requests } = await startBlockscout({
    respond: (response) => !!response.writeHead(302, { location: '/elsewhere' }).end(),
  })
  const source = createBlockscoutBalances({ url, native, timeoutMs: 5_000 })
  await expect(source.read(account, [], new AbortController().signal)).rejects.toThrow(SourceError)
  expect(requests).not.toContain('/elsewhere')
})

test('error: no answer in time', async () => {
  const { url } = await startBlockscout({ respond: () => true })
  const source = createBlockscoutBalances({ url, native, timeoutMs: 50 })
  await expect(source.read(account, [], new AbortController().signal)).rejects.toThrow(
    'does not answer in time',
  )
})

test('error: any JSON is balances or a SourceError', async () => {
  const { url, state } = await startBlockscout()
  const source = createBlockscoutBalances({ url, native, timeoutMs: 5_000 })
  const amount = fc.oneof(fc.jsonValue(), fc.constantFrom('1', '9'.repeat(78), '9'.repeat(79), '1e9', '0x1'))
  const token = fc.record(
    {
      address_hash: fc.constant(listed.address),
      decimals: amount,
      exchange_rate: amount,
      name: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  const item = fc.oneof(
    fc.jsonValue(),
    fc.record({ token: fc.oneof(fc.jsonValue(), token.map(createToken)), value: amount }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), fc.record({ coin_balance: amount, exchange_rate: amount })),
      fc.oneof(fc.jsonValue(), fc.array(item)),
      async (details, balances) => {
        Object.assign(state, { account: details ?? null, balances })
        const result = await source
          .read(account, [listed], new AbortController().signal)
          .catch((error) => error)
        if (result instanceof SourceError) return
        for (const { amount, token } of result) {
          expect(typeof amount).toBe('bigint')
          expect(token.decimals).toBeLessThanOrEqual(255)
        }
      },
    ),
    { numRuns: 200 },
  )
})

async function startWithNode(sources: readonly ('blockscout' | 'node')[]) {
  const blockscout = await startBlockscout({ balances: [createBalance('25000001')] })
  const node = await startEvmNode({ native: 5n, tokens: {}, hasMulticall3: true })
  const chain = { id: 'eip155:1', http: [node.url], blockscout: { url: `${blockscout.url}?apikey=secret` } }
  const lines: string[] = []
  const { url, stop } = await startGateway({
    projects,
    rpcTimeoutMs: 3_000,
    logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    chains: [{ ...chain, sources: { balances: sources } }],
  })
  onTestFinished(stop)
  return {
    ...{ blockscout, url, lines },
    get: (query = '') => fetchBalance(url, `chainId=eip155:1&projectId=p${query}`, { address: account }),
  }
}

test('behavior: the gateway shows the balances with their prices', async () => {
  const { get } = await startWithNode(['blockscout', 'node'])
  const { balances } = await get()
  expect(balances.map(({ symbol, price, value }) => [symbol, price, value])).toEqual([
    ['ETH', 3_000.5, 4_500.75],
    ['USDC', 1.0005, 25.0125010005],
  ])
})

test('behavior: prices are unknown in other currencies', async () => {
  const { get } = await startWithNode(['blockscout'])
  expect((await get('&currency=eur')).balances.map(({ price }) => price)).toEqual([0, 0])
})

test('behavior: the nodes answer while Blockscout fails', async () => {
  const { blockscout, get, url } = await startWithNode(['blockscout', 'node'])
  blockscout.state.respond = (response) => !!response.writeHead(503).end()
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '0.000000000000000005']])
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'latchkit_account_source_failures_total{chain="eip155:1",source="blockscout"} 1',
  )
})

test('behavior: the nodes answer while Blockscout does not respond', async () => {
  const { blockscout, get } = await startWithNode(['blockscout', 'node'])
  blockscout.state.respond = () => true
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '0.000000000000000005']])
})

test('behavior: logs the failure without the account, the URL and the key', async () => {
  const { blockscout, get, lines } = await startWithNode(['blockscout'])
  blockscout.state.respond = (response) => !response.destroy().writable
  await get()
  const failure = lines.find((line) => line.includes('a data source fails')) ?? '{}'
  expect(JSON.parse(failure)).toMatchObject({ chain: 'eip155:1', source: 'blockscout' })
  expect(lines.join('')).not.toMatch(new RegExp(`secret|${account}|${new URL(blockscout.url).host}`))
})

test('error: 503 without the address of the service if all sources fail', async () => {
  const { blockscout, get } = await startWithNode(['blockscout'])
  blockscout.state.respond = (response) => !!response.writeHead(500).end('secret')
  const { status, body } = await get()
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toMatch(/secret|127\.0\.0\.1/)
})
