import { expect, test, vi } from 'vitest'
import type { Mailbox, PendingQuery, StoredMessage } from '../mailbox/Mailbox.js'
import { createHub } from './createHub.js'

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

test('default: sends stored messages first, then live messages, each once', async () => {
  const { hub, reads, pushed, subscription } = start()
  hub.deliver(message(3))
  const flushed = hub.flush([subscription])
  hub.deliver(message(4))
  reads[0]?.resolve([message(1), message(2), message(3)])
  await flushed
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

test('behavior: does not send own messages, expired messages or those of other topics', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  reads[0]?.resolve([])
  await flushed
  hub.deliver(message(1, { publisher: 'client' }))
  hub.deliver(message(2, { expiresAt: 500 }))
  hub.deliver(message(3, { topic: 'other' }))
  expect(pushed).toEqual([])
})

test('behavior: reads the mailbox in pages', async () => {
  const { hub, reads, pushed, subscription } = start()
  const page = Array.from({ length: 32 }, (_, index) => message(index + 1))
  const flushed = hub.flush([subscription])
  reads[0]?.resolve(page, true)
  await expect.poll(() => reads.length).toBe(2)
  expect(reads[1]?.query.after).toBe(32)
  reads[1]?.resolve([message(40)])
  await flushed
  expect(pushed).toHaveLength(33)
})

test('behavior: reads the mailbox once more after resyncs were requested during a read', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  await Promise.all([hub.resync('t'), hub.resync(), hub.resync('unknown')])
  expect(reads).toHaveLength(1)
  reads[0]?.resolve([message(1)])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([message(1), message(2)])
  await flushed
  expect(pushed).toEqual([1, 2])
  expect(reads).toHaveLength(2)
})

test('behavior: buffers live messages during a resync until the older messages are sent', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  reads[0]?.resolve([])
  await flushed
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
  await hub.flush([subscription])
  expect(hub.size()).toBe(0)
  expect(pushed).toEqual([])
})

test('behavior: stops reading the mailbox when the subscription is removed', async () => {
  const { hub, reads, subscription } = start()
  const flushed = hub.flush([subscription])
  hub.remove(subscription)
  reads[0]?.resolve([message(1)], true)
  await flushed
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

test('behavior: reads live messages from the mailbox when the buffer is full', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  const live = Array.from({ length: 40 }, (_, index) => message(index + 1))
  for (const one of live) hub.deliver(one)
  reads[0]?.resolve([])
  await expect.poll(() => reads.length).toBe(2)
  expect(pushed).toHaveLength(32)
  reads[1]?.resolve(live.slice(32))
  await flushed
  expect(pushed).toEqual(live.map(({ seq }) => seq))
})

test('behavior: splits a read of more topics than a statement takes', async () => {
  const { hub, reads, pushed } = start()
  const push = async ({ seq }: StoredMessage) => void pushed.push(seq)
  const many = Array.from({ length: 1_001 }, (_, index) => ({
    id: '',
    topic: `${index}`,
    clientId: 'many',
    push,
  }))
  for (const one of many) hub.add(one)
  const flushed = hub.flush(many)
  reads[0]?.resolve([message(1, { topic: '0' })])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve([message(2, { topic: '1000' })])
  await flushed
  expect(reads.map(({ query }) => query.topics.length)).toEqual([1_000, 1])
  expect(pushed).toEqual([1, 2])
})

test('error: flush() rejects if the mailbox cannot be read, and the next flush reads again', async () => {
  const { hub, reads, pushed, subscription } = start()
  const failed = hub.flush([subscription])
  hub.deliver(message(2))
  reads[0]?.fail()
  await expect(failed).rejects.toThrow('unreachable')
  expect(pushed).toEqual([])
  const flushed = hub.flush([subscription])
  reads[1]?.resolve([message(1), message(2)])
  await flushed
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

const noSubscription = { id: 'id', push: async () => {} }

test('behavior: a full resync reads the mailboxes of a few clients at a time', async () => {
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
  for (let index = 0; index < 100; index += 1)
    hub.add({ ...noSubscription, topic: `${index}`, clientId: `${index}` })
  await hub.resync()
  expect([most, new Set(read).size, read.length]).toEqual([4, 100, 100])
})

test('behavior: full resyncs requested during a resync share one further resync', async () => {
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

test('behavior: work is linear in the number of subscriptions', async () => {
  const hub = createHub(
    { readPending: async () => ({ messages: [], hasMore: false }) },
    () => 500,
    () => {},
  )
  const subscriptions = Array.from({ length: 50_000 }, (_, index) => ({
    ...noSubscription,
    topic: `${index}`,
    clientId: 'client',
  }))
  for (const one of subscriptions) hub.add(one)
  const start = performance.now()
  await hub.resync()
  for (const one of subscriptions) hub.remove(one)
  // Quadratic work takes more than a minute here.
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(hub.size()).toBe(0)
}, 120_000)

test('behavior: follows topics on the bus before it reads the mailbox', async () => {
  const calls: string[] = []
  let onFollowed = () => {}
  const bus = {
    follow: (topic: string) => void calls.push(`follow ${topic}`),
    unfollow: (topic: string) => void calls.push(`unfollow ${topic}`),
    waitUntilFollowed: () =>
      new Promise<void>((resolve) => {
        onFollowed = resolve
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
  const two = ['one', 'two'].map((clientId) => ({ ...noSubscription, topic: 't', clientId }))
  for (const one of two) hub.add(one)
  const flushed = hub.flush(two)
  await new Promise(setImmediate)
  expect(calls).toEqual(['follow t'])
  onFollowed()
  await flushed
  for (const one of [...two, ...two]) hub.remove(one)
  expect(calls).toEqual(['follow t', 'read', 'read', 'unfollow t'])
})
