import { expect, test } from 'vitest'
import { createSingleFlight } from './createSingleFlight.js'

/** Creates a single flight whose tasks are settled by the test. */
function setup() {
  const share = createSingleFlight<string>()
  const tasks: { readonly signal: AbortSignal; resolve(value: string): void; reject(error: Error): void }[] =
    []
  const task = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => tasks.push({ signal, resolve, reject }))
  const call = (key = 'a') => {
    const controller = new AbortController()
    return { result: share(key, controller.signal, task), abort: () => controller.abort() }
  }
  return { share, tasks, task, call }
}

test('default: concurrent callers of one key share a task', async () => {
  const { call, tasks } = setup()
  const results = [call().result, call().result]
  tasks[0]?.resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'done'])
  expect(tasks).toHaveLength(1)
})

test('param: another key starts another task', () => {
  const { call, tasks } = setup()
  call('a')
  call('b')
  expect(tasks).toHaveLength(2)
})

test('behavior: keeps no result', async () => {
  const { call, tasks } = setup()
  const first = call()
  tasks[0]?.resolve('old')
  await first.result
  const second = call()
  tasks[1]?.resolve('new')
  expect(await second.result).toBe('new')
})

test('error: all callers receive the error of the task', async () => {
  const { call, tasks } = setup()
  const results = [call().result, call().result]
  tasks[0]?.reject(new Error('failed'))
  const settled = await Promise.allSettled(results)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('behavior: a new task starts after one that failed', async () => {
  const { call, tasks } = setup()
  const first = call()
  tasks[0]?.reject(new Error('failed'))
  await expect(first.result).rejects.toThrow('failed')
  call()
  expect(tasks).toHaveLength(2)
})

test('error: a caller that aborts is rejected at once', async () => {
  const { call } = setup()
  const { result, abort } = call()
  abort()
  await expect(result).rejects.toMatchObject({ code: 'aborted' })
})

test('behavior: the task continues for the other caller', async () => {
  const { call, tasks } = setup()
  const [first, second] = [call(), call()]
  first.abort()
  await expect(first.result).rejects.toMatchObject({ code: 'aborted' })
  expect(tasks[0]?.signal.aborted).toBe(false)
  tasks[0]?.resolve('done')
  expect(await second.result).toBe('done')
})

test('behavior: the task is aborted with its last caller', async () => {
  const { call, tasks } = setup()
  const calls = [call(), call()]
  for (const { abort } of calls) abort()
  await Promise.allSettled(calls.map(({ result }) => result))
  expect(tasks[0]?.signal.aborted).toBe(true)
})

test('behavior: does not join a task that was aborted', async () => {
  const { call, tasks } = setup()
  const first = call()
  first.abort()
  const second = call()
  tasks[0]?.reject(new Error('aborted'))
  tasks[1]?.resolve('done')
  await expect(first.result).rejects.toMatchObject({ code: 'aborted' })
  expect(await second.result).toBe('done')
})

test('behavior: a task that settles after it was aborted does not remove its successor', async () => {
  const { call, tasks } = setup()
  const first = call()
  first.abort()
  const second = call()
  tasks[0]?.reject(new Error('aborted'))
  await expect(first.result).rejects.toMatchObject({ code: 'aborted' })
  const third = call()
  tasks[1]?.resolve('done')
  expect(await Promise.all([second.result, third.result])).toEqual(['done', 'done'])
})

test('error: rejects without a task if the signal is aborted already', async () => {
  const { share, task, tasks } = setup()
  await expect(share('a', AbortSignal.abort(), task)).rejects.toMatchObject({ code: 'aborted' })
  expect(tasks).toHaveLength(0)
})
