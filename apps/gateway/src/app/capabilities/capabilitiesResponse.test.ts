import { errors, flattenedVerify, importJWK } from 'jose'
import { expect, test, vi } from 'vitest'
import { sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import { account, createEntry } from '../../data/accountData/balance.fixtures.js'
import { stablecoin } from '../../data/accountData/pools.fixtures.js'
import { startService } from '../../money/onramp/onramp.fixtures.js'
import {
  available,
  id,
  native,
  startWithChain as start,
  uniswapV2,
  writeKey,
} from './capabilities.fixtures.js'

/** Waits until the document has what a test expects. The clock passes the time for which documents are cached. */
async function waitForCapabilities(
  { getCapabilities, clock }: Pick<Awaited<ReturnType<typeof start>>, 'getCapabilities' | 'clock'>,
  expected: object,
) {
  await vi.waitFor(
    async () => {
      clock.ms += 5_000
      expect(await getCapabilities()).toMatchObject(expected)
    },
    { timeout: 60_000, interval: 100 },
  )
}

test('behavior: a source that fails is degraded until it is worth another try', async () => {
  const aggregator = await startService(() => ({ status: 500 }))
  const gateway = await start({
    chain: { uniswapV2 },
    tokens: [{ name: 'List', tokens: [{ ...createEntry(0, 6, 42), address: stablecoin }] }],
    swapSources: [{ kind: 'lifi', chainIds: [id], url: aggregator.url }],
  })
  const { node, clock, request, getCapabilities } = gateway
  const { respond } = node
  node.respond = sendText('', 502)
  const quote = `/v1/convert/quotes?from=${native}&to=${id}:${stablecoin}&amount=1000000000000000&swapMode=exactIn`
  expect((await request(`/v1/account/${account}/balance?chainId=${id}`)).status).toBe(503)
  expect((await request(quote)).status).toBe(503)
  const degraded = { status: 'degraded', retryAfterSeconds: expect.any(Number) }
  const chain = (await getCapabilities()).chains[id]
  expect(chain).toMatchObject({
    ...{ node: degraded, balances: degraded, prices: degraded, permissions: degraded },
    swaps: {
      ...degraded,
      sources: [
        { id: 'uniswapV2', ...degraded },
        { id: 'lifi', ...degraded },
      ],
    },
  })
  node.respond = respond
  const swaps = { ...available, sources: [{ ...available }, { ...available }] }
  await waitForCapabilities(gateway, {
    chains: { [id]: { node: available, balances: { ...available, isListedOnly: true }, swaps } },
  })
  // The nodes answer again, and the aggregator does not.
  clock.ms += 60_000
  expect((await request(quote)).status).toBe(200)
  const mixed = {
    ...available,
    sources: [
      { id: 'uniswapV2', ...available },
      { id: 'lifi', ...degraded },
    ],
  }
  await expect(getCapabilities()).resolves.toMatchObject({ chains: { [id]: { swaps: mixed } } })
})

test('behavior: contains no key, and no URL of a node or of a service', async () => {
  const secretKey = 'k'.repeat(40)
  const { request } = await start({
    chain: {
      http: [`http://127.0.0.1:1/${secretKey}`],
      blockscout: { url: `http://127.0.0.1:2/?apikey=${secretKey}` },
      alchemy: { network: 'eth-mainnet', apiKey: secretKey },
      sources: {
        balances: ['node', 'blockscout', 'alchemy'],
        histories: ['blockscout'],
        nfts: ['blockscout'],
      },
    },
    swapSources: [{ kind: 'zeroX', chainIds: [id], url: 'http://127.0.0.1:3', apiKey: secretKey }],
    exchanges: [
      { id: 'local', name: 'Local', url: 'http://127.0.0.1:4', key: secretKey, assets: [`${id}/slip44:60`] },
    ],
    onramp: {
      providers: [
        { type: 'rest', id: 'harbor', name: 'Harbor', url: 'http://127.0.0.1:5', secret: secretKey },
      ],
    },
    eventsUrl: `http://127.0.0.1:6/?key=${secretKey}`,
  })
  const response = await request('/v1/capabilities')
  const text = `${await response.text()} ${JSON.stringify([...response.headers])}`
  expect(text).toContain('"harbor"')
  expect(text).not.toMatch(/kkkk|127\.0\.0\.1|localhost/)
})

test('behavior: a client with the ETag of the document gets a 304 without a body', async () => {
  const { request, clock } = await start()
  const first = await request('/v1/capabilities')
  const etag = first.headers.get('etag') ?? ''
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=10',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringMatching(/etag.*x-jws-signature/),
    vary: 'origin',
  })
  clock.ms += 10_000
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await request('/v1/capabilities', { headers: { 'if-none-match': known } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('content-length')).toBeNull()
  }
  const changed = await request('/v1/capabilities', { headers: { 'if-none-match': '"other"' } })
  expect(changed.status).toBe(200)
})

test('behavior: the document is signed by the key of attestations, as jose verifies it', async () => {
  const { url, request, clock } = await start({ attestationKeyFile: writeKey() })
  const response = await request('/v1/capabilities')
  const body = await response.text()
  const [header = '', payload, signature = ''] = response.headers.get('x-jws-signature')?.split('.') ?? []
  const { publicKey } = await (await fetch(`${url}/v3/public-key`)).json()
  const key = await importJWK(publicKey, 'ES256')
  const verify = (text: string) => flattenedVerify({ protected: header, payload: text, signature }, key)
  expect(payload).toBe('')
  expect((await verify(body)).protectedHeader).toEqual({
    ...{ alg: 'ES256', b64: false, crit: ['b64'], iat: clock.ms / 1_000 },
    kid: expect.stringMatching(/^[\w-]{43}$/),
  })
  await expect(verify(`${body} `)).rejects.toThrow(errors.JWSSignatureVerificationFailed)
})

test('behavior: HEAD, and a preflight', async () => {
  const { request } = await start()
  const head = await request('/v1/capabilities', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const preflight = await request('/v1/capabilities', { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match')
})

test('error: an unknown project, an origin that it does not list, and a country that is none', async () => {
  const { url, request } = await start({
    projects: [{ id: 'p', allowedOrigins: ['https://app.example.com'] }],
  })
  expect((await fetch(`${url}/v1/capabilities`)).status).toBe(401)
  expect((await fetch(`${url}/v1/capabilities?projectId=q`)).status).toBe(401)
  const headers = { origin: 'https://other.example.com' }
  expect((await request('/v1/capabilities', { headers })).status).toBe(403)
  expect((await request('/v1/capabilities?country=Germany')).status).toBe(400)
})
