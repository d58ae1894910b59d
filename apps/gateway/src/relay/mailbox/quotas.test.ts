import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { openMessageStore } from '../fileStore/openMessageStore.js'
import { createUsageTracker, overheadBytes, type QuotaLimits } from './createUsageTracker.js'
import { openMailbox } from './openMailbox.js'

const mb = 1024 ** 2
const wide = { maxClientBytes: mb, maxAddressBytes: mb, maxProjectBytes: mb, maxMailboxBytes: mb }
const owner = { publisher: 'a', source: '1', project: 'demo' }

test.each([
  ['client', { maxClientBytes: 2_000 }, owner, { ...owner, publisher: 'b' }],
  ['address', { maxAddressBytes: 2_000 }, { ...owner, publisher: 'b' }, { ...owner, source: '2' }],
  ['project', { maxProjectBytes: 2_000 }, { ...owner, source: '2' }, { ...owner, project: 'other' }],
])('behavior: limits the bytes of one %s', (name, limits, same, other) => {
  const usage = createUsageTracker({ ...wide, ...limits })
  usage.reserve(owner, 2_000 - overheadBytes)(true)
  expect(() => usage.reserve(same, 1)).toThrow(`The stored messages of this ${name} exceed 2000 bytes`)
  usage.reserve(other, 1)
})

test('behavior: limits the bytes in total', () => {
  const usage = createUsageTracker({ ...wide, maxMailboxBytes: 2_000 })
  usage.reserve(owner, 1_000)(true)
  const other = { publisher: 'x', source: 'x', project: 'x' }
  expect(() => usage.reserve(other, 1_000)).toThrow('The stored messages of this gateway exceed')
  expect(usage.total()).toBe(1_000 + overheadBytes)
})

test('behavior: releases the bytes of messages that were not stored, and of deleted messages', () => {
  const usage = createUsageTracker({ ...wide, maxClientBytes: 2_000 })
  usage.reserve(owner, 1_000)(false)
  usage.reserve(owner, 1_000)(true)
  expect(() => usage.reserve(owner, 1_000)).toThrow()
  usage.release([{ ...owner, bytes: 1_000 }])
  usage.reserve(owner, 1_000)
})

test('behavior: limits the bytes in the write queue', () => {
  const big = 1024 ** 4
  const usage = createUsageTracker({
    maxClientBytes: big,
    maxAddressBytes: big,
    maxProjectBytes: big,
    maxMailboxBytes: big,
  })
  const settle = usage.reserve(owner, 30 * mb)
  expect(() => usage.reserve(owner, 3 * mb)).toThrow('Too many messages are being stored: try again')
  settle(true)
  usage.reserve(owner, 3 * mb)
})

async function open(quotas: Partial<QuotaLimits>, folder?: string) {
  const database = await openEmbedded(folder, 0)
  const mailbox = openMailbox(await openMessageStore(database), { ...applyDefaults({}), ...quotas }, 0)
  const store = (publisher: string, address: string, more: { attestation?: string; message?: string } = {}) =>
    mailbox.store(
      {
        topic: createTopic(),
        message: 'x'.repeat(100),
        tag: 0,
        attestation: null,
        publisher,
        publishedAt: 1,
        expiresAt: 1_000,
        ...more,
      },
      { address, projectId: 'demo' },
    )
  return { mailbox, store }
}

test('behavior: new client ids do not bypass the quota of their address', async () => {
  const { mailbox, store } = await open({ maxAddressBytes: 2_000 })
  onTestFinished(mailbox.close)
  for (const id of ['a', 'b', 'c']) expect(await store(id, '1')).toBeDefined()
  await expect(store('d', '1')).rejects.toThrow('of this address exceed 2000 bytes')
  expect(await store('d', '2')).toBeDefined()
  await mailbox.sweep(1_000)
  expect(await mailbox.bytes()).toBe(0)
  expect(await store('d', '1')).toBeDefined()
}, 180_000)

test('behavior: counts the bytes of attestations', async () => {
  const { mailbox, store } = await open({ maxClientBytes: 2_000 })
  onTestFinished(mailbox.close)
  await expect(store('a', '1', { attestation: 'x'.repeat(2_000) })).rejects.toThrow('of this client exceed')
}, 180_000)

test('behavior: counts stored messages after a restart, and duplicate messages once', async () => {
  const folder = createTemporaryFolder()
  const first = await open({}, folder)
  const topic = createTopic()
  const message = {
    topic,
    message: 'é',
    tag: 0,
    attestation: 'a',
    publisher: 'a',
    publishedAt: 1,
    expiresAt: 9,
  }
  await first.mailbox.store(message)
  expect(await first.mailbox.store(message)).toBeUndefined()
  expect(await first.mailbox.bytes()).toBe(3)
  await first.mailbox.close()
  const second = await open({ maxClientBytes: 1_000 }, folder)
  onTestFinished(second.mailbox.close)
  await second.mailbox.countUsage()
  expect(await second.mailbox.bytes()).toBe(3)
  await expect(second.store('a', '1', { message: 'x'.repeat(500) })).rejects.toThrow('of this client exceed')
}, 180_000)
