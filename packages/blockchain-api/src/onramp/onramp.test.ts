import { text } from 'node:stream/consumers'
import { LatchkitError } from '@latchkit/core'
import type { OnRamp } from '@latchkit/core/ports'
import { isCaipNetworkId, isWebUrl } from '@latchkit/core/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApi } from '../dataApi/createApi.fixtures.js'
import { respond, serve } from '../server.fixtures.js'
import { onRampUrlRequestSchema } from './onRampUrlSchema.js'
import { createMultiQuote, onRampOptions, onRampProviders, onRampPurchase } from './onramp.fixtures.js'

const query = {
  ...{ symbol: 'ETH', network: 'ethereum', payment: 'USD', amount: '100', address: onRampPurchase.address },
}
const started = { url: 'https://pay.example/buy?x=1', purchaseId: onRampPurchase.id }
const { signal } = new AbortController()

type Answers = Record<'options' | 'providers' | 'quotes' | 'url' | 'purchase', string>

/** Starts a server that sells tokens. Its answers are JSON. */
async function start(change: Partial<Record<keyof Answers, unknown>> = {}, status = 200) {
  const all = {
    options: onRampOptions,
    providers: onRampProviders,
    quotes: [createMultiQuote(), createMultiQuote({ serviceProvider: 'meadow', destinationAmount: 0.031 })],
    url: started,
    purchase: onRampPurchase,
    ...change,
  }
  const answers = Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, JSON.stringify(value)]),
  ) as Answers
  const requests: { path: string; body: unknown }[] = []
  const { url } = await serve(async (request, response) => {
    const body = await text(request)
    const { pathname } = new URL(request.url ?? '', 'http://x')
    requests.push({ path: pathname, body: body === '' ? undefined : JSON.parse(body) })
    if (status !== 200) return void response.writeHead(status).end('{}')
    respond(response, answers[toName(pathname)])
  })
  const { onramp: load } = createApi(url)
  if (!load) throw new Error('The data API has no purchases.')
  return { onramp: await load(), requests, answers }
}

function toName(path: string): keyof Answers {
  if (path.endsWith('/options')) return 'options'
  if (path.endsWith('/providers')) return 'providers'
  if (path.endsWith('/quotes')) return 'quotes'
  return path.endsWith('/onrampurl') ? 'url' : 'purchase'
}

test('default: options, quotes, the page and the status', async () => {
  const { onramp, requests } = await start()
  expect(await onramp.getOptions({ signal })).toEqual({
    payments: [
      { id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }] },
      { id: 'EUR', limits: [{ method: 'card', min: '10.00', max: '7500.00' }] },
    ],
    currencies: [
      {
        symbol: 'ETH',
        name: 'Ether',
        networks: [{ id: 'ethereum', name: 'Ethereum', chainId: 'eip155:1' }],
      },
      {
        symbol: 'USDC',
        name: 'USD Coin',
        networks: [{ id: 'polygon', name: 'Polygon', chainId: 'eip155:137' }],
      },
    ],
    providers: [
      { id: 'harbor', name: 'Harbor Pay', icon: 'https://pay.example/logo.svg' },
      { id: 'meadow', name: 'Meadow Cards' },
    ],
  })
  expect(await onramp.getQuotes({ ...query, signal })).toEqual([
    { provider: 'meadow', amount: '0.031', fee: '2', networkFee: '0.5', quoteId: 'q1' },
    { provider: 'harbor', amount: '0.03', fee: '2', networkFee: '0.5', quoteId: 'q1' },
  ])
  const quoted = { provider: 'harbor', quoteId: 'q1', quotedAmount: '0.03' }
  expect(await onramp.startPurchase({ ...query, ...quoted, signal })).toEqual(started)
  expect(requests.at(-1)?.body).toMatchObject({
    destinationWallets: [{ address: query.address, blockchains: ['ethereum'], assets: ['ETH'] }],
    ...{ provider: 'harbor', quoteId: 'q1', presetFiatAmount: 100, fiatCurrency: 'USD' },
    presetCryptoAmount: 0.03,
  })
  expect(onRampUrlRequestSchema.safeParse(requests.at(-1)?.body).success).toBe(true)
  expect(await onramp.getPurchase({ purchaseId: onRampPurchase.id, signal })).toEqual({
    ...{ status: 'created', amount: '0.03' },
  })
})

test.each([
  ['of another payment', { sourceAmount: 90 }],
  ['of another currency', { destinationCurrencyCode: 'BTC' }],
  ['in another currency', { sourceCurrencyCode: 'EUR' }],
  ['of nothing', { destinationAmount: 0 }],
  ['with a fee of more than the payment', { totalFee: 101 }],
  ['of a provider with a hostile id', { serviceProvider: '../x' }],
])('error: a quote %s is left out', async (_name, change) => {
  const { onramp } = await start({ quotes: [createMultiQuote(change), createMultiQuote()] })
  expect(await onramp.getQuotes({ ...query, signal })).toHaveLength(1)
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/',
  'https://user:x@pay.example/',
  'data:text/html,x',
  '',
])('error: the user is not sent to %j', async (url) => {
  const { onramp } = await start({ url: { url } })
  const purchase = onramp.startPurchase({ ...query, provider: 'harbor', signal })
  await expect(purchase).rejects.toMatchObject({ code: 'service-response' })
})

test('error: the status of another purchase is not one', async () => {
  const { onramp } = await start()
  const other = onramp.getPurchase({ purchaseId: 'AAAAAAAAAAAAAAAAAAAAAA', signal })
  await expect(other).rejects.toMatchObject({ code: 'service-response' })
})

test('error: reads are repeated while the server is busy, and the start of a purchase is not', async () => {
  const { onramp, requests } = await start({}, 503)
  await expect(onramp.getQuotes({ ...query, signal })).rejects.toMatchObject({ code: 'service-unreachable' })
  expect(requests).toHaveLength(4)
  const purchase = onramp.startPurchase({ ...query, provider: 'harbor', signal })
  await expect(purchase).rejects.toThrow(/Request: POST/)
  expect(requests).toHaveLength(5)
})

const hostile = fc.oneof(
  fc.constantFrom(
    ...['null', '-1', '1e999', '"1e3"', '""', '[]', '{}', '"javascript:alert(1)"', '"\\u202EUSDC"'],
    ...['"http://169.254.169.254/"', '{"__proto__":{"name":"x"}}', '"solana:x"', '1e-300', '0.1'],
    `"${'x'.repeat(100_000)}"`,
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }).map((value) => JSON.stringify(value)),
)

/** Replaces values of JSON at some paths. */
function mutate(value: unknown, replaced: ReadonlyMap<string, string>, path = ''): string {
  const other = replaced.get(path)
  if (other !== undefined) return other
  if (Array.isArray(value))
    return `[${value.map((one, index) => mutate(one, replaced, `${path}/${index}`)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}:${mutate(one, replaced, `${path}/${key}`)}`,
  )
  return `{${fields.join(',')}}`
}

function getPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => getPaths(one, `${path}/${key}`))]
}

const decimal = /^\d{1,30}(\.\d{1,30})?$/
const isShown = (name: string) => name !== '' && [...name].length <= 40 && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)

const checks: {
  readonly [Name in keyof Answers]: {
    readonly value: unknown
    readonly check: (api: OnRamp) => Promise<unknown>
  }
} = {
  options: {
    value: onRampOptions,
    async check(api) {
      const { currencies, payments } = await api.getOptions({ signal })
      for (const { symbol, name, networks } of currencies) {
        expect(/^[\w.-]{1,40}$/.test(symbol) && isShown(name) && networks.length > 0).toBe(true)
        for (const { chainId, name: shown } of networks)
          expect(isCaipNetworkId(chainId) && isShown(shown)).toBe(true)
      }
      for (const { limits } of payments)
        for (const { min, max } of limits) expect(decimal.test(min) && decimal.test(max)).toBe(true)
    },
  },
  providers: {
    value: onRampProviders,
    async check(api) {
      const { providers } = await api.getOptions({ signal })
      for (const { id, name, icon } of providers)
        expect(/^[\w-]{1,50}$/.test(id) && isShown(name) && (!icon || isWebUrl(icon))).toBe(true)
      expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length)
    },
  },
  quotes: {
    value: [createMultiQuote(), createMultiQuote({ serviceProvider: 'meadow' })],
    async check(api) {
      const quotes = await api.getQuotes({ ...query, signal })
      for (const { amount, fee = '0', networkFee = '0' } of quotes)
        expect([amount, fee, networkFee].every((one) => decimal.test(one)) && Number(amount) > 0).toBe(true)
      const amounts = quotes.map(({ amount }) => Number(amount))
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    },
  },
  url: {
    value: started,
    async check(api) {
      const { url } = await api.startPurchase({ ...query, provider: 'harbor', signal })
      expect(isWebUrl(url)).toBe(true)
    },
  },
  purchase: {
    value: onRampPurchase,
    async check(api) {
      const { amount = '0', transactionHash = 'x' } = await api.getPurchase({
        ...{ purchaseId: onRampPurchase.id, signal },
      })
      expect(decimal.test(amount) && /^\w{1,130}$/.test(transactionHash)).toBe(true)
    },
  },
}

test.each(Object.entries(checks))(
  'behavior: mutated answers (%s) are valid values or a typed error',
  async (name, { value, check }) => {
    const { onramp, answers } = await start()
    const outcomes = new Set<string>()
    const mutations = fc.array(fc.tuple(fc.constantFrom(...getPaths(value)), hostile), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(mutations, async (replaced) => {
        answers[name as keyof Answers] = mutate(value, new Map(replaced))
        // A failed expectation is not an error of the data API.
        const outcome = await check(onramp).then(
          () => 'valid',
          (error: unknown) => {
            if (error instanceof LatchkitError) return error.code
            throw error
          },
        )
        outcomes.add(outcome)
      }),
      { numRuns: 150 },
    )
    // Otherwise the mutations test too little.
    expect([...outcomes].sort()).toEqual(['service-response', 'valid'])
  },
)
