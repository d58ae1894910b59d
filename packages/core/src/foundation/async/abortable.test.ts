import { expect, test, vi } from 'vitest'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { AbortedError } from '../errors/wallet.js'
import { abortable } from './abortable.js'

/** A signal that counts its listeners. */
function createSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const add = vi.spyOn(signal, 'addEventListener')
  const remove = vi.spyOn(signal, 'removeEventListener')
  return { controller, signal, listeners: () => add.mock.calls.length - remove.mock.calls.length }
}

test('default: settles like the promise, and removes its listener', async () => {
  const { signal, listeners } = createSignal()
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1)
  const failure = new Error('of the wallet')
  await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure)
  await nextMacrotask()
  expect(listeners()).toBe(0)
})

test('error: rejects as soon as the signal aborts, while the promise is still pending', async () => {
  const { controller, signal } = createSignal()
  const pending = abortable(new Promise(() => {}), signal)
  controller.abort(new Error('a reason of the app'))
  await expect(pending).rejects.toBeInstanceOf(AbortedError)
})

test('error: rejects if the signal has aborted before, whatever the promise does', async () => {
  const promises = [Promise.resolve(1), new Promise(() => {}), Promise.reject(new Error('late'))]
  for (const promise of promises)
    await expect(abortable(promise, AbortSignal.abort())).rejects.toBeInstanceOf(AbortedError)
})

test('behavior: an abort after the result changes nothing', async () => {
  const { controller, signal } = createSignal()
  const result = await abortable(Promise.resolve('signed'), signal)
  controller.abort()
  expect(result).toBe('signed')
})

test('behavior: a result after the abort is ignored, and its rejection is handled', async () => {
  const { controller, signal, listeners } = createSignal()
  let fail: (error: Error) => void = () => {}
  const pending = abortable(
    new Promise((_, reject) => {
      fail = reject
    }),
    signal,
  )
  controller.abort()
  await expect(pending).rejects.toBeInstanceOf(AbortedError)
  // An unhandled rejection would fail the test run.
  fail(new Error('late'))
  await nextMacrotask()
  expect(listeners()).toBe(0)
})
