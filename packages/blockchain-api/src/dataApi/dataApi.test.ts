import type { DataApi } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createItem, tokenAddress } from '../balance/balance.fixtures.js'
import { respond, serve, serveBalances } from '../server.fixtures.js'
import { createApi } from './createApi.fixtures.js'
import { dataApi } from './dataApi.js'

const account = '0x00000000000000000000000000000000000a11ce'

type Query = Partial<Parameters<DataApi['getBalances']>[0]>

function readBalances(api: DataApi, query: Query = {}) {
  const { signal } = new AbortController()
  return api.getBalances({ chainId: 'eip155:1', address: account, signal, ...query })
}

async function getBalances(api: DataApi, query?: Query) {
  return (await readBalances(api, query)).balances
}

async function getBalancesFrom(body: unknown) {
  const { url } = await serveBalances((response) => respond(response, body))
  return getBalances(createApi(url))
}

test('default: returns the balances of an account', async () => {
  expect(await getBalancesFrom({ balances: [createItem()] })).toEqual([
    {
      chainId: 'eip155:1',
      address: tokenAddress,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      amount: 1_500_000n,
      price: '0.9998',
      icon: 'https://icons.example/usdc.png',
    },
  ])
})

test('behavior: loads its code without a request', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { balances: [] }))
  const api = createApi(url)
  await api.load?.()
  expect(requests).toEqual([])
})

test('behavior: requests the supported chains once, and the balances in US dollars', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { balances: [] }))
  const api = createApi(`${url}/?x=1#y`)
  await getBalances(api)
  await getBalances(api)
  const query = 'projectId=demo&st=latchkit&sv=source'
  const balance = `/v1/account/${account}/balance?${query}&chainId=eip155%3A1&currency=usd`
  expect(requests).toEqual([`/v1/supported-chains?${query}`, balance, balance])
})

test.each([
  ['eip155:1', account, `eip155:1:0x${'e'.repeat(40)}`],
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'So1anaAccount',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111',
  ],
] as const)(
  'param: force makes the server read the balances of %s again',
  async (chainId, address, native) => {
    const { url, requests } = await serveBalances(
      (response) => respond(response, { balances: [] }),
      () => ({
        http: [chainId],
        ws: [],
      }),
    )
    const api = createApi(url)
    await Promise.all([
      getBalances(api, { chainId, address }),
      getBalances(api, { chainId, address, force: true }),
    ])
    const updates = requests.map((request) => new URL(request, url).searchParams.get('forceUpdate'))
    // Not shared with a read that may be answered from a cache.
    expect(updates).toEqual([null, null, native])
  },
)

test('behavior: an unsupported chain is empty, and tells so, without a request', async () => {
  const { url, requests } = await serveBalances(() => {})
  expect(await readBalances(createApi(url), { chainId: 'eip155:10' })).toEqual({
    balances: [],
    unavailable: 'unsupported',
  })
  expect(requests).toHaveLength(1)
})

test('behavior: a chain with WebSocket only is not supported', async () => {
  const { url } = await serveBalances(
    () => {},
    () => ({ http: [], ws: ['eip155:1'] }),
  )
  expect(await getBalances(createApi(url))).toEqual([])
})

test('error: rejects without a request for balances if the supported chains are unknown', async () => {
  const { url, requests } = await serveBalances(
    () => {},
    () => '<html>',
  )
  await expect(getBalances(createApi(url))).rejects.toMatchObject({ code: 'service-response' })
  expect(requests).toHaveLength(1)
})

test('behavior: an address cannot change the path', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { balances: [] }))
  await getBalances(createApi(url), { address: 'a/../b?c#d' })
  expect(requests[1]).toMatch(/^\/v1\/account\/a%2F\.\.%2Fb%3Fc%23d\/balance\?/)
})

test('behavior: an invalid item does not affect the others', async () => {
  const invalid = [
    null,
    1,
    'x',
    [],
    {},
    { ...createItem(), price: null },
    { ...createItem(), quantity: { decimals: '-6', numeric: '1' } },
    createItem({ address: 'eip155:10:0x1' }),
  ]
  const balances = await getBalancesFrom({ balances: [...invalid, createItem()] })
  expect(balances.map(({ symbol }) => symbol)).toEqual(['USDC'])
})

test('behavior: keeps the first item of each address, in any case', async () => {
  const balances = await getBalancesFrom({
    balances: [
      createItem({ symbol: 'A' }),
      createItem({ symbol: 'B', address: `eip155:1:${tokenAddress.toLowerCase()}` }),
      createItem({ symbol: 'C', address: undefined }),
      createItem({ symbol: 'D', address: undefined }),
    ],
  })
  expect(balances.map(({ symbol }) => symbol)).toEqual(['A', 'C'])
})

test('behavior: on Solana addresses differ by case', async () => {
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const mints = ['So11111111111111111111111111111111111111112', 'so11111111111111111111111111111111111111112']
  const items = mints.map((mint) => createItem({ chainId, address: `${chainId}:${mint}` }))
  const { url } = await serveBalances(
    (response) => respond(response, { balances: items }),
    () => ({
      http: [chainId],
      ws: [],
    }),
  )
  const balances = await getBalances(createApi(url), { chainId })
  expect(balances.map(({ address }) => address)).toEqual(mints)
})

test('behavior: ignores items after the first thousand', async () => {
  const balances = Array.from({ length: 1_001 }, (_, index) =>
    createItem({ address: `eip155:1:0x${index.toString(16).padStart(40, '0')}` }),
  )
  expect(await getBalancesFrom({ balances })).toHaveLength(1_000)
})

test.each(['null', '[]', '{}', '{"balances":null}', '{"balances":{"0":{}}}', '<html>', ''])(
  'error: the response %j',
  async (body) => {
    await expect(getBalancesFrom(body)).rejects.toMatchObject({
      code: 'service-response',
      shortMessage: 'The data service returned an invalid response.',
    })
  },
)

test('behavior: concurrent reads of the same balances share a request', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { balances: [createItem()] }))
  const api = createApi(url)
  const results = await Promise.all([getBalances(api), getBalances(api)])
  expect(results.map(({ length }) => length)).toEqual([1, 1])
  expect(requests).toHaveLength(2)
})

test('behavior: reads of other accounts and chains share only the supported chains', async () => {
  const chains = { http: ['eip155:1', 'eip155:10'], ws: [] }
  const { url, requests } = await serveBalances(
    (response) => respond(response, { balances: [] }),
    () => chains,
  )
  const api = createApi(url)
  await Promise.all([
    getBalances(api),
    getBalances(api, { chainId: 'eip155:10' }),
    getBalances(api, { address: tokenAddress }),
  ])
  expect(requests).toHaveLength(4)
})

test('behavior: two instances share nothing', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { balances: [] }))
  await Promise.all([getBalances(createApi(url)), getBalances(createApi(url))])
  expect(requests).toHaveLength(4)
})

test('behavior: does not cache balances', async () => {
  let count = 0
  const { url } = await serveBalances((response) => {
    count += 1
    respond(response, { balances: [createItem({ symbol: `S${count}` })] })
  })
  const api = createApi(url)
  await getBalances(api)
  expect((await getBalances(api)).map(({ symbol }) => symbol)).toEqual(['S2'])
})

test('error: an aborted read does not abort the other reader of the request', async () => {
  const controller = new AbortController()
  const { url, requests } = await serveBalances((response) => {
    controller.abort()
    respond(response, { balances: [createItem()] })
  })
  const api = createApi(url)
  const aborted = getBalances(api, { signal: controller.signal })
  const other = getBalances(api)
  await expect(aborted).rejects.toMatchObject({ code: 'aborted' })
  expect(await other).toHaveLength(1)
  expect(requests).toHaveLength(2)
})

test('error: the request is closed when all its readers have aborted', async () => {
  const controller = new AbortController()
  let onClose = () => {}
  const closed = new Promise<void>((resolve) => {
    onClose = resolve
  })
  const { url } = await serveBalances((response) => {
    response.on('close', onClose)
    controller.abort()
  })
  const api = createApi(url)
  const { signal } = controller
  const results = await Promise.allSettled([getBalances(api, { signal }), getBalances(api, { signal })])
  expect(results).toMatchObject([{ reason: { code: 'aborted' } }, { reason: { code: 'aborted' } }])
  await closed
})

test('error: rejects without a request if it is aborted before', async () => {
  const { url, requests } = await serveBalances(() => {})
  await expect(getBalances(createApi(url), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(requests).toHaveLength(0)
})

test('error: rejects with the reason of the server after 4 requests', async () => {
  const { url, requests } = await serveBalances((response) =>
    response.writeHead(503).end('{"reasons":[{"description":"No source has the balances"}]}'),
  )
  await expect(getBalances(createApi(url))).rejects.toMatchObject({
    code: 'service-unreachable',
    shortMessage: 'The data service is temporarily unavailable.',
    details: 'HTTP 503: No source has the balances',
  })
  expect(requests.filter((path) => path.startsWith('/v1/account/'))).toHaveLength(4)
})

test('error: rejects if the server cannot be reached', async () => {
  const { url, stop } = await serve(() => {})
  stop()
  await expect(getBalances(createApi(url))).rejects.toMatchObject({
    code: 'service-unreachable',
    shortMessage: 'The data service cannot be reached.',
  })
})

test('behavior: no timer is left', async () => {
  const clock = fakeClock()
  const { url } = await serveBalances((response) => respond(response, { balances: [] }))
  await getBalances(createApi(url, clock))
  expect(clock.pending).toBe(0)
})

test.each(['', 'gateway', 'javascript:alert(1)', 'http://far.example'])('error: the url %j', (url) => {
  expect(() => dataApi({ url })).toThrow(/dataApi\.url: expected an https: URL/)
})

test('error: an unknown option', () => {
  const options = { url: 'https://data.example', uri: 'x' }
  expect(() => dataApi(options)).toThrow(/dataApi\.uri/)
})

test('param: swapContracts are the contracts of the swaps', async () => {
  const swapContracts = { 'eip155:1': [tokenAddress] } as const
  const listed = await createApi('https://data.example', undefined, { swapContracts }).swaps?.()
  expect(listed?.contracts).toBe(swapContracts)
  expect(await createApi('https://data.example').swaps?.()).not.toHaveProperty('contracts')
})
