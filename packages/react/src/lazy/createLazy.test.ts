import { describe, expect, test, vi } from 'vitest'
import { createLazy } from './createLazy.js'

const nextMicrotask = () => Promise.resolve()

function setUp() {
  const requests: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const lazy = createLazy(
    () => new Promise<string>((resolve, reject) => void requests.push({ resolve, reject })),
  )
  const listener = vi.fn()
  const unsubscribe = lazy.subscribe(listener)
  return { lazy, requests, listener, unsubscribe }
}

describe('createLazy', () => {
  test('default', async () => {
    const { lazy, requests, listener } = setUp()
    expect(lazy.get()).toEqual({ status: 'idle' })
    lazy.load()
    expect(lazy.get()).toEqual({ status: 'loading' })
    requests[0]?.resolve('part')
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'ready', value: 'part' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('behavior: loads only once if load is called while pending or ready', async () => {
    const { lazy, requests } = setUp()
    lazy.load()
    lazy.load()
    requests[0]?.resolve('part')
    await nextMicrotask()
    const ready = lazy.get()
    lazy.load()
    expect(requests).toHaveLength(1)
    expect(lazy.get()).toBe(ready)
  })

  test('behavior: a loaded value loads what it needs more when it is loaded again', async () => {
    const prepare = vi.fn()
    const lazy = createLazy(async () => ({ prepare }))
    lazy.load()
    await nextMicrotask()
    await nextMicrotask()
    expect(lazy.get().status).toBe('ready')
    expect(prepare).not.toHaveBeenCalled()
    lazy.load()
    expect(prepare).toHaveBeenCalledOnce()
  })

  test('error: can load again after a failure', async () => {
    const { lazy, requests } = setUp()
    lazy.load()
    requests[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'failed' })
    lazy.load()
    expect(lazy.get()).toEqual({ status: 'loading' })
    requests[1]?.resolve('part')
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'ready', value: 'part' })
  })

  test('behavior: does not notify a listener after it unsubscribed', () => {
    const { lazy, listener, unsubscribe } = setUp()
    unsubscribe()
    lazy.load()
    expect(listener).not.toHaveBeenCalled()
  })
})
