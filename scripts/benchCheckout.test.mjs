import { expect, test } from 'vitest'
import { createCleanup, resolveCommit } from './benchCheckout.mjs'

test('default: runs the last step first, each once', async () => {
  /** @type {string[]} */
  const done = []
  const { add, run } = createCleanup()
  add(() => done.push('folder'))
  add(() => done.push('process'))
  await Promise.all([run(), run()])
  expect(done).toEqual(['process', 'folder'])
})

test('behavior: runs the other steps if one fails', async () => {
  /** @type {unknown[]} */
  const done = []
  const { add, run } = createCleanup((error) => done.push(error))
  const failure = new Error('The folder is in use.')
  add(() => done.push('first'))
  add(() => Promise.reject(failure))
  await run()
  expect(done).toEqual([failure, 'first'])
})

test('behavior: a second call waits for the first one', async () => {
  /** @type {(value?: unknown) => void} */
  let resolve = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  let isDone = false
  const { add, run } = createCleanup()
  add(async () => {
    await promise
    isDone = true
  })
  void run()
  const second = run()
  resolve()
  await second
  expect(isDone).toBe(true)
})

test('behavior: runs a step that is added after the end', async () => {
  const { add, run } = createCleanup()
  await run()
  const done = new Promise((resolve) => add(() => resolve('removed')))
  expect(await done).toBe('removed')
})

test('error: names the value that is not a commit', async () => {
  await expect(resolveCommit('no-such-branch')).rejects.toThrow(
    '--against must be a commit of this repository, got "no-such-branch".',
  )
  await expect(resolveCommit('--all')).rejects.toThrow('got "--all"')
})
