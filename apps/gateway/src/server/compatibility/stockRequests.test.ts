import { afterAll, beforeAll, expect, test } from 'vitest'
import { stablecoin, startWithPools, wrappedNative } from '../../data/accountData/pools.fixtures.js'
import { startProvider } from '../../money/onramp/onramp.fixtures.js'

// The requests of stock AppKit 1.7.8 to its data API: query parameters and bodies as it sends them, against a gateway with
// every feature that they use.

const account = `0x${'a1'.repeat(20)}`
const caipAccount = `eip155:1:${account}`
/** Every `GET` has these; a `POST` has only the project. */
const common = { projectId: 'p', st: 'appkit', sv: 'html-wagmi-1.7.8' }
const stops: (() => void | Promise<void>)[] = []
let url: string

beforeAll(async () => {
  const onEnd = (stop: () => void | Promise<void>) => void stops.push(stop)
  const provider = await startProvider({}, onEnd)
  const gateway = await startWithPools(
    [
      [
        [stablecoin, 400_000_000_000n],
        [wrappedNative, 200n * 10n ** 18n],
      ],
    ],
    {
      projects: [{ id: 'p', allowedOrigins: [] }],
      nameZones: ['example.eth'],
      exchanges: [
        {
          id: 'local',
          name: 'Local',
          url: provider.url,
          key: 'k'.repeat(32),
          assets: ['eip155:1/slip44:60'],
        },
      ],
      onramp: {
        providers: [
          { type: 'rest', id: 'harbor', name: 'Harbor', url: provider.url, secret: 's'.repeat(32) },
        ],
      },
    },
    onEnd,
  )
  url = gateway.url
}, 180_000)

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

async function get(path: string, query: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${url}${path}?${new URLSearchParams({ ...common, ...query })}`)
  return [response.status, await response.json()] as const
}

async function post(path: string, body: unknown) {
  const response = await fetch(`${url}${path}?projectId=p`, { method: 'POST', body: JSON.stringify(body) })
  return [response.status, await response.json()] as const
}

const token = (address: string) => `eip155:1:${address}`
const native = token('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
const swap = { from: token(stablecoin), to: native }

test.each<[string, Readonly<Record<string, string>>, unknown]>([
  ['/v1/supported-chains', {}, { http: ['eip155:1'], ws: [] }],
  [
    `/v1/account/${account}/balance`,
    { currency: 'usd', chainId: 'eip155:1', forceUpdate: native },
    { balances: expect.any(Array) },
  ],
  [`/v1/convert/tokens`, { chainId: 'eip155:1' }, { tokens: expect.any(Array) }],
  [
    `/v1/convert/quotes`,
    { ...swap, amount: '1000000', userAddress: account, gasPrice: '1000000000' },
    { quotes: [{ toAmount: expect.any(String) }] },
  ],
  [
    `/v1/convert/allowance`,
    { tokenAddress: token(stablecoin), userAddress: caipAccount },
    { allowance: expect.any(String) },
  ],
  [
    `/v1/convert/gas-price`,
    { chainId: 'eip155:1' },
    { standard: expect.any(String), fast: expect.any(String) },
  ],
  [
    `/v1/convert/build-approve`,
    { ...swap, userAddress: caipAccount },
    { tx: { to: expect.stringContaining('eip155:1:'), data: expect.any(String) } },
  ],
  [`/v1/profile/reverse/${account}`, { sender: account, apiVersion: '2' }, []],
  [`/v1/profile/suggestions/alice`, { zone: 'example.eth' }, { suggestions: expect.any(Array) }],
  ['/v1/onramp/options', {}, { purchaseCurrencies: [{ symbol: 'ETH' }] }],
  [`/v1/sessions/${caipAccount}`, {}, { pcis: [] }],
])('default: GET %s', async (path, query, body) => {
  expect(await get(path, query)).toEqual([200, expect.anything()])
  expect((await get(path, query))[1]).toMatchObject(Object(body))
})

test('default: GET of the history of an account, also of its purchases', async () => {
  for (const query of [{}, { onramp: 'coinbase' }, { chainId: 'eip155:1' }])
    expect(await get(`/v1/account/${account}/history`, query)).toMatchObject([200, { data: [] }])
})

test('default: GET of a name that is not registered', async () => {
  expect(await get('/v1/profile/account/alice.example.eth', { apiVersion: '2' })).toEqual([200, []])
})

test('default: GET of the name of an account, whose nodes have no ENS', async () => {
  const failed = { reasons: [{ field: 'chainId' }] }
  expect(await get(`/v1/identity/${account}`, { sender: account })).toMatchObject([503, failed])
})

test.each<[string, unknown, number, unknown]>([
  [
    '/v1/convert/build-transaction',
    {
      ...swap,
      amount: '1000000',
      userAddress: caipAccount,
      eip155: { slippage: 1 },
      projectId: 'p',
      disableEstimate: true,
    },
    200,
    { tx: { to: expect.stringContaining('eip155:1:') } },
  ],
  [
    '/v1/fungible/price',
    { currency: 'usd', addresses: [native], projectId: 'p' },
    200,
    { fungibles: [{ price: expect.any(Number) }] },
  ],
  [
    '/v1/generators/onrampurl',
    {
      destinationWallets: [{ address: account, blockchains: ['ethereum', 'base'], assets: ['ETH', 'USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: account,
      defaultExperience: 'buy',
      presetFiatAmount: 100,
    },
    200,
    { url: expect.stringContaining('http') },
  ],
  [
    '/v1/json-rpc',
    { jsonrpc: '2.0', id: 1, method: 'reown_getExchanges', params: { page: 1 } },
    200,
    { jsonrpc: '2.0', id: 1 },
  ],
  [
    '/v1/',
    { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    400,
    { reasons: [{ field: 'chainId' }] },
  ],
])('default: POST %s', async (path, body, status, answer) => {
  expect(await post(path, body)).toMatchObject([status, Object(answer)])
})

test('default: POST /v1/onramp/quote with the currencies of the options', async () => {
  const [, { purchaseCurrencies, paymentCurrencies }] = await get('/v1/onramp/options')
  const [purchaseCurrency] = purchaseCurrencies
  const [paymentCurrency] = paymentCurrencies
  const body = { purchaseCurrency, paymentCurrency, amount: '100', network: purchaseCurrency.name }
  expect(await post('/v1/onramp/quote', body)).toMatchObject([200, { coinbaseFee: { currency: 'USD' } }])
})

test('default: a call to a node, as text', async () => {
  const response = await fetch(`${url}/v1/?chainId=eip155:1&projectId=p`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  expect([response.status, await response.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: '0x1' }])
})

test('error: a signature of another message is refused in words that the client displays', async () => {
  const message = JSON.stringify({ name: 'alice.example.eth', attributes: {}, timestamp: 1 })
  const body = { coin_type: 2_147_483_649, address: account, message, signature: '0x00' }
  const [status, { reasons }] = await post('/v1/profile/account', body)
  expect([status >= 400 && status < 500, reasons[0]?.description]).toEqual([true, expect.any(String)])
  const revoked = await post(`/v1/sessions/${caipAccount}/revoke`, { pci: 'x', signature: '0x00' })
  expect(revoked[0]).toBeLessThan(500)
})
