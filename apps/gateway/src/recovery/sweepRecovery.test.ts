import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.js'
import { createLimiter } from '../server/limits/createLimiter.js'
import { createKeyCipher } from './keys/createKeyCipher.js'
import { createLinkStore } from './links/createLinkStore.js'
import { createUsedProofs } from './links/createUsedProofs.js'
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
  now += 9 * minute
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

test('behavior: keeps used proofs while they could be accepted', async () => {
  const database = await openEmbedded(undefined, 0, () => {}, recoverySchema)
  onTestFinished(database.close)
  const now = 1_800_000_000_000
  const store = createLinkStore(database, await createKeyCipher(new Uint8Array(32)), () => now)
  const take = createUsedProofs(database)
  const idToken = (claims: object) => {
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    return { type: 'idToken', token: `e30.${payload}.AAAA` } as const
  }
  const proof = idToken({ exp: now / 1_000 })
  const endless = [idToken({}), idToken({ exp: 1e300 }), { type: 'accessToken', token: 'token' } as const]
  for (const one of [proof, ...endless]) expect(await take(one)).toBe(true)
  // An access token that looks like an ID token states no time either.
  expect(await take({ ...proof, type: 'accessToken' })).toBe(true)
  const wasTaken = async () => (await Promise.all([proof, ...endless].map(take))).map((isNew) => !isNew)

  // Clocks differ.
  await sweepRecovery(database, store, now + 10 * minute - 1)
  expect(await wasTaken()).toEqual([true, true, true, true])
  await sweepRecovery(database, store, now + 10 * minute)
  expect(await wasTaken()).toEqual([false, true, true, true])
  await sweepRecovery(database, store, Number.MAX_SAFE_INTEGER)
  expect(await wasTaken()).toEqual([false, true, true, true])
})

test('behavior: an account never has the hash of an address', async () => {
  const database = await openEmbedded(undefined, 0, () => {}, recoverySchema)
  onTestFinished(database.close)
  const store = createLinkStore(database, await createKeyCipher(new Uint8Array(32)), () => 0)
  const details = {
    jkt: 'jkt',
    origin: 'https://app.example.com',
    recipientKey: 'key',
    browser: 'Firefox',
    network: '',
  }
  const { id } = await store.create({ ...details, address: 'google alice@example.org' })
  const account = 'google alice@example.org'
  const approved = await store.createApproved({ ...details, account, address: undefined })
  const [byAddress, byAccount] = await Promise.all(
    [id, approved].map((one) => store.findOfDevice(one, 'jkt')),
  )
  expect(byAccount).toMatchObject({ type: 'account', address: undefined, status: 'approved' })
  expect(byAddress).toMatchObject({ type: 'email', address: account, status: 'pending' })
  expect(byAccount?.addressHash).not.toBe(byAddress?.addressHash)
})
