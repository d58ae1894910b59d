import { expect, test } from 'vitest'
import { startService } from '../../money/convert/sources/sources.fixtures.js'
import { liveServices } from './liveServices.js'
import { runLive } from './runLive.js'

const now = () => Date.UTC(2026, 0, 2)
const key = 'secret-key'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 'So11111111111111111111111111111111111111112'
const quote = {
  ...{ inputMint: sol, outputMint: usdc, swapMode: 'ExactIn', slippageBps: 100 },
  ...{ inAmount: '1000000000', outAmount: '150250000', otherAmountThreshold: '148747500' },
  routePlan: [{ swapInfo: { label: 'Whirlpool' } }],
}
const run = (service: string, environment: Readonly<Record<string, string>>, url?: string) =>
  runLive({ service, environment, url, now })

test('default: a table of the checks, with the key in the requests and nowhere else', async () => {
  const { url, calls } = await startService({ '/quote': quote, '/swap': { swapTransaction: 'AQAB' } })
  const { text, code } = await run('jupiter', { JUPITER_API_KEY: key }, url)
  expect(code).toBe(0)
  expect(text).toBe(
    [
      ...['jupiter, 2026-01-02', '', '| Check | Outcome | Details |', '|---|---|---|'],
      '| quote | passed | 1000000000 to 150250000, Whirlpool (0 ms) |',
      '| transaction | passed | 3 bytes, 1000000000 to 150250000 (0 ms) |',
    ].join('\n'),
  )
  expect(new Set(calls.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([key]))
})

test('behavior: a service that refuses the key, or answers with something else, fails', async () => {
  const { url } = await startService({ '/quote': { message: key } }, { '/quote': 401 })
  const { text, code } = await run('jupiter', { JUPITER_API_KEY: key }, url)
  expect(code).toBe(1)
  expect(text).toMatch(/\| quote \| failed \|.*\n\| transaction \| failed \|/)
  expect(text).not.toContain(key)
})

const withVariables = Object.entries(liveServices).filter(
  ([, { variables }]) => Object.keys(variables).length > 0,
)

test.each(withVariables)(
  'error: %s without a key: names the variables, sends nothing',
  async (service, { variables }) => {
    const { url, calls } = await startService({})
    const { text, code } = await run(service, {}, url)
    expect([code, calls]).toEqual([2, []])
    const lines = Object.entries(variables).map(
      ([variable, contents]) => `The variable ${variable} is missing: set it to ${contents} (${service}).`,
    )
    expect(text).toBe([...lines, 'Nothing was sent.'].join('\n'))
  },
)

test('error: a key that cannot be parsed, which is not printed', async () => {
  const { text, code } = await run('coinbase', { COINBASE_KEY_ID: 'id', COINBASE_PRIVATE_KEY: 'no-key' })
  expect(code).toBe(1)
  expect(text).toMatch(/\| settings \| failed \| "privateKey" of Coinbase must be/)
  expect(text).not.toContain('no-key')
})

test('error: an unknown service', async () => {
  expect(await run('constructor', {})).toEqual({
    text: 'The service must be one of jupiter, lifi, oneInch, zeroX, coinbase, meld, blockscout, alchemy, farcaster, openId, ethereum, solana, got "constructor".',
    code: 2,
  })
})
