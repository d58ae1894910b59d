import { expect, test } from 'vitest'
import { createFairQueue } from './createFairQueue.js'

test('default: takes items round-robin by key', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.slice(0, 1), item)
  expect(queue.size()).toBe(6)
  const taken = Array.from({ length: 4 }, () => queue.take())
  queue.add('b', 'b2')
  expect([...taken, ...Array.from({ length: 4 }, () => queue.take())]).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    'b2',
    undefined,
  ])
  expect(queue.size()).toBe(0)
})
