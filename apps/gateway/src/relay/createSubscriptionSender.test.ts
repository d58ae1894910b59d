import { expect, test } from 'vitest'
import { createSubscriptionSender } from './createSubscriptionSender.js'
import type { StoredMessage } from './mailbox/Mailbox.js'

const mib = 1024 * 1024

/** Creates a message whose texts have two bytes per character in UTF-8. */
const createMessage = (seq: number, bytes: number, attestationBytes = 0): StoredMessage => ({
  seq,
  topic: 't',
  message: 'é'.repeat(bytes / 2),
  tag: 1,
  attestation: 'é'.repeat(attestationBytes / 2),
  publisher: 'sender',
  publishedAt: 0,
  expiresAt: 1_000,
})

/** Returns a factory of senders that share one count of queued bytes. */
function start() {
  const queuedLiveBytes = { total: 0 }
  const create = () => {
    const pushed: number[] = []
    const push = async ({ seq }: StoredMessage) => void pushed.push(seq)
    const sender = createSubscriptionSender({ id: 'id', topic: 't', clientId: 'c', push }, queuedLiveBytes)
    return { ...sender, pushed }
  }
  return { create, queuedLiveBytes }
}

test('default: queues live messages during a read, and sends each message once', async () => {
  const { create } = start()
  const sender = create()
  expect(sender.beginRead()).toBe(true)
  sender.sendLive(createMessage(2, 10))
  sender.sendLive(createMessage(3, 10))
  for (const seq of [1, 2]) await sender.sendStored(createMessage(seq, 10))
  expect(sender.endRead()).toBe(false)
  sender.sendLive(createMessage(3, 10))
  expect(sender.pushed).toEqual([1, 2, 3])
})

test('behavior: all queues of a node together hold at most 8 MiB of live messages, counted in UTF-8', () => {
  const { create, queuedLiveBytes } = start()
  const [first, second] = [create(), create()]
  first.sendLive(createMessage(1, 3 * mib))
  second.sendLive(createMessage(1, 2 * mib, 3 * mib))
  expect(queuedLiveBytes.total).toBe(8 * mib)
  first.sendLive(createMessage(2, 2))
  for (const sender of [first, second]) sender.beginRead()
  // The first sender must read its second message from the mailbox.
  expect([first.endRead(), second.endRead()]).toEqual([true, false])
  expect([first.pushed, second.pushed]).toEqual([[1], [1]])
  expect(queuedLiveBytes.total).toBe(0)
})

test('behavior: close() discards the queued messages', () => {
  const { create, queuedLiveBytes } = start()
  const sender = create()
  sender.sendLive(createMessage(1, 10))
  sender.close()
  expect([sender.pushed, queuedLiveBytes.total]).toEqual([[], 0])
})
