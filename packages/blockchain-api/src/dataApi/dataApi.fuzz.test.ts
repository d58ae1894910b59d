import { LatchkitError } from '@latchkit/core'
import type { DataApi, Nft, TokenBalance, Transaction } from '@latchkit/core/ports'
import { isEvmAddress, isWebUrl } from '@latchkit/core/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createItem } from '../balance/balance.fixtures.js'
import { createHistoryItem, createTransfer } from '../history/history.fixtures.js'
import { createNftItem } from '../nfts/nfts.fixtures.js'
import { createRetryClock, serveBalances } from '../server.fixtures.js'
import { dataApi } from './dataApi.js'

const longText = 'x'.repeat(1_000_000)

/** JSON values that a faulty or hostile server may send in place of any other. */
const hostileJson = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '-1',
    '-0',
    '1e308',
    '1e999',
    '-1e999',
    '1e-324',
    '123456789012345678901234567890.123456789',
    '""',
    '"-18"',
    '"256"',
    '"1e3"',
    '"0x10"',
    '"Infinity"',
    '"<script>alert(1)</script>"',
    '"javascript:alert(1)"',
    '"http://169.254.169.254/x.png"',
    '"\\u202EUSDC\\u202C"',
    '"\\ud83d"',
    '"\\u0000"',
    '"eip155:1:0x0000000000000000000000000000000000000001"',
    '"eip155:10:0x0000000000000000000000000000000000000001"',
    '[]',
    '{}',
    '{"__proto__":{"name":"x"}}',
    '{"toString":1,"length":-1}',
    `"${longText}"`,
    `"${'9'.repeat(100_000)}"`,
    `${'9'.repeat(100_000)}`,
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.bigInt({ min: -(10n ** 90n), max: 10n ** 90n }).map((number) => `"${number}"`),
)

const keys = ['name', 'symbol', 'chainId', 'address', 'price', 'quantity', 'iconUrl', 'value', '__proto__']

/** Fields of a valid item, as JSON. */
function toFields(index: number): readonly (readonly [string, string])[] {
  const item = createItem({ address: `eip155:1:0x${String(index).padStart(40, '0')}` })
  return Object.entries(item).map(([key, value]) => [key, JSON.stringify(value)])
}

/** The JSON of an item of which some fields are replaced, removed or repeated. */
const mutatedItem = fc
  .record({
    index: fc.nat({ max: 20 }),
    removed: fc.constantFrom('', '', ...keys),
    extra: fc.array(fc.tuple(fc.constantFrom(...keys), hostileJson), { maxLength: 2 }),
    decimals: fc.option(hostileJson, { freq: 1 }),
    numeric: fc.option(hostileJson, { freq: 1 }),
  })
  .map(({ index, removed, extra, decimals, numeric }) => {
    const quantity = `{"decimals":${decimals ?? '"6"'},"numeric":${numeric ?? '"1.5"'}}`
    const fields = toFields(index)
      .filter(([key]) => key !== removed)
      .map(([key, json]) => [key, key === 'quantity' ? quantity : json] as const)
    // Of a repeated key, JSON.parse uses the last value.
    return `{${[...fields, ...extra].map(([key, json]) => `"${key}":${json}`).join(',')}}`
  })

const balancesJson = fc
  .array(fc.oneof({ weight: 4, arbitrary: mutatedItem }, hostileJson), { maxLength: 8 })
  .map((items) => `[${items.join(',')}]`)

const mutatedBody = fc.oneof(
  { weight: 6, arbitrary: balancesJson.map((balances) => `{"balances":${balances}}`) },
  balancesJson.map((balances) => `{"balances":[],"balances":${balances},"__proto__":{"balances":[]}}`),
  fc.tuple(balancesJson, fc.double({ min: 0, max: 1, noNaN: true })).map(([balances, part]) => {
    const body = `{"balances":${balances}}`
    return body.slice(0, Math.floor(body.length * part))
  }),
  hostileJson,
  hostileJson.map((json) => `{"balances":${json}}`),
  fc.constantFrom(
    '',
    '<!doctype html><title>502</title>',
    '\uFEFF{"balances":[]}',
    'NaN',
    '{"balances":[,]}',
  ),
)

const mutatedStatus = fc.oneof(
  { weight: 4, arbitrary: fc.constant(200) },
  fc.constantFrom(201, 204, 400, 401, 403, 404, 410, 418, 422, 426, 429, 500, 503),
)

const mutatedHeaders = fc.record(
  {
    'content-type': fc.constantFrom('text/html', 'application/json', ''),
    'retry-after': fc.constantFrom('0', '1', '-1', '99999999999', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT'),
    'cache-control': fc.constantFrom('no-store', 'max-age=-1', 'max-age=1e9'),
  },
  { requiredKeys: [] },
)

function expectValid(balance: TokenBalance): void {
  const { chainId, address, name, symbol, decimals, amount, price, icon, ...rest } = balance
  expect(rest).toEqual({})
  expect(chainId).toBe('eip155:1')
  if (address !== undefined) expect(isEvmAddress(address, { strict: false })).toBe(true)
  for (const [text, maxLength] of [
    [name, 100],
    [symbol, 30],
  ] as const) {
    expect(text).toMatch(/[^\s\p{M}]/u)
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
    expect([...text].length).toBeLessThanOrEqual(maxLength)
  }
  expect(Number.isInteger(decimals) && decimals >= 1 && decimals <= 255).toBe(true)
  expect(amount >= 0n && amount < 2n ** 256n).toBe(true)
  if (price !== undefined) expect(price).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
  if (icon !== undefined) expect(isWebUrl(icon)).toBe(true)
}

function expectValidTransaction(transaction: Transaction): void {
  const { id, chainId, hash, at, status, operation, from, to, transfers, ...rest } = transaction
  expect(rest).toEqual({})
  expect(id.length > 0 && id.length <= 500).toBe(true)
  expect(chainId).toBe('eip155:1')
  expect(hash).toMatch(/^0x[\da-f]{64}$/i)
  expect(Number.isInteger(at)).toBe(true)
  expect(['confirmed', 'failed', 'pending']).toContain(status)
  expect(operation).toMatch(/^\w{1,30}$/)
  for (const address of [from, to])
    if (address !== undefined) expect(isEvmAddress(address, { strict: false })).toBe(true)
  expect(transfers.length).toBeLessThanOrEqual(20)
  for (const { name, symbol, icon, amount } of transfers) {
    for (const text of [name, symbol]) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
    expect([...name].length <= 100 && [...symbol].length <= 30).toBe(true)
    expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
    if (icon !== undefined) expect(isWebUrl(icon)).toBe(true)
  }
}

function expectValidNft(nft: Nft): void {
  const {
    id,
    chainId,
    standard,
    contract,
    tokenId,
    name,
    description = 'x',
    collection = 'x',
    amount,
    ...rest
  } = nft
  const { preview, image, isSpam, ...none } = rest
  expect(none).toEqual({})
  expect(chainId).toBe('eip155:1')
  expect(['erc721', 'erc1155']).toContain(standard)
  expect(isEvmAddress(contract, { strict: false })).toBe(true)
  expect(id).toBe(`eip155:1/${standard}:${contract.toLowerCase()}/${tokenId}`)
  expect(tokenId).toMatch(/^(0|[1-9]\d*)$/)
  expect([...name].length <= 100 && [...collection].length <= 100).toBe(true)
  expect([...description].length).toBeLessThanOrEqual(1_000)
  for (const text of [name, description, collection])
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
  expect(amount > 0n).toBe(true)
  for (const url of [preview, image]) if (url !== undefined) expect(isWebUrl(url)).toBe(true)
  expect(typeof isSpam).toBe('boolean')
}

type Query = Parameters<DataApi['getBalances']>[0]

/** Reads balances. Returns their number, or the code of the error. Checks both, and the number of requests. */
async function read(url: string, requests: readonly string[]): Promise<number | string> {
  return readWith(url, requests, async (api, query) => {
    const { balances } = await api.getBalances(query)
    balances.forEach(expectValid)
    expect(new Set(balances.map(({ address = '' }) => address.toLowerCase())).size).toBe(balances.length)
    return balances.length
  })
}

/** Reads a page of transactions, likewise. */
async function readHistory(url: string, requests: readonly string[]): Promise<number | string> {
  return readWith(url, requests, async (api, query) => {
    const { transactions, cursor = 'x', ...rest } = await api.getHistory(query)
    expect(rest).toEqual({})
    expect(cursor.length > 0 && cursor.length <= 500).toBe(true)
    transactions.forEach(expectValidTransaction)
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length)
    return transactions.length
  })
}

/** Reads a page of NFTs, likewise. */
async function readNfts(url: string, requests: readonly string[]): Promise<number | string> {
  return readWith(url, requests, async (api, query) => {
    const { nfts, cursor = 'x', ...rest } = await api.getNfts(query)
    expect(rest).toEqual({})
    expect(cursor.length > 0 && cursor.length <= 500).toBe(true)
    nfts.forEach(expectValidNft)
    expect(new Set(nfts.map(({ id }) => id)).size).toBe(nfts.length)
    return nfts.length
  })
}

async function readWith(
  url: string,
  requests: readonly string[],
  count: (api: DataApi, query: Query) => Promise<number>,
): Promise<number | string> {
  const clock = createRetryClock()
  const metadata = { name: '', description: '', url: '', icons: [] }
  const shared = { networks: [], enableEIP6963: true, enableInjected: true, warn: () => {} }
  const api = dataApi({ url })({ projectId: 'demo', metadata, clock: clock.clock, ...shared })
  const { signal } = new AbortController()
  const before = requests.length
  const query = {
    chainId: 'eip155:1',
    address: '0x00000000000000000000000000000000000a11ce',
    signal,
  } as const
  // A failed expectation is not an error of the data API.
  const result = await count(api, query).catch((error: unknown) => {
    if (error instanceof LatchkitError) return error.code
    throw error
  })
  for (const path of ['/v1/supported-chains', '/v1/account/'])
    expect(requests.slice(before).filter((one) => one.startsWith(path)).length).toBeLessThanOrEqual(4)
  expect(clock.base.pending).toBe(0)
  return result
}

/** Replaces or removes some values of JSON, at any depth. */
function mutate(value: unknown, mutations: ReadonlyMap<string, string>, path = ''): string {
  const replaced = mutations.get(path)
  if (replaced !== undefined) return replaced
  if (Array.isArray(value))
    return `[${value.map((one, index) => mutate(one, mutations, `${path}/${index}`)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}:${mutate(one, mutations, `${path}/${key}`)}`,
  )
  return `{${fields.join(',')}}`
}

/** Returns the path of every value of JSON. */
function getPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => getPaths(one, `${path}/${key}`))]
}

const nft = { name: 'Ape', content: { preview: null }, flags: { is_spam: false } }
const historyPage = {
  data: [
    createHistoryItem(0),
    createHistoryItem(1, { transfers: [createTransfer({ fungible_info: null, nft_info: nft })] }),
    createHistoryItem(2, { transfers: null }),
  ],
  next: 'abc',
}

test('behavior: mutated balances are valid balances or a typed error', async () => {
  let next = { status: 200, headers: {}, body: '' }
  const { url, requests } = await serveBalances((response) =>
    response.writeHead(next.status, next.headers).end(next.body),
  )
  const outcomes = new Set<number | string>()
  await fc.assert(
    fc.asyncProperty(mutatedStatus, mutatedHeaders, mutatedBody, async (status, headers, body) => {
      next = { status, headers, body }
      outcomes.add(await read(url, requests))
    }),
    { numRuns: 300 },
  )
  // Otherwise the mutations test too little.
  const expected = [0, 1, 2, 'service-response', 'service-unreachable']
  expect([...outcomes]).toEqual(expect.arrayContaining(expected))
})

test('behavior: mutated lists of chains are no list or a typed error', async () => {
  let chains = ''
  const { url, requests } = await serveBalances(
    (response) => response.end('{"balances":[]}'),
    () => chains,
  )
  await fc.assert(
    fc.asyncProperty(hostileJson, hostileJson, async (http, ws) => {
      chains = `{"http":${http},"ws":${ws}}`
      expect([0, 'service-response']).toContain(await read(url, requests))
    }),
    { numRuns: 100 },
  )
})

test('behavior: mutated transactions are valid transactions or a typed error', async () => {
  let next = { status: 200, headers: {}, body: '' }
  const { url, requests } = await serveBalances((response) =>
    response.writeHead(next.status, next.headers).end(next.body),
  )
  const outcomes = new Set<number | string>()
  const mutations = fc.array(fc.tuple(fc.constantFrom(...getPaths(historyPage)), hostileJson), {
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(mutatedStatus, mutatedHeaders, mutations, async (status, headers, replaced) => {
      next = { status, headers, body: mutate(historyPage, new Map(replaced)) }
      outcomes.add(await readHistory(url, requests))
    }),
    { numRuns: 300 },
  )
  // Otherwise the mutations test too little.
  const expected = [1, 2, 3, 'service-response', 'service-unreachable']
  expect([...outcomes]).toEqual(expect.arrayContaining(expected))
})

const nftPage = {
  data: [createNftItem(1), createNftItem(2, { description: null, content: null })],
  next: 'abc',
}

test('behavior: mutated NFTs are valid NFTs or a typed error', async () => {
  let next = { status: 200, headers: {}, body: '' }
  const { url, requests } = await serveBalances((response) =>
    response.writeHead(next.status, next.headers).end(next.body),
  )
  const outcomes = new Set<number | string>()
  const mutations = fc.array(fc.tuple(fc.constantFrom(...getPaths(nftPage)), hostileJson), {
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(mutatedStatus, mutatedHeaders, mutations, async (status, headers, replaced) => {
      next = { status, headers, body: mutate(nftPage, new Map(replaced)) }
      outcomes.add(await readNfts(url, requests))
    }),
    { numRuns: 300 },
  )
  // Otherwise the mutations test too little.
  const expected = [0, 1, 2, 'service-response', 'service-unreachable']
  expect([...outcomes]).toEqual(expect.arrayContaining(expected))
})
