import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { gatewaySchema } from '../../database/gatewaySchema.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createOlderSchema } from '../../testing/olderSchema.fixtures.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createAccounts } from './createAccounts.js'
import { createEmailReverts } from './createEmailReverts.js'
import { createFlows } from './createFlows.js'

const at = 1_800_000_000_000
const now = () => at

test.each(['0009_login', '0010_social', '0012_farcaster'])(
  'default: users, devices and flows of the version %s stay usable',
  async (tag) => {
    const folder = createTemporaryFolder()
    const older = await openEmbedded(folder, 0, () => {}, createOlderSchema(gatewaySchema, tag))
    for (const statement of [
      sql`insert into login_users (id, created_at) values ('user', ${at})`,
      sql`insert into login_identities (kind, subject, user_id, verified_at) values ('email', 'alice@example.org', 'user', ${at}), ('social', 'google 1', 'user', ${at})`,
      sql`insert into login_devices (id, user_id, jkt, origin, label, created_at, seen_at) values ('device', 'user', 'jkt', 'https://app.example.com', 'Firefox', ${at}, ${at})`,
      sql`insert into login_flows (id, kind, state, jkt, email, origin, expires_at) values ('flow', 'login', 'proven', 'jkt', 'alice@example.org', 'https://app.example.com', ${at + 1})`,
    ])
      await older.db.execute(statement)
    await older.close()

    const database = await openEmbedded(folder, 0, () => {}, gatewaySchema)
    onTestFinished(database.close)
    const accounts = createAccounts(database, now)
    expect(await accounts.getProfile('user')).toEqual({ email: 'alice@example.org' })
    expect(await accounts.isKnownDevice('alice@example.org', 'jkt')).toBe(true)
    expect(await createFlows(database, now).get('flow', 'jkt')).toMatchObject({
      ...{ kind: 'login', state: 'proven', newEmail: null, userId: null },
      ...{ provider: null, nonce: null, channel: null },
    })
    const reverts = createEmailReverts(database, now)
    expect(await accounts.changeEmail('user', 'alice@example.org', 'new@example.org')).toBe('changed')
    const token = await reverts.create({ userId: 'user', email: 'alice@example.org' })
    expect(await reverts.revert(token)).toMatchObject({ email: 'alice@example.org' })
    expect(await accounts.getEmail('user')).toBe('alice@example.org')
  },
  120_000,
)
