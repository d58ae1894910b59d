import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createDeadline } from './createDeadline.js'

const untilAborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)))

test('default: it aborts after the time', async () => {
  const signal = createDeadline(new AbortController().signal, 10)
  expect(signal.aborted).toBe(false)
  expect(await untilAborted(signal)).toMatchObject({ name: 'TimeoutError' })
})

test('behavior: it aborts with the given signal', () => {
  const controller = new AbortController()
  const signal = createDeadline(controller.signal, 60_000)
  controller.abort('closed')
  expect(signal.reason).toBe('closed')
  expect(createDeadline(controller.signal, 60_000).reason).toBe('closed')
})

test('behavior: it aborts also after a garbage collection (nodejs/node#57736)', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const aborted = untilAborted(createDeadline(new AbortController().signal, 200))
  // In a later task, after which nothing on the stack refers to the timer's signal.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(await aborted).toMatchObject({ name: 'TimeoutError' })
})
