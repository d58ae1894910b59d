import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { createAuditLog } from './createAuditLog.js'
import { deriveKey } from './deriveKey.js'
import { runAudit } from './runAudit.js'
import { audit } from './tables.js'

const pepper = 'a pepper of at least 32 characters'
const login = {
  frameOrigin: 'https://frame.example.com',
  mail: { url: 'smtp://127.0.0.1', from: 'login@example.com' },
  pepper,
  keks: [{ version: 1, key: 'A'.repeat(43) }],
  recoveryUrl: 'https://recovery.example.com',
}

test('default: verifies the log of a stopped gateway, and detects a change', async () => {
  const [dataDir, other] = [createTemporaryFolder(), createTemporaryFolder()]
  const loginFile = join(other, 'login.json')
  writeFileSync(loginFile, JSON.stringify(login))
  const database = await openEmbedded(dataDir)
  const log = createAuditLog(database, deriveKey(pepper, 'audit'), Date.now)
  for (const actor of ['u1', 'u2', 'u3']) await log.record('login', actor)
  await expect(runAudit({ dataDir, loginFile })).rejects.toThrow('is in use by another gateway')
  await database.close()
  expect(await runAudit({ dataDir, loginFile })).toMatch(
    /^The audit log has 3 valid entries\. The last one is [\w-]{43}\.$/,
  )
  const again = await openEmbedded(dataDir)
  await again.db.update(audit).set({ actor: 'u4' }).where(eq(audit.seq, 2))
  await again.close()
  const program = startProgram({ DATA_DIR: dataDir, LOGIN_FILE: loginFile }, ['audit'])
  expect(await program.ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The audit log was changed: entry 2 does not follow entry 1.'),
  })
}, 180_000)

test('error: needs the settings and a database', async () => {
  const folder = createTemporaryFolder()
  const loginFile = join(folder, 'login.json')
  writeFileSync(loginFile, JSON.stringify(login))
  await expect(runAudit({ dataDir: folder })).rejects.toThrow('LOGIN_FILE must be set')
  await expect(runAudit({ dataDir: folder, loginFile })).rejects.toThrow('There is no database in')
})
