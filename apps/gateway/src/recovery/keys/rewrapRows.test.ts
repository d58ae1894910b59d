import { randomBytes } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createLinkStore } from '../links/createLinkStore.js'
import { createKey, createWallet } from '../recovery.fixtures.js'
import { recoverySchema } from '../recoverySchema.js'
import * as tables from '../tables.js'
import { createKeyCipher, type KeyCipher } from './createKeyCipher.js'
import { createRecoveryKeyStore } from './createRecoveryKeyStore.js'
import { readCipherIds } from './readCipherIds.js'
import { readHashKey } from './readHashKey.js'
import { rewrapRows } from './rewrapRows.js'

const [oldKek, newKek] = [createKey(), createKey()]
const now = () => 1_800_000_000_000
const details = {
  jkt: 'jkt',
  origin: 'https://app.example.com',
  recipientKey: 'key',
  browser: 'Firefox',
  network: '',
}
let database: Database
let old: KeyCipher
let both: KeyCipher
let current: KeyCipher

beforeAll(async () => {
  database = await openEmbedded(undefined, 0, () => {}, recoverySchema)
  old = await createKeyCipher(oldKek)
  both = await createKeyCipher(newKek, { previous: [oldKek] })
  current = await createKeyCipher(newKek)
})
beforeEach(async () => {
  for (const table of Object.values(tables)) await database.db.delete(table)
})
afterAll(() => database.close())

/** Stores wallets of users with an address, one of an account without, a removed key, and a link, with the old key. */
async function fill(count: number) {
  const store = createRecoveryKeyStore(database, old, now)
  const wallets = Array.from({ length: count }, () => ({ ...createWallet(), key: createKey() }))
  for (const [index, { addresses, key }] of wallets.entries()) {
    const address = index === 0 ? undefined : `user${index}@example.org`
    await store.put(addresses, key, { address, addressHash: old.hash(`user${index}`) })
  }
  const removed = createWallet().addresses
  await store.put(removed, createKey(), { address: 'removed@example.org', addressHash: 'hash' })
  await store.remove(removed)
  const links = createLinkStore(database, old, now)
  const { id } = await links.create({ ...details, address: 'link@example.org' })
  await readHashKey(database, { cipher: old, keks: [oldKek], storedIds: new Set() })
  return { wallets, linkId: id }
}

/** All rows of all tables, as text. */
async function dump(): Promise<string> {
  const all = await Promise.all(Object.values(tables).map((table) => database.db.select().from(table)))
  return JSON.stringify(all)
}

test('default: encrypts every text again, and the new key alone reads all of them', async () => {
  const { wallets, linkId } = await fill(120)
  const before = await dump()
  expect(before).toContain(`"${old.id}.`)
  // 120 keys, 119 addresses of wallets, the address of the link, and the key of hashes.
  expect(await rewrapRows(database, { cipher: both, current })).toEqual({ rewrapped: 241, unreadable: 0 })
  const after = await dump()
  expect(after).not.toContain(`"${old.id}.`)
  expect(after.split(`"${current.id}.`)).toHaveLength(242)
  const store = createRecoveryKeyStore(database, current, now)
  for (const [index, { addresses, key }] of wallets.entries()) {
    const stored = await store.find(addresses)
    if (!stored) throw new Error('the key is missing')
    expect(await store.decrypt(stored, addresses)).toEqual(key)
    expect(stored.address).toBe(index === 0 ? undefined : `user${index}@example.org`)
  }
  const links = createLinkStore(database, current, now)
  expect((await links.findOfDevice(linkId, 'jkt'))?.address).toBe('link@example.org')
  expect(await rewrapRows(database, { cipher: both, current })).toEqual({ rewrapped: 0, unreadable: 0 })
  expect(await dump()).toBe(after)
}, 180_000)

test('behavior: an interrupted run leaves all texts readable, and the next one continues', async () => {
  const { wallets } = await fill(20)
  let encrypted = 0
  const failing = {
    ...both,
    encrypt: (...given: Parameters<KeyCipher['encrypt']>) => {
      encrypted += 1
      if (encrypted > 15) throw new Error('the process ended')
      return both.encrypt(...given)
    },
  }
  await expect(rewrapRows(database, { cipher: failing, current })).rejects.toThrow('the process ended')
  expect(await readCipherIds(database)).toEqual(new Set([old.id, current.id]))
  const store = createRecoveryKeyStore(database, both, now)
  for (const { addresses, key } of wallets) {
    const stored = await store.find(addresses)
    expect(stored && (await store.decrypt(stored, addresses))).toEqual(key)
  }
  expect(await rewrapRows(database, { cipher: both, current })).toEqual({
    rewrapped: 41 - 15,
    unreadable: 0,
  })
})

test('behavior: does not overwrite a text that a service replaces meanwhile', async () => {
  const { wallets } = await fill(1)
  const [wallet] = wallets
  if (!wallet) throw new Error('there is no wallet')
  const next = createKey()
  const store = createRecoveryKeyStore(database, current, now)
  const slow = {
    ...both,
    async encrypt(...given: Parameters<KeyCipher['encrypt']>) {
      const text = await both.encrypt(...given)
      if (given[1].startsWith('key\n'))
        await store.put(wallet.addresses, next, { address: undefined, addressHash: 'hash' })
      return text
    },
  }
  expect(await rewrapRows(database, { cipher: slow, current })).toEqual({ rewrapped: 2, unreadable: 0 })
  const stored = await store.find(wallet.addresses)
  expect(stored && (await store.decrypt(stored, wallet.addresses))).toEqual(next)
})

test('error: counts texts that no key decrypts, and does not change them', async () => {
  const { wallets } = await fill(3)
  const [first, second, third] = wallets.map(({ addresses }) => addresses.eip155.toLowerCase())
  const read = async (eip155 = '') => {
    const [row] = await database.db
      .select({ key: tables.recoveryKeys.key })
      .from(tables.recoveryKeys)
      .where(eq(tables.recoveryKeys.eip155, eip155))
    return row?.key ?? ''
  }
  const write = (eip155 = '', key = '') =>
    database.db.update(tables.recoveryKeys).set({ key }).where(eq(tables.recoveryKeys.eip155, eip155))
  const unknown = await (await createKeyCipher(createKey())).encrypt(createKey(), 'key')
  await write(first, await read(second))
  await write(third, unknown)
  const moved = await read(first)
  // Two keys, two addresses, the link and the key of hashes.
  expect(await rewrapRows(database, { cipher: both, current })).toEqual({ rewrapped: 5, unreadable: 2 })
  expect([await read(first), await read(third)]).toEqual([moved, unknown])
})

test('error: counts texts that a service with the old key writes meanwhile', async () => {
  await fill(1)
  const writing = {
    ...both,
    async encrypt(...given: Parameters<KeyCipher['encrypt']>) {
      // Before all ids that are still read.
      await database.db
        .insert(tables.secrets)
        .values({ name: '0', value: await old.encrypt(createKey(), 'secret\n0') })
        .onConflictDoNothing()
      if (given[1].startsWith('secret\n'))
        await database.db
          .insert(tables.secrets)
          .values({ name: 'after', value: await old.encrypt(createKey(), 'secret\nafter') })
          .onConflictDoNothing()
      return both.encrypt(...given)
    },
  }
  const { unreadable } = await rewrapRows(database, { cipher: writing, current })
  expect(unreadable).toBe(1)
})

test('error: writes nothing if the new text does not decrypt to the same secret', async () => {
  await fill(1)
  const before = await dump()
  const wrong = {
    ...both,
    encrypt: (_secret: Uint8Array, context: string) => both.encrypt(randomBytes(32), context),
  }
  await expect(rewrapRows(database, { cipher: wrong, current })).rejects.toThrow('the same secret')
  expect(await dump()).toBe(before)
})

test('behavior: every table of the service is part of the tests', () => {
  expect(
    Object.values(tables)
      .map((table) => getTableName(table))
      .sort(),
  ).toEqual(['delayed_releases', 'limits', 'links', 'recovery_keys', 'release_log', 'secrets', 'used_proofs'])
})
