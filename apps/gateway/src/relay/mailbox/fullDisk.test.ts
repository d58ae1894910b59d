import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSpaceGuard } from '../../database/createSpaceGuard.js'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { StorageFullError } from '../../database/StorageFullError.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { openMessageStore } from '../fileStore/openMessageStore.js'
import type { Mailbox } from './Mailbox.js'
import { openMailbox } from './openMailbox.js'

let database: Database
let mailbox: Mailbox
let free: number

beforeAll(async () => {
  database = await openEmbedded(undefined)
  const space = createSpaceGuard('/', 1_000, async () => free)
  mailbox = openMailbox(
    await openMessageStore({ ...database, space }),
    { ...applyDefaults({}), maxTopicMessages: 10, maxTopicBytes: 10_000 },
    0,
  )
}, 180_000)

beforeEach(() => {
  free = 1_000_000
})

afterAll(() => mailbox.close())

const topic = createTopic()
const store = (message: string) =>
  mailbox.store({
    topic,
    message,
    tag: 1,
    attestation: null,
    publisher: 'sender',
    publishedAt: 1_000,
    expiresAt: 2_000,
  })
const waiting = async () => {
  const wanted = { topics: [topic], clientId: 'receiver', now: 1_000, after: 0, limit: 10, maxBytes: 10_000 }
  return (await mailbox.readPending(wanted)).messages.map(({ message }) => message)
}

test('default: stores again when space returns', async () => {
  await store('first')
  free = 900
  await expect(store('second')).rejects.toThrow(StorageFullError)
  await expect(mailbox.isReachable()).rejects.toThrow(StorageFullError)
  expect(await waiting()).toEqual(['first'])
  free = 1_000_000
  await mailbox.isReachable()
  await store('second')
  expect(await waiting()).toEqual(['first', 'second'])
})

test('behavior: with little space left receipts are stored and messages are deleted', async () => {
  const stored = await store('third')
  free = 900
  await mailbox.acknowledge([{ seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 2_000 }])
  expect(await waiting()).not.toContain('third')
  await mailbox.sweep(2_000)
  expect(await mailbox.size()).toBe(0)
})

test('behavior: with no space left nothing is written', async () => {
  const stored = await store('fourth')
  free = 400
  const receipt = { seq: stored?.seq ?? 0, clientId: 'receiver', expiresAt: 2_000 }
  await expect(mailbox.acknowledge([receipt])).rejects.toThrow(StorageFullError)
  await mailbox.sweep(2_000)
  expect(await mailbox.size()).toBe(1)
})
