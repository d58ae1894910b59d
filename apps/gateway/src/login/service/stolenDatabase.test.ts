import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gatewaySchema } from '../../database/gatewaySchema.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createKeyring } from './createKeyring.js'
import { createTestWallet, startLoginGateway } from './login.fixtures.js'
import * as tables from './tables.js'

/** The folder of the database, with what it has deleted and not overwritten. */
function readFiles(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))))
}

test('behavior: a stolen database has no usable share, code or token', async () => {
  const dataDir = createTemporaryFolder()
  const kek = { version: 1, key: randomBytes(32).toString('base64url') }
  const pepper = 'a pepper of at least 32 characters'
  const gateway = await startLoginGateway({ dataDir, settings: { pepper, keks: [kek] } })
  const email = 'alice@example.org'
  const device = await gateway.createDevice()
  const { user } = await device.login(email)
  const wallet = createTestWallet()
  await wallet.store(device)
  const { accessToken = '', refreshToken } = device.getTokens()
  const [sessionId = '', refreshSecret = ''] = refreshToken.split('.')
  gateway.clock.ms += 60_000
  const pending = await gateway.createDevice()
  const { flowId } = await pending.startLogin(email)
  const code = gateway.getCode(email)
  await gateway.stop()

  const files = readFiles(dataDir)
  // What identifies rows is there, so that the search is one in the right place.
  for (const found of [email, sessionId, flowId, wallet.addresses.eip155])
    expect(files.includes(found)).toBe(true)
  for (const secret of [refreshSecret, accessToken, pepper, kek.key])
    expect(files.includes(secret)).toBe(false)
  const share = Buffer.from(wallet.share, 'base64url')
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(files.includes(share.toString(encoding))).toBe(false)
  expect(files.includes(share)).toBe(false)

  const { db, close } = await openEmbedded(dataDir, 0, () => {}, gatewaySchema)
  try {
    // A code has six digits, which other values contain by chance.
    const rows = await db.select().from(tables.codes)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.values(row)).not.toContain(code)
    const [row] = await db.select().from(tables.shares)
    if (!row) throw new Error('The database has no share.')
    const owner = { userId: user.id, walletId: row.walletId, deviceId: row.deviceId }
    expect(() => createKeyring([{ version: 1, key: 'A'.repeat(43) }]).open(row, owner)).toThrow()
    expect(createKeyring([kek]).open(row, owner)).toBe(wallet.share)
  } finally {
    await close()
  }
}, 180_000)
