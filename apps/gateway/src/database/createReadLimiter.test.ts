import { expect, test } from 'vitest'
import { createReadLimiter } from './createReadLimiter.js'

/** Creates a limiter whose reads settle when the test resolves them. */
function start(maxReads: number) {
  const limiter = createReadLimiter(maxReads)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const read = (name: string, { key = name, isBackground = false } = {}) =>
    limiter.run(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve(name))
        }),
      key,
      isBackground,
    )
  return { limiter, begun, read, end: (name: string) => ends.get(name)?.() }
}

test('default: runs a limited number of reads at a time, round-robin by client', async () => {
  const { begun, read, end } = start(2)
  const first = read('a1', { key: 'a' })
  void read('a2', { key: 'a' })
  void read('a3', { key: 'a' })
  void read('b1', { key: 'b' })
  expect(begun).toEqual(['a1', 'a2'])
  end('a1')
  expect(await first).toBe('a1')
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a3'])
  end('a2')
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('behavior: background reads use only a part of the limit', async () => {
  const { begun, read, end } = start(4)
  for (const name of ['x', 'y', 'z']) void read(name, { isBackground: true })
  expect(begun).toEqual(['x'])
  void read('a')
  expect(begun).toEqual(['x', 'a'])
  end('x')
  await expect.poll(() => begun).toEqual(['x', 'a', 'y'])
})

test('error: the next read starts after a read has failed', async () => {
  const { limiter, begun, read } = start(1)
  await expect(limiter.run(() => Promise.reject(new Error('unreachable')), '', false)).rejects.toThrow()
  void read('a')
  await expect.poll(() => begun).toEqual(['a'])
})
