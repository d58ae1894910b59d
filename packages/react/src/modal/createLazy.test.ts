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
  return { lazy, asked: requests, listener, stop: unsubscribe }
}

describe('createLazy', () => {
  test('default', async () => {
    const { lazy, asked, listener } = setUp()
    expect(lazy.get()).toEqual({ status: 'idle' })
    lazy.load()
    expect(lazy.get()).toEqual({ status: 'loading' })
    asked[0]?.resolve('part')
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'ready', value: 'part' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('behavior: asked for again while it loads or when it is there, it is fetched once', async () => {
    const { lazy, asked } = setUp()
    lazy.load()
    lazy.load()
    asked[0]?.resolve('part')
    await nextMicrotask()
    const ready = lazy.get()
    lazy.load()
    expect(asked).toHaveLength(1)
    expect(lazy.get()).toBe(ready)
  })

  test('error: what failed can be loaded again', async () => {
    const { lazy, asked } = setUp()
    lazy.load()
    asked[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'failed' })
    lazy.load()
    expect(lazy.get()).toEqual({ status: 'loading' })
    asked[1]?.resolve('part')
    await nextMicrotask()
    expect(lazy.get()).toEqual({ status: 'ready', value: 'part' })
  })

  test('behavior: who stopped listening hears nothing more', () => {
    const { lazy, listener, stop } = setUp()
    stop()
    lazy.load()
    expect(listener).not.toHaveBeenCalled()
  })
})
