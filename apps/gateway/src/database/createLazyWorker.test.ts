import { expect, test } from 'vitest'
import { createLazyWorker } from './createLazyWorker.js'

/** A worker that records its calls. */
function createRecorder() {
  const calls: string[] = []
  const record = async (call: string) => void calls.push(call)
  const worker = createLazyWorker(async () => {
    await record('start')
    return {
      query: async (sql) => [await record(sql), sql],
      exec: record,
      close: () => record('close'),
    }
  })
  return { calls, worker }
}

test('default: starts once, with the first statement, and runs the statements in order', async () => {
  const { calls, worker } = createRecorder()
  expect([calls, worker.hasStarted()]).toEqual([[], false])
  const [rows] = await Promise.all([worker.query('one', [], true), worker.exec('two')])
  expect(rows).toEqual([undefined, 'one'])
  expect(worker.hasStarted()).toBe(true)
  await worker.exec('three')
  await worker.close()
  expect(calls).toEqual(['start', 'one', 'two', 'three', 'close'])
})

test('behavior: close() without a statement does not start it, and neither does a later statement', async () => {
  const { calls, worker } = createRecorder()
  await worker.close()
  await expect(worker.query('one', [], true)).rejects.toThrow('The embedded database has stopped')
  await expect(worker.exec('two')).rejects.toThrow('The embedded database has stopped')
  expect(calls).toEqual([])
})

test('behavior: close() while it starts closes it, after the statement that started it', async () => {
  const { calls, worker } = createRecorder()
  const running = worker.exec('one')
  expect(worker.hasStarted()).toBe(false)
  await Promise.all([running, worker.close()])
  expect(calls).toEqual(['start', 'one', 'close'])
})

test('error: statements reject with the error of the start, and close() resolves', async () => {
  const worker = createLazyWorker(() => Promise.reject(new Error('no memory')))
  await expect(worker.exec('one')).rejects.toThrow('no memory')
  await expect(worker.query('two', [], false)).rejects.toThrow('no memory')
  expect(worker.hasStarted()).toBe(true)
  await expect(worker.close()).resolves.toBeUndefined()
})
