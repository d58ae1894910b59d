import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createMailer } from '../../server/mail/createMailer.js'
import { startMailServer } from '../../server/mail/startMailServer.fixtures.js'
import { createAccounts } from '../service/createAccounts.js'
import { createAuditLog } from '../service/createAuditLog.js'
import { createCodeSender } from '../service/createCodeSender.js'
import { createCodes } from '../service/createCodes.js'
import { createEmailReverts } from '../service/createEmailReverts.js'
import { createFlows } from '../service/createFlows.js'
import { createLimits } from '../service/createLimits.js'
import { createPseudonyms } from '../service/createPseudonyms.js'
import { identities } from '../service/tables.js'
import { createAccountHandlers } from './createAccountHandlers.js'

const key = Buffer.alloc(32, 1)
const now = () => 1_800_000_000_000
const origin = 'https://app.example.com'

/** A user without an address, which will be one with a social account. */
async function createUser() {
  const server = await startMailServer()
  const database = await openEmbedded(undefined)
  const mailer = createMailer({ url: server.url, from: 'login@example.com' })
  onTestFinished(async () => {
    mailer.close()
    await Promise.all([server.stop(), database.close()])
  })
  const [limits, audit] = [createLimits(database, now), createAuditLog(database, key, now)]
  const accounts = createAccounts(database, now)
  const handlers = createAccountHandlers({
    accounts,
    limits,
    audit,
    reverts: createEmailReverts(database, now),
    toRevertUrl: (token) => `https://login.example.com/${token}`,
    flows: createFlows(database, now),
    codes: createCodeSender({
      codes: createCodes(database, key, now),
      limits,
      audit,
      mailer,
      getBrand: () => undefined,
      toPseudonym: createPseudonyms(key),
      logger: pino({ level: 'silent' }),
      isKnownDevice: accounts.isKnownDevice,
    }),
  })
  const userId = await accounts.findOrCreate('first@example.org')
  await database.db.delete(identities).where(eq(identities.userId, userId))
  const caller = {
    jkt: 'jkt',
    address: { ip: '192.0.2.1', isLocal: false },
    deviceLabel: 'Firefox on Linux',
    isGone: () => false,
    sessionId: 's',
    deviceId: 'd',
    userId,
    origin,
  }
  return { handlers, caller, mails: server.mails, accounts, userId }
}

test('default: a user without an address adds one with its code', async () => {
  const { handlers, caller, mails, accounts, userId } = await createUser()
  const email = 'new@example.org'
  const { flowId, action } = await handlers['email/change']({ email }, caller)
  expect(action).toBe('VERIFY_SECONDARY_OTP')
  expect(mails.map(({ recipients }) => recipients)).toEqual([[email]])
  const code = /^\d{6}/.exec(mails[0]?.email.text ?? '')?.[0] ?? ''
  await expect(handlers['email/change/primary']({ flowId, code }, caller)).rejects.toMatchObject({
    field: 'flow_expired',
  })
  expect(await handlers['email/change/secondary']({ flowId, code }, caller)).toEqual({ email })
  expect(await accounts.getEmail(userId)).toBe(email)
  expect(mails).toHaveLength(1)
})

test('error: a user without an address cannot confirm an action', async () => {
  const { handlers, caller } = await createUser()
  await expect(handlers['confirm/start']({ purpose: 'delete' }, caller)).rejects.toMatchObject({
    status: 400,
    field: 'email',
  })
})
