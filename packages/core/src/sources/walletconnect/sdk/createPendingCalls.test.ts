import { describe, expect, test } from 'vitest'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { createPendingCalls } from './createPendingCalls.js'

/** A response that settles when the test says so. */
function pendingResponse() {
  let resolve = (_: string) => {}
  let reject = (_: unknown) => {}
  const promise = new Promise<string>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve: (value: string) => resolve(value), reject: (error: unknown) => reject(error) }
}

function setUp() {
  const clock = fakeClock()
  return { clock, calls: createPendingCalls(clock), controller: new AbortController(), ...pendingResponse() }
}

describe('waitForWallet', () => {
  test('default: resolves with the response, without a time-out', async () => {
    const { clock, calls, promise, resolve } = setUp()
    const call = calls.waitForWallet(promise, undefined)
    await clock.advance(10 ** 9)
    expect(clock.pending).toBe(0)
    resolve('signed')
    expect(await call).toBe('signed')
    expect(calls.rejectAll(new Error('late'))).toBe(false)
  })

  test('error: the wallet’s error, unchanged', async () => {
    const { calls, promise, reject } = setUp()
    const call = calls.waitForWallet(promise, undefined)
    const error = { code: 4001 }
    reject(error)
    await expect(call).rejects.toBe(error)
    expect(calls.rejectAll(new Error('late'))).toBe(false)
  })

  test('error: aborted, before or after the call; a late response is ignored', async () => {
    const { calls, controller, promise, resolve } = setUp()
    const call = calls.waitForWallet(promise, controller.signal)
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(AbortedError)
    await expect(calls.waitForWallet(promise, controller.signal)).rejects.toBeInstanceOf(AbortedError)
    resolve('late')
    await expect(call).rejects.toBeInstanceOf(AbortedError)
    expect(calls.rejectAll(new Error('late'))).toBe(false)
  })

  test('error: a late rejection after it was aborted is handled', async () => {
    const { calls, controller, promise, reject } = setUp()
    const call = calls.waitForWallet(promise, controller.signal)
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(AbortedError)
    // Vitest reports an unhandled rejection as an error of the run.
    reject(new Error('late'))
    await expect(call).rejects.toBeInstanceOf(AbortedError)
  })
})

describe('rejectAll', () => {
  test('default: rejects every pending call once', async () => {
    const { calls } = setUp()
    const error = new Error('The session has ended.')
    const pending = ['a', 'b', undefined].map((topic) =>
      calls.waitForWallet(pendingResponse().promise, undefined, topic),
    )
    const failures = Promise.allSettled(pending)
    expect(calls.rejectAll(error)).toBe(true)
    expect(await failures).toEqual(pending.map(() => ({ status: 'rejected', reason: error })))
    expect(calls.rejectAll(error)).toBe(false)
  })

  test('param: topic: rejects only the calls of that session', async () => {
    const { calls } = setUp()
    const error = new Error('The session has ended.')
    const one = pendingResponse()
    const [first, second, none] = [
      calls.waitForWallet(pendingResponse().promise, undefined, 'a'),
      calls.waitForWallet(one.promise, undefined, 'b'),
      calls.waitForWallet(one.promise, undefined),
    ]
    const failure = expect(first).rejects.toBe(error)
    expect(calls.rejectAll(error, 'a')).toBe(true)
    expect(calls.rejectAll(error, 'c')).toBe(false)
    await failure
    one.resolve('signed')
    expect(await Promise.all([second, none])).toEqual(['signed', 'signed'])
  })
})

describe('waitForRelay', () => {
  test('default: resolves with the response, and leaves no timer', async () => {
    const { clock, calls, promise, resolve } = setUp()
    const call = calls.waitForRelay(promise, undefined)
    expect(clock.pending).toBe(1)
    resolve('published')
    expect(await call).toBe('published')
    expect(clock.pending).toBe(0)
  })

  test('error: no response within 15 s', async () => {
    const { clock, calls, promise } = setUp()
    const failure = expect(calls.waitForRelay(promise, undefined)).rejects.toMatchObject({
      code: 'relay-unreachable',
    })
    await clock.advance(14_999)
    expect(calls.rejectAll(new Error('other'), 'another session')).toBe(false)
    await clock.advance(1)
    await failure
    expect(clock.pending).toBe(0)
  })

  test('error: aborted or rejected: leaves no timer', async () => {
    for (const end of ['abort', 'reject', 'rejectAll'] as const) {
      const { clock, calls, controller, promise, reject } = setUp()
      const call = calls.waitForRelay(promise, controller.signal)
      const failure = expect(call).rejects.toBeDefined()
      if (end === 'abort') controller.abort()
      else if (end === 'reject') reject(new Error('closed'))
      else calls.rejectAll(new Error('ended'))
      await failure
      expect(clock.pending).toBe(0)
    }
  })
})
