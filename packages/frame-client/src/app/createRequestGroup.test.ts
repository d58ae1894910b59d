import { nextMacrotask } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createRequestGroup } from './createRequestGroup.js'

test('default: reports what the first request displays, in the order in which they began', async () => {
  const group = createRequestGroup()
  const reported: unknown[] = []
  group.watch((...shown) => reported.push(shown))
  const ends: (() => void)[] = []
  const begin = (isSettings?: boolean) =>
    group.run(undefined, () => new Promise<void>((resolve) => ends.push(resolve)), isSettings)
  const take = async () => {
    await nextMacrotask()
    return reported.splice(0)
  }
  void begin()
  void begin()
  void begin(true)
  void begin()
  expect(await take()).toEqual([[true, false]])
  ends[0]?.()
  expect(await take()).toEqual([])
  ends[1]?.()
  expect(await take()).toEqual([[true, true]])
  ends[2]?.()
  expect(await take()).toEqual([[true, false]])
  ends[3]?.()
  expect(await take()).toEqual([[false, false]])
})

test('behavior: a later request that is aborted changes nothing', async () => {
  const group = createRequestGroup()
  const reported: unknown[] = []
  group.watch((...shown) => reported.push(shown))
  const until = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const first = group.run(undefined, until, true)
  const controller = new AbortController()
  const second = group.run(controller.signal, until)
  controller.abort()
  await expect(second).rejects.toThrow()
  await nextMacrotask()
  expect(reported).toEqual([[true, true]])
  group.abortAll()
  await expect(first).rejects.toThrow()
  await nextMacrotask()
  expect(reported).toEqual([
    [true, true],
    [false, false],
  ])
})
