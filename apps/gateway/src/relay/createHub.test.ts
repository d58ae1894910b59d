import { expect, test, vi } from 'vitest'
import type { Mailbox, StoredMessage, Waiting } from '../mailbox/Mailbox.js'
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

/** A hub whose mailbox is read when the test says so. */
function start() {
  const reads: {
    asked: Waiting
    answer: (messages: readonly StoredMessage[], hasMore?: boolean) => void
    fail: () => void
  }[] = []
  const waiting: Mailbox['waiting'] = (asked) =>
    new Promise((resolve, reject) => {
      reads.push({
        asked,
        answer: (messages, hasMore = false) => resolve({ messages, hasMore }),
        fail: () => reject(new Error('unreachable')),
      })
    })
  const errors: unknown[] = []
  const hub = createHub(
    { waiting },
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

test('default: the mailbox first, then what came meanwhile, each once', async () => {
  const { hub, reads, pushed, subscription } = start()
  hub.deliver(message(3))
  const flushed = hub.flush([subscription])
  hub.deliver(message(4))
  reads[0]?.answer([message(1), message(2), message(3)])
  await flushed
  hub.deliver(message(5))
  hub.deliver(message(5))
  expect(pushed).toEqual([1, 2, 3, 4, 5])
  expect(reads[0]?.asked).toEqual({
    topics: ['t'],
    clientId: 'client',
    now: 500,
    after: 0,
    limit: 32,
    maxBytes: 262_144,
    isBackground: false,
  })
})

test('behavior: neither the own messages nor those whose time is over', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  reads[0]?.answer([])
  await flushed
  hub.deliver(message(1, { publisher: 'client' }))
  hub.deliver(message(2, { expiresAt: 500 }))
  hub.deliver(message(3, { topic: 'other' }))
  expect(pushed).toEqual([])
})

test('behavior: a long mailbox is read by the page', async () => {
  const { hub, reads, pushed, subscription } = start()
  const page = Array.from({ length: 32 }, (_, index) => message(index + 1))
  const flushed = hub.flush([subscription])
  reads[0]?.answer(page, true)
  await expect.poll(() => reads.length).toBe(2)
  expect(reads[1]?.asked.after).toBe(32)
  reads[1]?.answer([message(40)])
  await flushed
  expect(pushed).toHaveLength(33)
})

test('behavior: asked to look while it reads, it reads once more', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  await Promise.all([hub.look('t'), hub.look(), hub.look('unknown')])
  expect(reads).toHaveLength(1)
  reads[0]?.answer([message(1)])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.answer([message(1), message(2)])
  await flushed
  expect(pushed).toEqual([1, 2])
  expect(reads).toHaveLength(2)
})

test('behavior: what comes live while it looks again waits for the older ones', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  reads[0]?.answer([])
  await flushed
  const looked = hub.look('t')
  hub.deliver(message(2))
  reads[1]?.answer([message(1)])
  await looked
  expect(pushed).toEqual([1, 2])
})

test('behavior: a removed subscription is sent nothing', async () => {
  const { hub, pushed, subscription } = start()
  expect(hub.size()).toBe(1)
  hub.remove(subscription)
  hub.deliver(message(1))
  await hub.flush([subscription])
  expect(hub.size()).toBe(0)
  expect(pushed).toEqual([])
})

test('behavior: who leaves while the mailbox is read is read no more', async () => {
  const { hub, reads, subscription } = start()
  const flushed = hub.flush([subscription])
  hub.remove(subscription)
  reads[0]?.answer([message(1)], true)
  await flushed
  expect(reads).toHaveLength(1)
})

test('behavior: a client that reads slowly keeps no other one waiting', async () => {
  const { hub, reads, pushed, subscription } = start()
  const slow = { ...subscription, clientId: 'slow', push: () => new Promise<void>(() => {}) }
  hub.add(slow)
  void hub.look()
  for (const { answer } of reads) answer([message(1)])
  await expect.poll(() => pushed).toEqual([1])
  hub.deliver(message(2))
  expect(pushed).toEqual([1, 2])
})

test('behavior: what comes live in masses while the mailbox is read is read out of it', async () => {
  const { hub, reads, pushed, subscription } = start()
  const flushed = hub.flush([subscription])
  const live = Array.from({ length: 40 }, (_, index) => message(index + 1))
  for (const one of live) hub.deliver(one)
  reads[0]?.answer([])
  await expect.poll(() => reads.length).toBe(2)
  expect(pushed).toHaveLength(32)
  reads[1]?.answer(live.slice(32))
  await flushed
  expect(pushed).toEqual(live.map(({ seq }) => seq))
})

test('behavior: a client with more topics than a statement takes is read in parts', async () => {
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
  reads[0]?.answer([message(1, { topic: '0' })])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.answer([message(2, { topic: '1000' })])
  await flushed
  expect(reads.map(({ asked }) => asked.topics.length)).toEqual([1_000, 1])
  expect(pushed).toEqual([1, 2])
})

test('error: a mailbox that cannot be read fails the flush, and the next one tries again', async () => {
  const { hub, reads, pushed, subscription } = start()
  const failed = hub.flush([subscription])
  hub.deliver(message(2))
  reads[0]?.fail()
  await expect(failed).rejects.toThrow('unreachable')
  expect(pushed).toEqual([])
  const flushed = hub.flush([subscription])
  reads[1]?.answer([message(1), message(2)])
  await flushed
  expect(pushed).toEqual([1, 2])
})

test('error: a look at a mailbox that cannot be read is taken again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { hub, reads, pushed, errors } = start()
  const looked = hub.look()
  reads[0]?.fail()
  await looked
  hub.deliver(message(2))
  expect(errors).toEqual([new Error('unreachable')])
  await vi.advanceTimersByTimeAsync(1_000)
  reads[1]?.answer([message(1)])
  await vi.advanceTimersByTimeAsync(1)
  expect(pushed).toEqual([1, 2])
  vi.useRealTimers()
})

const noSubscription = { id: 'id', push: async () => {} }

test('behavior: reads the mailboxes of few clients at a time, and those of all', async () => {
  let running = 0
  let most = 0
  const read: string[] = []
  const waiting: Mailbox['waiting'] = async ({ clientId }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    read.push(clientId)
    return { messages: [], hasMore: false }
  }
  const hub = createHub(
    { waiting },
    () => 500,
    () => {},
  )
  for (let index = 0; index < 100; index += 1)
    hub.add({ ...noSubscription, topic: `${index}`, clientId: `${index}` })
  await hub.look()
  expect([most, new Set(read).size, read.length]).toEqual([4, 100, 100])
})

test('behavior: several requests to read all mailboxes share one more round', async () => {
  const { hub, reads } = start()
  const first = hub.look()
  for (let index = 0; index < 10; index += 1) void hub.look()
  reads[0]?.answer([])
  await first
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.answer([])
  await new Promise(setImmediate)
  expect(reads).toHaveLength(2)
})

test('behavior: work is linear in the number of subscriptions', async () => {
  const hub = createHub(
    { waiting: async () => ({ messages: [], hasMore: false }) },
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
  await hub.look()
  for (const one of subscriptions) hub.remove(one)
  // Quadratic work takes more than a minute here.
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(hub.size()).toBe(0)
}, 120_000)

test('behavior: topics with subscribers are followed on the bus before the mailbox is read', async () => {
  const calls: string[] = []
  let isHeard = () => {}
  const bus = {
    follow: (topic: string) => void calls.push(`follow ${topic}`),
    unfollow: (topic: string) => void calls.push(`unfollow ${topic}`),
    followed: () =>
      new Promise<void>((resolve) => {
        isHeard = resolve
      }),
  }
  const waiting = async () => {
    calls.push('read')
    return { messages: [], hasMore: false }
  }
  const hub = createHub(
    { waiting },
    () => 500,
    () => {},
    bus,
  )
  const two = ['one', 'two'].map((clientId) => ({ ...noSubscription, topic: 't', clientId }))
  for (const one of two) hub.add(one)
  const flushed = hub.flush(two)
  await new Promise(setImmediate)
  expect(calls).toEqual(['follow t'])
  isHeard()
  await flushed
  for (const one of [...two, ...two]) hub.remove(one)
  expect(calls).toEqual(['follow t', 'read', 'read', 'unfollow t'])
})
