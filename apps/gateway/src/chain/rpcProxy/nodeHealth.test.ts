import { expect, test } from 'vitest'
import {
  type NodeHealth,
  newNode,
  rankNodes,
  recordFailure,
  recordOvertaken,
  recordStart,
  recordSuccess,
} from './nodeHealth.js'

const now = 1_000_000
const measured = (latencyMs: number, more: Partial<NodeHealth> = {}): NodeHealth => ({
  ...newNode,
  latencyMs,
  measuredAt: now,
  ...more,
})
/** A node that failed, and can be retried after `pause`. */
const failed = (pause: number, failures = 1): NodeHealth =>
  measured(10, { failures, failedAt: now - 1, retryAt: now + pause })

test.each<[string, readonly NodeHealth[], readonly number[], readonly number[]]>([
  ['new nodes keep the order of the configuration', [newNode, newNode, newNode], [0, 1, 2], [0, 1, 2]],
  ['the fastest node is first', [measured(900), measured(20), measured(100)], [1, 2, 0], [1, 2, 0]],
  ['similar times keep the order', [measured(120), measured(70), measured(65)], [0, 1, 2], [0, 1, 2]],
  ['only reads measure a new node', [measured(20), newNode], [1, 0], [0, 1]],
  [
    'an old measurement is ignored',
    [measured(20), measured(900, { measuredAt: now - 300_001 })],
    [1, 0],
    [0, 1],
  ],
  [
    'a recent measurement is used',
    [measured(20), measured(900, { measuredAt: now - 300_000 })],
    [0, 1],
    [0, 1],
  ],
  [
    'paused nodes come last, the next one to retry first',
    [failed(900), failed(10), measured(5_000)],
    [2, 1, 0],
    [2, 1, 0],
  ],
  ['only reads test a node after its pause', [failed(-1), measured(5_000)], [0, 1], [1, 0]],
])('behavior: %s', (_name, nodes, reads, writes) => {
  expect(rankNodes(nodes, 'read', now)).toEqual(reads)
  expect(rankNodes(nodes, 'write', now)).toEqual(writes)
})

test('behavior: the pause doubles with each failure, up to a minute', () => {
  const pauses: number[] = []
  let node = newNode
  for (let at = now; pauses.length < 8; at = node.retryAt) {
    node = recordFailure(recordStart(node, at), at, at)
    pauses.push(node.retryAt - at)
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('behavior: calls in flight that fail together count once', () => {
  const node = recordFailure(newNode, now, now + 50)
  expect(recordFailure(node, now + 10, now + 60)).toBe(node)
  expect(recordFailure(node, now + 50, now + 70).failures).toBe(2)
})

test('behavior: one call tests a failed node, and a success ends the pause', () => {
  const probed = recordStart(failed(-1), now)
  expect(rankNodes([probed, measured(5_000)], 'read', now)).toEqual([1, 0])
  const healthy = recordSuccess(probed, 10, now)
  expect(healthy).toMatchObject({ failures: 0, retryAt: 0 })
  expect(rankNodes([healthy, measured(5_000)], 'write', now)).toEqual([0, 1])
})

test('behavior: the response time is a moving average, and being overtaken raises it', () => {
  expect(recordSuccess(newNode, 100, now).latencyMs).toBe(100)
  expect(recordSuccess(measured(100), 200, now).latencyMs).toBe(120)
  expect(recordOvertaken(failed(5), 1_010, now)).toMatchObject({ latencyMs: 210, failures: 1 })
  expect(recordSuccess(measured(100, { measuredAt: now - 300_001 }), 200, now).latencyMs).toBe(200)
})
