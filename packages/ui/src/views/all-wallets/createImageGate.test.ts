import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImageGate } from './createImageGate.js'

beforeEach(() => {
  vi.useFakeTimers()
  // Node.js has no frames.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Scrolls with `speed` px per ms for `ms`, with an event each 10 ms. */
function scroll(gate: ReturnType<typeof createImageGate>, { speed, ms }: { speed: number; ms: number }) {
  for (let elapsed = 0; elapsed < ms; elapsed += 10) {
    vi.advanceTimersByTime(10)
    gate.onScroll(5_000 + elapsed * speed, Date.now())
  }
}

test('default: requests images at once before the first scroll event', () => {
  expect(createImageGate().canRequest('a')).toBe(true)
})

test.each([
  ['slow', { speed: 0.3, ms: 200 }, true],
  ['fast', { speed: 1.2, ms: 200 }, false],
  ['fast in the other direction', { speed: -1.2, ms: 200 }, false],
  ['too short to have a speed', { speed: 1.2, ms: 40 }, true],
])('behavior: scrolling that is %s', (_, movement, expected) => {
  const gate = createImageGate()
  scroll(gate, movement)
  expect(gate.canRequest('a')).toBe(expected)
})

test('behavior: a jump after a pause is not fast scrolling', () => {
  const gate = createImageGate()
  gate.onScroll(0, 0)
  gate.onScroll(90_000, 1_000)
  expect(gate.canRequest('a')).toBe(true)
})

test('behavior: requests a loaded image at once while the list scrolls fast', () => {
  const gate = createImageGate()
  gate.onLoad('a')
  scroll(gate, { speed: 2, ms: 100 })
  expect([gate.canRequest('a'), gate.canRequest('b'), gate.canRequest(undefined)]).toEqual([
    true,
    false,
    true,
  ])
})

test('behavior: requests the images that wait once scrolling slows, a few in each frame', () => {
  const gate = createImageGate()
  scroll(gate, { speed: 2, ms: 100 })
  const onOpen = vi.fn()
  for (const image of Array.from({ length: 5 }, (_, index) => `${index}`)) gate.wait(() => onOpen(image))
  expect(onOpen).not.toHaveBeenCalled()
  scroll(gate, { speed: 0.1, ms: 70 })
  const counts = [0, 1, 2, 3].map(() => {
    vi.advanceTimersToNextTimer()
    return onOpen.mock.calls.length
  })
  expect(counts).toEqual([2, 4, 5, 5])
  expect(onOpen.mock.calls.flat()).toEqual(Array.from({ length: 5 }, (_, index) => `${index}`))
})

test('behavior: requests the images that wait once scrolling stops', () => {
  const gate = createImageGate()
  scroll(gate, { speed: 2, ms: 100 })
  const onOpen = vi.fn()
  gate.wait(onOpen)
  vi.runAllTimers()
  expect(onOpen).toHaveBeenCalledOnce()
  expect(gate.canRequest('a')).toBe(true)
})

test('behavior: does not request the image of a tile that was removed', () => {
  const gate = createImageGate()
  scroll(gate, { speed: 2, ms: 100 })
  const onOpen = vi.fn()
  gate.wait(onOpen)()
  vi.runAllTimers()
  expect(onOpen).not.toHaveBeenCalled()
})

test('behavior: stops requesting images if the list scrolls fast again', () => {
  const gate = createImageGate()
  scroll(gate, { speed: 2, ms: 100 })
  const onOpen = vi.fn()
  for (let count = 0; count < 100; count++) gate.wait(() => onOpen())
  scroll(gate, { speed: 0.1, ms: 60 })
  scroll(gate, { speed: 2, ms: 110 })
  const { length } = onOpen.mock.calls
  expect(length).toBeLessThan(100)
  scroll(gate, { speed: 2, ms: 500 })
  expect(onOpen).toHaveBeenCalledTimes(length)
})

test('behavior: `dispose` stops all timers', () => {
  const gate = createImageGate()
  scroll(gate, { speed: 2, ms: 100 })
  gate.wait(() => {})
  gate.onScroll(0, Date.now())
  gate.dispose()
  expect(vi.getTimerCount()).toBe(0)
})

test('error: remembers images that did not load', () => {
  const gate = createImageGate()
  gate.onError('a')
  expect([gate.hasFailed('a'), gate.hasFailed('b'), gate.hasFailed(undefined)]).toEqual([true, false, false])
})
