import { expect, test } from 'vitest'
import { createBrowserHostPage } from './createBrowserHostPage.js'

// Vitest runs the tests in a frame of a page with the same origin.
test('default: states the window and the origin of the parent', () => {
  const page = createBrowserHostPage()
  expect(page.parent).toBe(parent)
  expect(page.parentOrigin).toBe(location.origin)
})

test('behavior: stops listening', async () => {
  const page = createBrowserHostPage()
  const received: unknown[] = []
  const stop = page.onMessage(({ data }) => received.push(data))
  const deliver = (data: string) =>
    new Promise((resolve) => {
      addEventListener('message', resolve, { once: true })
      postMessage(data, location.origin)
    })
  await deliver('first')
  stop()
  await deliver('second')
  expect(received).toEqual(['first'])
})
