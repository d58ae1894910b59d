import { expect, test, vi } from 'vitest'
import { readPageActivity } from './pageActivity.js'

function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return Object.assign(new EventTarget(), { document })
}

test('default', () => {
  const scope = page()
  const { isHidden, watchReturn } = readPageActivity(scope)
  const listener = vi.fn()
  const stop = watchReturn(listener)
  expect(isHidden()).toBe(false)
  scope.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(1)
  scope.document.visibilityState = 'hidden'
  scope.document.dispatchEvent(new Event('visibilitychange'))
  expect(isHidden()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  scope.document.visibilityState = 'visible'
  scope.document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  scope.dispatchEvent(new Event('focus'))
  scope.document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('behavior: without a document, as on a server, the app is hidden', () => {
  const { isHidden, watchReturn } = readPageActivity({})
  expect(isHidden()).toBe(true)
  watchReturn(() => {})()
})
