import { expect, test, vi } from 'vitest'
import { createHub } from './createHub.js'
import type { Mailbox, PendingQuery, StoredMessage } from './mailbox/Mailbox.js'

const message = (seq: number, more: Partial<StoredMessage> = {}): StoredMessage => ({
  seq,
  topic: 't',
  message: `m${seq}`,
  tag: 1,
  attestation: null,
  publisher: 'sender',
  publishedAt: 0,
  expiresAt: 1_000,
  ...more,
})

/** Starts a hub with one subscription, and a fake mailbox whose reads settle when the test calls `resolve` or `fail`. */
function start() {
  const reads: {
    query: PendingQuery
    resolve: (messages: readonly StoredMessage[], hasMore?: boolean) => void
    fail: () => void
  }[] = []
  const readPending: Mailbox['readPending'] = (query) =>
    new Promise((resolve, reject) => {
      reads.push({
        query,
        resolve: (messages, hasMore = false) => resolve({ messages, hasMore }),
        fail: () => reject(new Error('unreachable')),
      })
    })
  const errors: unknown[] = []
  const hub = createHub(
    { readPending },
    () => 500,
    (error) => errors.push(error),
  )
  const pushed: number[] = []
  const subscription = {
    id: 'id',
    topic: 't',
    clientId: 'client',
    push: async ({ seq }: StoredMessage) => void pushed.push(seq),
  }
  hub.add(subscription)
  return { hub, reads, pushed, errors, subscription }
}

test('default: sends pending messages first, then live messages, each once', async () => {
  const { hub, reads, pushed, subscription } = start()
  hub.deliver(message(3))
  const sending = hub.sendPending([subscription])
  hub.deliver(message(4))
  reads[0]?.resolve([message(1), message(2), message(3)])
  await sending
  hub.deliver(message(5))
  hub.deliver(message(5))
  expect(pushed).toEqual([1, 2, 3, 4, 5])
  expect(reads[0]?.query).toEqual({
    topics: ['t'],
    clientId: 'client',
    now: 500,
    after: 0,
    limit: 32,
    maxBytes: 262_144,
    isBackground: false,
  })
})

test('behavior: does not send a client its own messages, expired messages or those of other topics', async () => {
  const { hub, reads, pushed, subscription } = start()
  const sending = hub.sendPending([subscription])
  reads[0]?.resolve([])
  await sending
  hub.deliver(message(1, { publisher: 'client' }))
  hub.deliver(message(2, { expiresAt: 500 }))
  hub.deliver(message(3, { topic: 'other' }))
  expect(pushed).toEqual([])
})

test('behavior: reads pending messages in pages', async () => {
  const { hub, reads, pushed, subscription } = start()
  const page = Array.from({ length: 32 }, (_, index) => message(index + 1))
  const sending = hub.sendPending([subscription])
  reads[0]?.resolve(page, true)
  await expect.poll(() => reads.length).toBe(2)
  expect(reads[1]?.query.after).toBe(32)
  reads[1]?.resolve([message(40)])
  await sending
  expect(pushed).toHaveLength(33)
})

test('behavior: reads pending messages once more after resync() was called during a read', async () => {
  const { hub, reads, pushed, subscription } = start()
  const sending = hub.sendPending([subscription])
  await Promise.all([hub.resync('t'), hub.resync(), hub.resync('unknown')])
  expect(reads).toHaveLength(1)
  reads[0]?.resolve([message(1)])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([message(1), message(2)])
  await sending
  expect(pushed).toEqual([1, 2])
  expect(reads).toHaveLength(2)
})

test('behavior: queues live messages during a resync until the older messages are sent', async () => {
  const { hub, reads, pushed, subscription } = start()
  const sending = hub.sendPending([subscription])
  reads[0]?.resolve([])
  await sending
  const resynced = hub.resync('t')
  hub.deliver(message(2))
  reads[1]?.resolve([message(1)])
  await resynced
  expect(pushed).toEqual([1, 2])
})

test('behavior: sends nothing to a removed subscription', async () => {
  const { hub, pushed, subscription } = start()
  expect(hub.size()).toBe(1)
  hub.remove(subscription)
  hub.deliver(message(1))
  await hub.sendPending([subscription])
  expect(hub.size()).toBe(0)
  expect(pushed).toEqual([])
})

test('behavior: stops reading pages when the subscription is removed', async () => {
  const { hub, reads, subscription } = start()
  const sending = hub.sendPending([subscription])
  hub.remove(subscription)
  reads[0]?.resolve([message(1)], true)
  await sending
  expect(reads).toHaveLength(1)
})

test('behavior: a slow client does not delay other clients', async () => {
  const { hub, reads, pushed, subscription } = start()
  const slow = { ...subscription, clientId: 'slow', push: () => new Promise<void>(() => {}) }
  hub.add(slow)
  void hub.resync()
  for (const { resolve } of reads) resolve([message(1)])
  await expect.poll(() => pushed).toEqual([1])
  hub.deliver(message(2))
  expect(pushed).toEqual([1, 2])
})

test('behavior: when the queue of live messages is full, reads the further ones from the mailbox', async () => {
  const { hub, reads, pushed, subscription } = start()
  const sending = hub.sendPending([subscription])
  const live = Array.from({ length: 40 }, (_, index) => message(index + 1))
  for (const one of live) hub.deliver(one)
  reads[0]?.resolve([])
  await expect.poll(() => reads.length).toBe(2)
  expect(pushed).toHaveLength(32)
  reads[1]?.resolve(live.slice(32))
  await sending
  expect(pushed).toEqual(live.map(({ seq }) => seq))
})

test('behavior: reads at most 1,000 topics per query', async () => {
  const { hub, reads, pushed } = start()
  const push = async ({ seq }: StoredMessage) => void pushed.push(seq)
  const many = Array.from({ length: 1_001 }, (_, index) => ({
    id: '',
    topic: `${index}`,
    clientId: 'many',
    push,
  }))
  for (const one of many) hub.add(one)
  const sending = hub.sendPending(many)
  reads[0]?.resolve([message(1, { topic: '0' })])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([message(2, { topic: '1000' })])
  await sending
  expect(reads.map(({ query }) => query.topics.length)).toEqual([1_000, 1])
  expect(pushed).toEqual([1, 2])
})

test('error: sendPending() rejects if the mailbox cannot be read, and reads it the next time', async () => {
  const { hub, reads, pushed, subscription } = start()
  const failed = hub.sendPending([subscription])
  hub.deliver(message(2))
  reads[0]?.fail()
  await expect(failed).rejects.toThrow('unreachable')
  expect(pushed).toEqual([])
  const sending = hub.sendPending([subscription])
  reads[1]?.resolve([message(1), message(2)])
  await sending
  expect(pushed).toEqual([1, 2])
})

test('error: resync() reports that the mailbox cannot be read, and retries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { hub, reads, pushed, errors } = start()
  const resynced = hub.resync()
  reads[0]?.fail()
  await resynced
  hub.deliver(message(2))
  expect(errors).toEqual([new Error('unreachable')])
  await vi.advanceTimersByTimeAsync(1_000)
  reads[1]?.resolve([message(1)])
  await vi.advanceTimersByTimeAsync(1)
  expect(pushed).toEqual([1, 2])
  vi.useRealTimers()
})

/** Creates a subscription that ignores its messages. */
const createSubscription = (topic: string, clientId: string) => ({
  id: 'id',
  topic,
  clientId,
  push: async () => {},
})

test('behavior: resync() of all topics reads the pending messages of at most four clients at a time', async () => {
  let running = 0
  let most = 0
  const read: string[] = []
  const readPending: Mailbox['readPending'] = async ({ clientId }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    read.push(clientId)
    return { messages: [], hasMore: false }
  }
  const hub = createHub(
    { readPending },
    () => 500,
    () => {},
  )
  for (let index = 0; index < 100; index += 1) hub.add(createSubscription(`${index}`, `${index}`))
  await hub.resync()
  expect([most, new Set(read).size, read.length]).toEqual([4, 100, 100])
})

test('behavior: resync() of all topics runs only once more, however often it is called during a resync', async () => {
  const { hub, reads } = start()
  const first = hub.resync()
  for (let index = 0; index < 10; index += 1) void hub.resync()
  reads[0]?.resolve([])
  await first
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([])
  await new Promise(setImmediate)
  expect(reads).toHaveLength(2)
})

test('behavior: resync() and remove() take linear time in the number of subscriptions', async () => {
  const hub = createHub(
    { readPending: async () => ({ messages: [], hasMore: false }) },
    () => 500,
    () => {},
  )
  const subscriptions = Array.from({ length: 50_000 }, (_, index) => createSubscription(`${index}`, 'client'))
  for (const one of subscriptions) hub.add(one)
  const start = performance.now()
  await hub.resync()
  for (const one of subscriptions) hub.remove(one)
  // Quadratic work takes more than a minute here.
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(hub.size()).toBe(0)
}, 180_000)

test('behavior: subscribes to each topic on the bus once, before it reads the mailbox, and unsubscribes when its last subscription is removed', async () => {
  const calls: string[] = []
  let onSubscribed = () => {}
  const bus = {
    subscribe: (topic: string) => void calls.push(`subscribe ${topic}`),
    unsubscribe: (topic: string) => void calls.push(`unsubscribe ${topic}`),
    waitUntilSubscribed: () =>
      new Promise<void>((resolve) => {
        onSubscribed = resolve
      }),
  }
  const readPending = async () => {
    calls.push('read')
    return { messages: [], hasMore: false }
  }
  const hub = createHub(
    { readPending },
    () => 500,
    () => {},
    bus,
  )
  const two = ['one', 'two'].map((clientId) => createSubscription('t', clientId))
  for (const one of two) hub.add(one)
  const sending = hub.sendPending(two)
  await new Promise(setImmediate)
  expect(calls).toEqual(['subscribe t'])
  onSubscribed()
  await sending
  for (const one of [...two, ...two]) hub.remove(one)
  expect(calls).toEqual(['subscribe t', 'read', 'read', 'unsubscribe t'])
})
