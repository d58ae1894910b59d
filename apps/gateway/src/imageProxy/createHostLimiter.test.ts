import { expect, test } from 'vitest'
import { createHostLimiter } from './createHostLimiter.js'

const never = new AbortController().signal

test('default: callers wait for a place, in their order', async () => {
  const { acquire } = createHostLimiter({ perHost: 1, total: 10, waiting: 10 })
  const order: string[] = []
  const take = async (name: string) => {
    const release = await acquire('a', never)
    order.push(name)
    release?.()
  }
  const release = await acquire('a', never)
  const waiting = [take('first'), take('second')]
  expect(order).toEqual([])
  release?.()
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'second'])
})

test('behavior: hosts do not wait for each other', async () => {
  const { acquire } = createHostLimiter({ perHost: 1, total: 10, waiting: 10 })
  expect(await Promise.all([acquire('a', never), acquire('b', never)])).toEqual([
    expect.any(Function),
    expect.any(Function),
  ])
})

test('behavior: an aborted caller leaves its place to the next one', async () => {
  const { acquire } = createHostLimiter({ perHost: 1, total: 10, waiting: 10 })
  const release = await acquire('a', never)
  const controller = new AbortController()
  const aborted = acquire('a', controller.signal)
  const next = acquire('a', never)
  controller.abort()
  expect(await aborted).toBeUndefined()
  release?.()
  expect(await next).toEqual(expect.any(Function))
})

test('error: more hosts than the total', async () => {
  const { acquire } = createHostLimiter({ perHost: 1, total: 1, waiting: 10 })
  const release = await acquire('a', never)
  expect(await acquire('b', never)).toBeUndefined()
  release?.()
  expect(await acquire('b', never)).toEqual(expect.any(Function))
})

test('error: more waiting callers than allowed', async () => {
  const { acquire } = createHostLimiter({ perHost: 1, total: 10, waiting: 1 })
  const release = await acquire('a', never)
  const next = acquire('a', never)
  expect(await acquire('a', never)).toBeUndefined()
  release?.()
  expect(await next).toEqual(expect.any(Function))
})
