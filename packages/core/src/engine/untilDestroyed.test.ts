import { describe, expect, test, vi } from 'vitest'
import { AbortedError } from '../foundation/errors/wallet.js'
import { createTestKit } from '../testing/createTestKit.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { untilDestroyed } from './untilDestroyed.js'

const pending = () => new Promise<never>(() => {})

test('default: the result of the read, or its error', async () => {
  const { kit } = createTestKit()
  await expect(untilDestroyed(kit, async () => 5)).resolves.toBe(5)
  const error = new Error('of the server')
  await expect(untilDestroyed(kit, () => Promise.reject(error))).rejects.toBe(error)
})

test('error: a read that throws synchronously rejects', async () => {
  const { kit } = createTestKit()
  const read = () => {
    throw new TypeError('broken')
  }
  await expect(untilDestroyed(kit, read)).rejects.toThrow('broken')
})

describe.each([
  ['the kit is destroyed', 'kit'],
  ["the caller's signal aborts", 'caller'],
] as const)('%s', (_, which) => {
  function setUp() {
    const { kit } = createTestKit()
    const controller = new AbortController()
    const abort = () => (which === 'kit' ? kit.destroy() : controller.abort())
    return { kit, signal: controller.signal, abort }
  }

  test('error: rejects at once, and the signal of the read aborts', async () => {
    const { kit, signal, abort } = setUp()
    let ofRead: AbortSignal | undefined
    const result = untilDestroyed(
      kit,
      (given) => {
        ofRead = given
        return pending()
      },
      signal,
    )
    expect(ofRead?.aborted).toBe(false)
    abort()
    expect(ofRead?.aborted).toBe(true)
    await expect(result).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: rejects without a read if it has happened before', async () => {
    const { kit, signal, abort } = setUp()
    abort()
    const read = vi.fn(pending)
    await expect(untilDestroyed(kit, read, signal)).rejects.toBeInstanceOf(AbortedError)
    expect(read).not.toHaveBeenCalled()
  })

  test('behavior: afterwards, the signal of a read that has ended does not abort', async () => {
    const { kit, signal, abort } = setUp()
    let ofRead: AbortSignal | undefined
    await untilDestroyed(
      kit,
      async (given) => {
        ofRead = given
      },
      signal,
    )
    abort()
    expect(ofRead?.aborted).toBe(false)
  })
})

test('behavior: leaves no listener on a signal, so that many reads with one signal do not leak', async () => {
  const { kit } = createTestKit()
  const { signal } = new AbortController()
  const count = (target: AbortSignal) => {
    const add = vi.spyOn(target, 'addEventListener')
    const remove = vi.spyOn(target, 'removeEventListener')
    return () => add.mock.calls.length - remove.mock.calls.length
  }
  const [ofCaller, ofKit] = [count(signal), count(kit.internal.signal)]
  for (let index = 0; index < 5; index += 1) {
    await untilDestroyed(kit, async () => index, signal)
    await untilDestroyed(kit, () => Promise.reject(new Error('x')), signal).catch(() => {})
  }
  await nextMacrotask()
  expect([ofCaller(), ofKit()]).toEqual([0, 0])
})
