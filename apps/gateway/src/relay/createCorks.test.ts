import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { createCorks } from './createCorks.js'

/** A stream that records how many chunks each write of the system would have. */
function createStream() {
  const writes: (number | 'released')[] = []
  const stream = Object.assign(new Duplex({ read() {} }), {
    _writev(chunks: readonly unknown[], done: () => void) {
      writes.push(chunks.length)
      done()
    },
  })
  return { stream, writes, release: () => void writes.push('released') }
}

test('default: writes of one task and its microtasks are one write', async () => {
  const corks = createCorks()
  const [one, other] = [createStream(), createStream()]
  for (const text of ['a', 'b', 'c']) {
    corks.hold(one.stream, one.release)
    one.stream.write(text)
    await Promise.resolve()
  }
  corks.hold(other.stream, other.release)
  other.stream.write('d')
  expect([one.writes, other.writes]).toEqual([[], []])
  await new Promise((resolve) => setImmediate(resolve))
  expect([one.writes, other.writes]).toEqual([
    [3, 'released'],
    [1, 'released'],
  ])
})

test('behavior: a later task writes again', async () => {
  const corks = createCorks()
  const { stream, writes, release } = createStream()
  for (const text of ['a', 'b']) {
    corks.hold(stream, release)
    stream.write(text)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(writes).toEqual([1, 'released', 1, 'released'])
})

test('behavior: does not hold more than 64 KiB of a socket', async () => {
  const corks = createCorks()
  const { stream, writes, release } = createStream()
  for (let index = 0; index < 4; index += 1) {
    corks.hold(stream, release)
    stream.write('x'.repeat(40_000))
  }
  // Two of them together are over the limit.
  expect(writes).toEqual([2])
  await new Promise((resolve) => setImmediate(resolve))
  expect(writes).toEqual([2, 2, 'released'])
})
