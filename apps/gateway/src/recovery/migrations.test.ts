import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.js'
import { createOlderSchema } from '../testing/olderSchema.fixtures.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { cipherContexts } from './keys/cipherContexts.js'
import { createKeyCipher } from './keys/createKeyCipher.js'
import { createRecoveryKeyStore } from './keys/createRecoveryKeyStore.js'
import { openCipher } from './keys/openCipher.js'
import { createLinkStore } from './links/createLinkStore.js'
import { createKey, createWallet } from './recovery.fixtures.js'
import { recoverySchema } from './recoverySchema.js'

const at = 1_800_000_000_000
const now = () => at
const logger = pino({ level: 'silent' })

test.each(['0000_recovery', '0001_accounts'])(
  'default: links and keys of the version %s stay usable',
  async (tag) => {
    const folder = createTemporaryFolder()
    const kek = createKey()
    const cipher = await createKeyCipher(kek)
    const { addresses } = createWallet()
    const eip155 = addresses.eip155.toLowerCase()
    const key = createKey()
    const encrypt = (text: string, context: string) => cipher.encrypt(Buffer.from(text), context)

    const older = await openEmbedded(folder, 0, () => {}, createOlderSchema(recoverySchema, tag))
    const isFirst = tag === '0000_recovery'
    await older.db.execute(sql`
    insert into links (id, token_hash, address, address_hash, jkt, origin, recipient_key, browser, network, created_at, approved_at)
    values ('link', 'hash', ${await encrypt('alice@example.org', cipherContexts.link('link'))},
      ${cipher.hash('alice@example.org')}, 'jkt', 'https://app.example.com', 'key', 'Firefox', '', ${at}, ${at})`)
    if (!isFirst)
      await older.db.execute(sql`
      insert into links (id, type, address_hash, jkt, origin, recipient_key, browser, network, created_at, approved_at)
      values ('account', 'account', 'hash', 'jkt', 'https://app.example.com', 'key', 'Firefox', '', ${at}, ${at})`)
    await older.db.execute(sql`
    insert into recovery_keys (eip155, solana, address_hash, address, key, updated_at)
    values (${eip155}, ${addresses.solana}, ${cipher.hash('alice@example.org')},
      ${await encrypt('alice@example.org', cipherContexts.address(eip155))},
      ${await cipher.encrypt(key, cipherContexts.key(addresses))}, ${at})`)
    await older.close()

    const database = await openEmbedded(folder, 0, () => {}, recoverySchema)
    onTestFinished(database.close)
    // The operator replaces the key together with the upgrade.
    const opened = await openCipher(database, { kek: createKey(), previousKeks: [createKey(), kek] }, logger)
    const store = createRecoveryKeyStore(database, opened, now)
    const links = createLinkStore(database, opened, now)
    const link = await links.findOfDevice('link', 'jkt')
    expect(link).toMatchObject({ type: 'email', address: 'alice@example.org', status: 'approved' })
    const stored = await store.find(addresses)
    expect(stored && (await store.decrypt(stored, addresses))).toEqual(key)
    expect(stored).toMatchObject({ address: 'alice@example.org', addressHash: link?.addressHash })
    // A new link of the same address has the same hash, so it recovers the wallet.
    const { id } = await links.create({
      ...{ address: 'alice@example.org', jkt: 'other', origin: 'https://app.example.com' },
      ...{ recipientKey: 'key', browser: 'Firefox', network: '' },
    })
    expect((await links.findOfDevice(id, 'other'))?.addressHash).toBe(stored?.addressHash)
    if (isFirst) return
    expect(await links.findOfDevice('account', 'jkt')).toMatchObject({ type: 'account', address: undefined })
  },
  120_000,
)
