import { expect, test } from 'vitest'
import { afterPaint } from './afterPaint.js'

test('default: resolves when the browser is idle', async () => {
  const asked: { readonly callback: () => void; readonly timeout: number }[] = []
  let isResolved = false
  const painted = afterPaint({
    requestIdleCallback: (callback, { timeout }) => asked.push({ callback, timeout }),
  }).then(() => {
    isResolved = true
  })
  await Promise.resolve()
  expect(isResolved).toBe(false)
  expect(asked.map(({ timeout }) => timeout)).toEqual([100])
  asked[0]?.callback()
  await painted
  expect(isResolved).toBe(true)
})

test('behavior: resolves at once where idle times are unknown', async () => {
  await expect(afterPaint({})).resolves.toBeUndefined()
})
