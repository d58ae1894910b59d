import { expect, onTestFinished, test } from 'vitest'
import { createLimiter } from '../limits/createLimiter.js'
import { openEmbedded } from '../mailbox/openEmbedded.js'
import { createKeyCipher } from './keys/createKeyCipher.js'
import { createLinkStore } from './links/createLinkStore.js'
import { recoverySchema } from './recoverySchema.js'
import { sweepRecovery } from './sweepRecovery.js'
import { limits, links } from './tables.js'

const minute = 60_000

test('default: deletes what nothing can use any more', async () => {
  const database = await openEmbedded(undefined, 0, () => {}, recoverySchema)
  onTestFinished(database.close)
  let now = 1_800_000_000_000
  const store = createLinkStore(database, await createKeyCipher(new Uint8Array(32)), () => now)
  const limiter = createLimiter(database, limits, () => now)
  const create = () =>
    store.create({
      address: 'alice@example.org',
      jkt: 'jkt',
      origin: 'https://app.example.com',
      recipientKey: 'key',
      browser: 'Firefox',
      network: '',
    })
  const count = async () => [
    (await database.db.select().from(links)).length,
    (await database.db.select().from(limits)).length,
  ]

  const first = await create()
  await limiter.take({ key: 'first', max: 1, windowMs: 10 * minute })
  now += 19 * minute
  await store.approve(first.token)
  await limiter.take({ key: 'second', max: 1, windowMs: 60 * minute })
  now += 19 * minute
  await create()
  await sweepRecovery(database, store, now)
  expect(await count()).toEqual([2, 1])
  // The device can still use its link, which was approved in time.
  expect((await store.findOfDevice(first.id, 'jkt'))?.status).toBe('approved')
  now += 2 * minute
  await sweepRecovery(database, store, now)
  expect(await count()).toEqual([1, 1])
  now += 60 * minute
  await sweepRecovery(database, store, now)
  expect(await count()).toEqual([0, 0])
})
