import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { Sessions } from '../service/createSessions.js'
import type { LoginCaller } from '../service/LoginHandlers.js'

type Parts = { readonly accounts: Accounts; readonly sessions: Sessions; readonly audit: AuditLog }

/** Begins the session of a user whom a provider has identified, on the device of the caller. Creates the user with the first login. */
export async function createAccountSession(
  { accounts, sessions, audit }: Parts,
  { origin, ...identity }: Parameters<Accounts['findOrCreateSocial']>[0] & { readonly origin: string },
  { jkt, deviceLabel }: LoginCaller,
) {
  const userId = await accounts.findOrCreateSocial(identity)
  const deviceId = await accounts.registerDevice({ userId, jkt, origin, label: deviceLabel })
  await audit.record('login', userId, { device: deviceId, provider: identity.provider })
  const tokens = await sessions.create({ userId, deviceId }, jkt)
  return { ...tokens, user: { id: userId, ...(await accounts.getProfile(userId)) } }
}
