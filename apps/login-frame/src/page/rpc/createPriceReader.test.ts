import { expect, test } from 'vitest'
import { createPriceReader } from './createPriceReader.js'

const pricesUrl = 'https://gateway.example/v1/fungible/price?origin=https%3A%2F%2Fapp.example'
const chainId = 'eip155:1'
const native = `eip155:1:0x${'e'.repeat(40)}`
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function setUp(answer: unknown, status = 200) {
  const requests: { readonly url: string; readonly body: unknown }[] = []
  const readPrices = createPriceReader(pricesUrl, 'demo', async (input, init) => {
    requests.push({ url: `${input}`, body: JSON.parse(`${init?.body}`) })
    if (answer instanceof Error) throw answer
    return Response.json(answer, { status })
  })
  return {
    requests,
    read: (signal = new AbortController().signal) => readPrices({ chainId, tokens: [token] }, signal),
  }
}

test('default: asks the gateway of the configuration for the native token and the called contract', async () => {
  const fungibles = [
    { address: native, price: 3_000, name: 'Ether' },
    { address: `eip155:1:${token}`, price: 0.999, symbol: 'USDC' },
    { address: 'eip155:1:0x1', price: 7 },
  ]
  const { requests, read } = setUp({ fungibles })
  expect(await read()).toEqual({
    native: 3_000,
    tokens: { [token.toLowerCase()]: 0.999 },
    symbols: { [token.toLowerCase()]: 'USDC' },
  })
  expect(requests).toEqual([
    {
      url: pricesUrl,
      body: { projectId: 'demo', currency: 'usd', addresses: [native, `eip155:1:${token}`] },
    },
  ])
})

test('behavior: a price of 0 is an unknown one', async () => {
  expect(await setUp({ fungibles: [{ address: native, price: 0 }] }).read()).toEqual({
    tokens: {},
    symbols: {},
  })
})

test('behavior: without a gateway, nothing is requested', async () => {
  const requests: unknown[] = []
  const readPrices = createPriceReader(undefined, 'demo', async (input) => {
    requests.push(input)
    return Response.json({ fungibles: [{ address: native, price: 1 }] })
  })
  expect(await readPrices({ chainId, tokens: [] }, new AbortController().signal)).toBeUndefined()
  expect(requests).toEqual([])
})

test.each([
  ['a refusal', {}, 403],
  ['another answer', { fungibles: [{ address: native, price: '3000' }] }, 200],
  ['a negative price', { fungibles: [{ address: native, price: -1 }] }, 200],
  ['no answer', new TypeError('Failed to fetch'), 200],
])('error: %s leaves the amounts without a value', async (_name, answer, status) => {
  expect(await setUp(answer, status).read()).toBeUndefined()
})

test('error: a request that is aborted rejects with the reason', async () => {
  const reason = new Error('aborted')
  await expect(setUp(new Error('network')).read(AbortSignal.abort(reason))).rejects.toBe(reason)
})
