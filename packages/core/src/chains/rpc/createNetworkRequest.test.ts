// The tested code loads this lazily. Loading it here first keeps the delay out of the tests.
import './createTransport.js'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../foundation/networks/mainnet.js'
import type { Network } from '../../foundation/schema/network.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { fakeNode } from '../solana/fakeNode.fixtures.js'
import { createNetworkRequest } from './createNetworkRequest.js'

const { signal } = new AbortController()

describe('createNetworkRequest', () => {
  const networkAt = (...http: readonly string[]): Network => ({ ...mainnet, rpcUrls: { default: { http } } })
  const ask = (url: string, clock = fakeClock(), outer = signal) =>
    createNetworkRequest(clock)({
      network: networkAt(url),
      method: 'eth_call',
      params: [{ to: '0x1' }, 'latest'],
      signal: outer,
    })

  test('default: sends one request, and returns its result', async () => {
    const { url, asked } = await fakeNode((_, params) => ({ result: params }))
    const clock = fakeClock()
    expect(await ask(url, clock)).toEqual([{ to: '0x1' }, 'latest'])
    expect(asked).toEqual(['eth_call'])
    expect(clock.pending).toBe(0)
  })

  test.each([null, false, 0, ''])('behavior: returns the result %j unchanged', async (result) => {
    const { url } = await fakeNode(() => ({ result }))
    expect(await ask(url)).toBe(result)
  })

  test('error: the server’s error, with its code as cause', async () => {
    const { url, asked } = await fakeNode(() => ({
      error: { code: 3, message: `execution reverted ${'x'.repeat(1_000)}` },
    }))
    const failure = ask(url)
    await expect(failure).rejects.toMatchObject({ code: 'rpc-request', cause: { cause: { code: 3 } } })
    await expect(failure).rejects.toThrow(/execution reverted x{100,200}\b/)
    expect(asked).toHaveLength(1)
  })

  test('error: no response within 10 s', async () => {
    let received = () => {}
    const arrived = new Promise<void>((resolve) => {
      received = resolve
    })
    const { url, asked } = await fakeNode(() => {
      received()
      return 'hang'
    })
    const clock = fakeClock()
    const failure = ask(url, clock).catch((error: unknown) => error)
    await arrived
    await clock.advance(9_999)
    expect(asked).toHaveLength(1)
    // Four requests, and the delays before the last three.
    await clock.advance(1 + 3 * 10_000 + 150 + 300 + 600)
    expect(await failure).toMatchObject({
      code: 'rpc-request',
      reason: 'unreachable',
      shortMessage: 'No result: unreachable.',
      details: expect.stringContaining('10000 ms'),
    })
    expect(asked).toHaveLength(4)
    expect(clock.pending).toBe(0)
  })

  test('error: aborted', async () => {
    const controller = new AbortController()
    const { url } = await fakeNode(() => {
      setImmediate(() => controller.abort())
      return 'hang'
    })
    const clock = fakeClock()
    await expect(ask(url, clock, controller.signal)).rejects.toMatchObject({ code: 'aborted' })
  })

  test('error: a network without a URL', async () => {
    const failure = createNetworkRequest(fakeClock())({
      network: networkAt(),
      method: 'eth_call',
      params: [],
      signal,
    })
    await expect(failure).rejects.toMatchObject({ code: 'rpc-request' })
  })
})
