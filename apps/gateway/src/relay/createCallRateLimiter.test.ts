import { expect, test } from 'vitest'
import { createCallRateLimiter } from './createCallRateLimiter.js'

const rate = (burst: number) => ({ burst, perSecond: 1 })
const from = (clientId: string, address: string, projectId = 'demo', isLocal = false) => ({
  clientId,
  address,
  isLocal,
  projectId,
})
const start = () => createCallRateLimiter({ client: rate(2), address: rate(4), project: rate(6) }, () => 0)

test('default: limits the calls of one client', () => {
  const { take } = start()
  expect([1, 2, 3].map(() => take(from('a', '1'), 1))).toEqual([true, true, false])
})

test('behavior: new client ids do not bypass the rate of their address', () => {
  const { take } = start()
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => take(from(id, '1'), 1))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(take(from('e', '2'), 1)).toBe(true)
})

test('behavior: new addresses do not bypass the rate of their project', () => {
  const { take } = start()
  const results = Array.from({ length: 7 }, (_, index) => take(from(`${index}`, `${index}`), 1))
  expect(results).toEqual([true, true, true, true, true, true, false])
  expect(take(from('x', 'x', 'other'), 1)).toBe(true)
})

test('behavior: limits local clients by project, not by address', () => {
  const { take } = start()
  const results = Array.from({ length: 7 }, (_, index) => take(from(`${index}`, '1', 'demo', true), 1))
  expect(results).toEqual([true, true, true, true, true, true, false])
})

test('behavior: a call refused by the limit of its client takes no tokens from its address', () => {
  const { take } = start()
  for (let calls = 0; calls < 100; calls += 1) take(from('a', '1'), 1)
  expect(take(from('b', '1'), 2)).toBe(true)
})
