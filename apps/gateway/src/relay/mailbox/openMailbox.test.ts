import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { sha256 } from '../../foundation/sha256.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { openMessageStore } from '../fileStore/openMessageStore.js'
import { createSqlStore } from './createSqlStore.js'
import type { Mailbox } from './Mailbox.js'
import type { MessageStore } from './MessageStore.js'
import { openMailbox } from './openMailbox.js'

const limits = { ...applyDefaults({}), maxTopicMessages: 3, maxTopicBytes: 20 }

describe.each([
  ['files', openMessageStore],
  ['tables', createSqlStore],
])('a mailbox in %s', (_name, open) => {
  const commits: number[] = []
  let messageStore: MessageStore
  let mailbox: Mailbox

  beforeAll(async () => {
    messageStore = await open(await openEmbedded(undefined))
    mailbox = openMailbox(messageStore, limits, 0, (seconds) => commits.push(seconds))
  }, 180_000)

  afterAll(() => mailbox.close())

  const store = (topic: string, message: string, { at = 1_000, ttl = 500, publisher = 'sender' } = {}) =>
    mailbox.store({
      topic,
      message,
      tag: 1,
      attestation: null,
      publisher,
      publishedAt: at,
      expiresAt: at + ttl,
    })

  const textsFor = async (clientId: string, topic: string, more: object = {}) => {
    const { messages } = await mailbox.readPending({
      topics: [topic],
      clientId,
      now: 1_000,
      after: 0,
      limit: 10,
      maxBytes: 1_000,
      ...more,
    })
    return messages.map(({ message }) => message)
  }

  test('default: stores messages and returns the pending ones', async () => {
    const topic = createTopic()
    const [one, two] = await Promise.all([store(topic, 'one'), store(topic, 'two')])
    expect(two?.seq).toBeGreaterThan(one?.seq ?? 0)
    expect(await textsFor('receiver', topic)).toEqual(['one', 'two'])
    expect(await textsFor('receiver', topic, { after: one?.seq })).toEqual(['two'])
    expect(await textsFor('receiver', topic, { limit: 1 })).toEqual(['one'])
    expect(await textsFor('sender', topic)).toEqual([])
    expect(await textsFor('receiver', topic, { now: 1_499 })).toEqual(['one', 'two'])
    expect(await textsFor('receiver', topic, { now: 1_500 })).toEqual([])
    expect(commits.length).toBeGreaterThan(0)
  })

  test('behavior: a page is limited by messages and bytes, and hasMore tells whether there are more', async () => {
    const topics = [createTopic(), createTopic()] as const
    const stored = [
      await store(topics[0], '12345'),
      await store(topics[1], '1234567890'),
      await store(topics[0], '123'),
    ]
    const page = async (limit: number, maxBytes: number, after = 0) => {
      const wanted = { topics, clientId: 'receiver', now: 1_000, after, limit, maxBytes }
      const { messages, hasMore } = await mailbox.readPending(wanted)
      return [messages.map(({ message }) => message.length), hasMore]
    }
    expect(await page(3, 100)).toEqual([[5, 10, 3], false])
    expect(await page(2, 100)).toEqual([[5, 10], true])
    expect(await page(3, 15)).toEqual([[5, 10], true])
    expect(await page(3, 16)).toEqual([[5, 10, 3], false])
    expect(await page(3, 1)).toEqual([[5], true])
    expect(await page(1, 1, stored[1]?.seq)).toEqual([[3], false])
    const wanted = { topics, clientId: 'receiver', now: 1_000, after: 0, limit: 1, maxBytes: 1 }
    expect((await mailbox.readPending(wanted)).messages).toEqual([stored[0]])
  })

  test('behavior: a receipt applies to one client, and can be stored twice', async () => {
    const topic = createTopic()
    const stored = await store(topic, 'one')
    const receipt = { seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 1_500 }
    await mailbox.acknowledge([receipt, receipt])
    await mailbox.acknowledge([receipt])
    expect(await textsFor('receiver', topic)).toEqual([])
    expect(await textsFor('another', topic)).toEqual(['one'])
  })

  test('behavior: a read waits for receipts that are being written', async () => {
    const topic = createTopic()
    const stored = await store(topic, 'one')
    // The linger time delays the write, but not the read.
    const slow = openMailbox(messageStore, limits, 100)
    const acknowledged = slow.acknowledge([{ seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 1_500 }])
    const wanted = { topics: [topic], clientId: 'receiver', now: 1_000, after: 0, limit: 10, maxBytes: 1_000 }
    expect(await slow.readPending(wanted)).toEqual({ messages: [], hasMore: false })
    await acknowledged
  })

  test('behavior: does not store a duplicate message, unless the first one has expired', async () => {
    const topic = createTopic()
    const first = await store(topic, 'one')
    expect(await Promise.all([store(topic, 'one'), store(topic, 'one')])).toEqual([undefined, undefined])
    expect(await store(topic, 'one', { at: 1_499 })).toBeUndefined()
    await mailbox.acknowledge([{ seq: first?.seq ?? 0, clientId: 'receiver', expiresAt: 1_500 }])
    const second = await store(topic, 'one', { at: 1_500, publisher: 'other' })
    expect(second?.seq).toBeGreaterThan(first?.seq ?? 0)
    expect(await textsFor('receiver', topic, { now: 1_500 })).toEqual(['one'])
    expect(await textsFor('other', topic, { now: 1_500 })).toEqual([])
  })

  test('behavior: the same text on another topic is not a duplicate', async () => {
    const topics = [createTopic(), createTopic()]
    const stored = await Promise.all(topics.map((topic) => store(topic, 'one')))
    expect(new Set(stored.map((one) => one?.seq)).size).toBe(2)
  })

  test('behavior: sweep() deletes expired messages and their receipts, and nothing else', async () => {
    const topic = createTopic()
    const stored = await store(topic, 'short', { ttl: 100 })
    const kept = await store(topic, 'long', { ttl: 9_000_000 })
    await mailbox.acknowledge([{ seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 1_100 }])
    await mailbox.acknowledge([{ seq: kept?.seq ?? 0, clientId: 'receiver', expiresAt: 9_001_000 }])
    await mailbox.sweep(1_000_000)
    expect([await mailbox.size(), await mailbox.bytes()]).toEqual([1, 4])
    // The receipt of the deleted message is gone too, and the other one is not.
    expect(await textsFor('receiver', topic, { now: 1_000_000 })).toEqual([])
    expect(await textsFor('another', topic, { now: 1_000_000 })).toEqual(['long'])
  })

  test('error: limits the messages of a topic; acknowledged ones count until they can be deleted', async () => {
    const topic = createTopic()
    const [first] = await Promise.all(['1', '2', '3'].map((text) => store(topic, text)))
    await expect(store(topic, '4')).rejects.toThrow('Too many messages are stored on this topic')
    await expect(store(createTopic(), '4')).resolves.toBeDefined()
    await mailbox.acknowledge([{ seq: first?.seq ?? 0, clientId: 'receiver', expiresAt: 1_100 }])
    await expect(store(topic, '4', { at: 1_099 })).rejects.toThrow('Too many messages')
    expect(await store(topic, '4', { at: 1_100 })).toBeDefined()
  })

  test('error: limits the bytes of a topic, also within one batch', async () => {
    const topic = createTopic()
    const results = await Promise.allSettled([store(topic, 'x'.repeat(12)), store(topic, 'é'.repeat(5))])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await store(topic, 'x'.repeat(8))).toBeDefined()
  })

  test('behavior: sweep() deletes an acknowledged message when its receipt has expired', async () => {
    const topic = createTopic()
    const stored = await store(topic, 'one', { at: 2_000_000, ttl: 2_592_000_000 })
    await mailbox.acknowledge([{ seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 2_060_000 }])
    await mailbox.sweep(2_059_999)
    const before = await mailbox.bytes()
    expect(await textsFor('another', topic, { now: 2_059_999 })).toEqual(['one'])
    await mailbox.sweep(2_060_000)
    expect(await textsFor('another', topic, { now: 2_060_000 })).toEqual([])
    expect(await mailbox.bytes()).toBe(before - 3)
  })

  test('behavior: stores messages in the order in which they came', async () => {
    const topics = Array.from({ length: 50 }, createTopic)
    const stored = await Promise.all(topics.map((topic) => store(topic, 'text')))
    const seqs = stored.map((one) => one?.seq ?? 0)
    expect(seqs).toEqual(seqs.toSorted((x, y) => x - y))
  })

  test('behavior: a receipt of an expired message does not hide the same text that is published again', async () => {
    const topic = createTopic()
    const first = await store(topic, 'again', { at: 5_000_000 })
    const receipt = { seq: first?.seq ?? 0, clientId: 'receiver', expiresAt: 5_060_000 }
    await mailbox.acknowledge([receipt])
    await store(topic, 'again', { at: 5_001_000 })
    expect(await textsFor('receiver', topic, { now: 5_001_000 })).toEqual(['again'])
    // The time of the receipt.
    await store(topic, 'again', { at: 5_059_900 })
    await mailbox.sweep(5_060_000)
    expect(await textsFor('receiver', topic, { now: 5_060_000 })).toEqual(['again'])
  })

  test('behavior: acknowledges by the hash of a message', async () => {
    const topic = createTopic()
    await store(topic, 'one')
    await store(topic, 'two')
    const names = [
      { topic, hash: sha256('one') },
      { topic, hash: sha256('unknown') },
    ]
    await mailbox.acknowledgeByHash('receiver', names, 1_000)
    expect(await textsFor('receiver', topic)).toEqual(['two'])
  })
})
