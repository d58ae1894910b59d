import { describe, expect, it } from 'vitest'
import { failureOf, never } from '../../testing/conformance/harness.js'
import { pause } from '../rpc/pause.js'
import { type Answer, fakeNode } from './fakeNode.fixtures.js'
import { getBalance } from './getBalance.js'
import { quickClock } from './quickClock.fixtures.js'
import { networkAt } from './solana.fixtures.js'

const address = '11111111111111111111111111111111'
const balance = (value: unknown): Answer => ({ result: { context: { slot: 1 }, value } })

describe('getBalance', () => {
  it('default', async () => {
    const { url, asked } = await fakeNode(() => balance(7))
    const clock = quickClock()
    expect(await getBalance(clock, { address, network: networkAt(url), signal: never() })).toBe(7n)
    expect(asked).toEqual(['getBalance'])
    expect(clock.pending()).toBe(0)
  })

  it('behavior: exact numbers above the safe integers, to the last lamport', async () => {
    const text = '{"jsonrpc":"2.0","id":"0","result":{"context":{"slot":1},"value":18446744073709551615}}'
    const { url } = await fakeNode(() => ({ text }))
    const parameters = { address, network: networkAt(url), signal: never() }
    expect(await getBalance(quickClock(), parameters)).toBe(2n ** 64n - 1n)
  })

  it.each<[string, Answer]>([
    ['too many requests', { status: 429 }],
    ['a bad gateway', { status: 502 }],
    ['nonsense', { text: '<html>' }],
  ])('behavior: %s: requests the next URL', async (_, answer) => {
    const [bad, good] = [await fakeNode(() => answer), await fakeNode(() => balance(7))]
    const network = networkAt(bad.url, good.url)
    expect(await getBalance(quickClock(), { address, network, signal: never() })).toBe(7n)
    expect([bad.asked.length, good.asked.length]).toEqual([1, 1])
  })

  it('behavior: retries three times, with a growing delay', async () => {
    let times = 0
    const { url } = await fakeNode(() => {
      times += 1
      return times < 4 ? { status: 503 } : balance(7)
    })
    const clock = quickClock()
    expect(await getBalance(clock, { address, network: networkAt(url), signal: never() })).toBe(7n)
    expect(clock.waits).toEqual([150, 300, 600])
  })

  it('error: rejects if no node ever responds', async () => {
    const { url, asked } = await fakeNode(() => ({ status: 503 }))
    const failure = await failureOf(
      getBalance(quickClock(), { address, network: networkAt(url), signal: never() }),
    )
    expect(failure).toMatchObject({ code: 'rpc-request' })
    expect(asked).toHaveLength(4)
  })

  it('error: rejects when there is no response within 10 s', async () => {
    const { url } = await fakeNode(() => 'hang')
    const parameters = { address, network: networkAt(url), signal: never() }
    const failure = await failureOf(getBalance(quickClock({ timesOut: true }), parameters))
    expect(failure).toMatchObject({
      code: 'rpc-request',
      details: 'No response within 10000 ms.',
    })
  })

  it('error: a refused request is not retried, and not sent to another node', async () => {
    const refusing = await fakeNode(() => ({ error: { code: -32602, message: 'Invalid params' } }))
    const other = await fakeNode(() => balance(7))
    const network = networkAt(refusing.url, other.url)
    const failure = await failureOf(getBalance(quickClock(), { address, network, signal: never() }))
    expect(failure).toMatchObject({ code: 'rpc-request', details: 'Invalid params' })
    expect([refusing.asked.length, other.asked.length]).toEqual([1, 0])
  })

  it.each([undefined, null, '7', { lamports: 7 }])('error: %j is not a balance', async (value) => {
    const { url } = await fakeNode(() => balance(value))
    const failure = await failureOf(
      getBalance(quickClock(), { address, network: networkAt(url), signal: never() }),
    )
    expect(failure).toMatchObject({ code: 'rpc-request' })
  })

  it('error: a response without a result', async () => {
    const { url } = await fakeNode(() => ({ result: null }))
    const failure = await failureOf(
      getBalance(quickClock(), { address, network: networkAt(url), signal: never() }),
    )
    expect(failure).toMatchObject({ code: 'rpc-request' })
  })

  it.each(['', 'me', '0x00000000000000000000000000000000000000AA', `${address}1`])(
    'error: %j is not an address, and no request is sent',
    async (wrong) => {
      const { url, asked } = await fakeNode(() => balance(7))
      const parameters = { address: wrong, network: networkAt(url), signal: never() }
      expect(await failureOf(getBalance(quickClock(), parameters))).toMatchObject({ code: 'invalid-address' })
      expect(asked).toEqual([])
    },
  )

  it('error: aborted while the node does not respond, and between two attempts', async () => {
    for (const answer of ['hang', { status: 503 }] as const) {
      const controller = new AbortController()
      const { url, asked } = await fakeNode(() => {
        setImmediate(() => controller.abort())
        return answer
      })
      const clock = { now: () => 0, setTimeout: () => () => {} }
      const parameters = { address, network: networkAt(url), signal: controller.signal }
      expect(await failureOf(getBalance(clock, parameters))).toMatchObject({ code: 'aborted' })
      expect(asked).toHaveLength(1)
    }
  })
})

describe('pause', () => {
  it('default', async () => {
    const clock = quickClock()
    await pause(clock, never(), 5)
    expect(clock.waits).toEqual([5])
  })

  it('error: leaves no timer if aborted before or during the delay', async () => {
    const clock = quickClock()
    expect(await failureOf(pause(clock, AbortSignal.abort(), 5))).toMatchObject({ code: 'aborted' })
    const controller = new AbortController()
    const failure = failureOf(pause(clock, controller.signal, 5))
    controller.abort()
    expect(await failure).toMatchObject({ code: 'aborted' })
    expect(clock.pending()).toBe(0)
  })
})
