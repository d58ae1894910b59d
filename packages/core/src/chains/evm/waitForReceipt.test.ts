import { describe, expect, it } from 'vitest'
import { ReceiptTimeoutError, RpcRequestError } from '../../foundation/errors/rpc.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { testNetworks } from '../../testing/testNetworks.js'
import type { NetworkRequest } from './askNetwork.js'
import { waitForReceipt } from './waitForReceipt.js'

const [network] = testNetworks
const hash = `0x${'12'.repeat(32)}` as const
const mined = { status: '0x1', blockNumber: '0x10', gasUsed: '0x5208', transactionHash: hash }

/** A fake network that responds with `answer`. */
function requestFor(answer: () => unknown): NetworkRequest {
  return async () => answer()
}

function never(): AbortSignal {
  return new AbortController().signal
}

describe('waitForReceipt', () => {
  it('default: asks every second until the transaction is mined, and leaves no timer', async () => {
    const clock = fakeClock(0)
    const askedAt: number[] = []
    const request = requestFor(() => {
      askedAt.push(clock.now())
      return askedAt.length < 3 ? null : mined
    })
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    await clock.advance(2_000)
    expect(await receipt).toMatchObject({ hash, status: 'success' })
    expect(askedAt).toEqual([0, 1_000, 2_000])
    expect(clock.pending).toBe(0)
  })

  it('behavior: retries after a failed response', async () => {
    const clock = fakeClock()
    let calls = 0
    const request = requestFor(() => {
      calls += 1
      if (calls === 1) throw new Error('The network hiccuped.')
      return mined
    })
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    await clock.advance(1_000)
    expect(await receipt).toMatchObject({ status: 'success' })
  })

  it('error: not mined in time, on the instance’s clock; the network’s last error is the cause', async () => {
    const clock = fakeClock()
    const request = requestFor(() => {
      throw new Error('Boom.')
    })
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    const failure = expect(receipt).rejects.toBeInstanceOf(ReceiptTimeoutError)
    const cause = expect(receipt).rejects.toMatchObject({ cause: expect.any(RpcRequestError) })
    await clock.advance(24_999)
    expect(clock.pending).toBe(2)
    await clock.advance(1)
    await Promise.all([failure, cause])
    expect(clock.pending).toBe(0)
  })

  it('error: a request that never settles does not outlast the time-out', async () => {
    const clock = fakeClock()
    const request = requestFor(() => new Promise(() => {}))
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    const failure = expect(receipt).rejects.toBeInstanceOf(ReceiptTimeoutError)
    await clock.advance(25_000)
    await failure
    await nextMacrotask()
    expect(clock.pending).toBe(0)
  })

  it('error: sends no more requests after it was cancelled', async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    let calls = 0
    const request = requestFor(() => {
      calls += 1
      return null
    })
    const { signal } = controller
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal })
    const failure = expect(receipt).rejects.toBeInstanceOf(AbortedError)
    await clock.advance(1_000)
    controller.abort()
    await failure
    expect(clock.pending).toBe(0)
    expect(calls).toBe(2)
  })

  it('error: sends no request if it was cancelled before it started', async () => {
    const clock = fakeClock()
    const request = requestFor(() => mined)
    const signal = AbortSignal.abort()
    const receipt = waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal })
    await expect(receipt).rejects.toBeInstanceOf(AbortedError)
    expect(clock.pending).toBe(0)
  })
})
