import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/Database.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createAccounts } from './createAccounts.js'
import { createKeyring } from './createKeyring.js'
import { createWallets } from './createWallets.js'
import { shares } from './tables.js'

const createKek = (version: number) => ({ version, key: randomBytes(32).toString('base64url') })
const createShare = () => randomBytes(32).toString('base64url')
const now = () => 1_800_000_000_000
const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) }

let database: Database

beforeAll(async () => {
  database = await openEmbedded(undefined)
})
afterAll(() => database.close())

/** Stores the shares of a user's two devices. */
async function createUser(wallets: ReturnType<typeof createWallets>, email: string) {
  const accounts = createAccounts(database, now)
  const userId = await accounts.findOrCreate(email)
  const register = async (jkt: string) => ({
    userId,
    deviceId: await accounts.registerDevice({ userId, jkt, origin: 'https://app.example.com', label: 'x' }),
  })
  const [first, second] = [await register(`${email} 1`), await register(`${email} 2`)]
  const [share, other] = [createShare(), createShare()]
  const walletId = await wallets.create(first, { addresses, check: 'AAAAAA', share, envelopes: [] })
  await wallets.activate(first)
  await wallets.putShare(second, walletId, other)
  return { first, second, share, other, walletId }
}

test('default: returns the share of each device', async () => {
  const wallets = createWallets(database, createKeyring([createKek(1)]), now)
  const { first, second, share, other } = await createUser(wallets, 'a@example.org')
  expect([await wallets.readShare(first), await wallets.readShare(second)]).toEqual([share, other])
  const rows = await database.db.select().from(shares)
  expect(JSON.stringify(rows)).not.toContain(share)
})

test('error: a row that was moved to another device or wallet does not decrypt', async () => {
  const wallets = createWallets(database, createKeyring([createKek(1)]), now)
  const alice = await createUser(wallets, 'b@example.org')
  const mallory = await createUser(wallets, 'c@example.org')
  const [row] = await database.db.select().from(shares).where(eq(shares.deviceId, alice.first.deviceId))
  const { ciphertext = '', wrappedKey = '' } = row ?? {}
  const overwrite = (deviceId: string, values: Partial<typeof shares.$inferInsert>) =>
    database.db.update(shares).set(values).where(eq(shares.deviceId, deviceId))
  await overwrite(alice.second.deviceId, { ciphertext, wrappedKey })
  await expect(wallets.readShare(alice.second)).rejects.toThrow()
  await overwrite(mallory.first.deviceId, { ciphertext, wrappedKey })
  await expect(wallets.readShare(mallory.first)).rejects.toThrow()
  await overwrite(alice.first.deviceId, { kekVersion: 2 })
  await expect(wallets.readShare(alice.first)).rejects.toThrow('The key of version 2 is missing')
  const changed = Buffer.from(ciphertext, 'base64url')
  changed[20] = (changed[20] ?? 0) ^ 1
  await overwrite(alice.first.deviceId, { kekVersion: 1, ciphertext: changed.toString('base64url') })
  await expect(wallets.readShare(alice.first)).rejects.toThrow()
  await database.db.delete(shares)
})

test('behavior: rewraps the keys of all shares with the newest version', async () => {
  const [old, current] = [createKek(1), createKek(2)]
  const before = createWallets(database, createKeyring([old]), now)
  const { first, second, share, other } = await createUser(before, 'd@example.org')
  const rotated = createWallets(database, createKeyring([old, current]), now)
  expect(await rotated.readShare(first)).toBe(share)
  expect(await rotated.rewrap()).toBe(2)
  expect(await rotated.rewrap()).toBe(0)
  const after = createWallets(database, createKeyring([current]), now)
  expect([await after.readShare(first), await after.readShare(second)]).toEqual([share, other])
  await expect(before.readShare(first)).rejects.toThrow('The key of version 2 is missing')
})

test('behavior: no share, key or ciphertext repeats', () => {
  const keyring = createKeyring([createKek(1)])
  const owner = { userId: 'u', walletId: 'w', deviceId: 'd' }
  const share = createShare()
  const sealed = Array.from({ length: 100 }, () => keyring.seal(share, owner))
  const nonces = sealed.flatMap(({ ciphertext, wrappedKey }) => [
    ciphertext.slice(0, 16),
    wrappedKey.slice(0, 16),
  ])
  expect(new Set(nonces).size).toBe(200)
  for (const one of sealed) expect(keyring.open(one, owner)).toBe(share)
})

test.each([
  ['user', { userId: 'x' }],
  ['wallet', { walletId: 'x' }],
  ['device', { deviceId: 'x' }],
])('error: a share of another %s does not decrypt', (_name, change) => {
  const keyring = createKeyring([createKek(1)])
  const owner = { userId: 'u', walletId: 'w', deviceId: 'd' }
  const sealed = keyring.seal(createShare(), owner)
  expect(() => keyring.open(sealed, { ...owner, ...change })).toThrow()
  expect(() => keyring.rewrap(sealed, { ...owner, ...change })).toThrow()
})
