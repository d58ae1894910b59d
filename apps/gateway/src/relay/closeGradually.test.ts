import { expect, test } from 'vitest'
import { closeGradually } from './closeGradually.js'

/** Closes `count` clients. Returns the size of each group and the total time. */
async function closeMany(count: number, maxMs: number) {
  const clients = Array.from({ length: count }, (_, index) => index)
  const closed: number[] = []
  const groups: number[] = []
  // Clients that are closed in the same macrotask are one group.
  let isNewGroup = true
  const start = performance.now()
  await closeGradually(clients, maxMs, (client) => {
    closed.push(client)
    if (isNewGroup) {
      groups.push(0)
      isNewGroup = false
      setImmediate(() => {
        isNewGroup = true
      })
    }
    groups.push((groups.pop() ?? 0) + 1)
  })
  expect(closed).toEqual(clients)
  return { groups, ms: performance.now() - start }
}

test('default: closes many clients in equal groups, with a pause between them', async () => {
  const { groups, ms } = await closeMany(3_000, 200)
  expect(groups).toEqual(Array.from({ length: 10 }, () => 300))
  expect(ms).toBeGreaterThan(9 * 15)
})

test('behavior: closes a few clients in few groups, long before maxMs', async () => {
  const eight = await closeMany(8, 60_000)
  const three = await closeMany(3, 60_000)
  expect([eight.groups, three.groups]).toEqual([[4, 4], [3]])
  expect(Math.max(eight.ms, three.ms)).toBeLessThan(6_000)
})

test('param: maxMs of 0 closes all clients immediately', async () => {
  expect((await closeMany(3_000, 0)).groups).toEqual([3_000])
  expect((await closeMany(0, 0)).groups).toEqual([])
})
