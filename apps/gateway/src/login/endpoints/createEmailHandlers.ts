import { HttpError } from '../../server/http/HttpError.js'
import type { Project } from '../../server/projects/Project.js'
import { checkApp } from '../service/checkApp.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { CodeSender } from '../service/createCodeSender.js'
import type { VerifyDeviceProof } from '../service/createDeviceProofVerifier.js'
import type { EmailReverts } from '../service/createEmailReverts.js'
import type { Flow, Flows } from '../service/createFlows.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { ToPseudonym } from '../service/createPseudonyms.js'
import type { Sessions, Tokens } from '../service/createSessions.js'
import type { LoginHandlers } from '../service/LoginHandlers.js'

/** The dependencies of the login by e-mail. */
export type EmailParts = {
  readonly projects: () => readonly Project[]
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly flows: Flows
  readonly codes: CodeSender
  readonly limits: Limits
  readonly audit: AuditLog
  readonly toPseudonym: ToPseudonym
  readonly verifyDeviceProof: VerifyDeviceProof
  readonly reverts: Pick<EmailReverts, 'isReserved'>
}

/** By IP address, or by known device. */
const maxStarts: Limit = { max: 200, windowMs: 3_600_000 }

/** Creates the handlers of the login by e-mail, and of the session. */
export function createEmailHandlers(
  parts: EmailParts,
): Pick<LoginHandlers, 'email/start' | 'email/send' | 'email/verify' | 'token' | 'sign-out'> {
  const { projects, accounts, sessions, flows, codes, limits, audit, toPseudonym, verifyDeviceProof } = parts
  const { reverts } = parts

  /** Whether codes may be sent: the device is known to the address, or its user has confirmed it with a link. */
  const isTrusted = async ({ state, email, jkt }: Flow): Promise<boolean> =>
    state !== 'started' || (await accounts.isKnownDevice(email, jkt))

  const toSession = async (userId: string, tokens: Tokens) => ({
    ...tokens,
    user: { id: userId, ...(await accounts.getProfile(userId)) },
  })

  return {
    async 'email/start'({ email, app }, { jkt, address }) {
      checkApp(projects(), app)
      const subject = email.toLowerCase()
      const isKnown = await accounts.isKnownDevice(subject, jkt)
      // A known device has limits of its own: an attacker in its network does not stop it.
      const starter = isKnown ? `${toPseudonym('email', subject)} ${jkt}` : toPseudonym('ip', address.ip)
      if (!address.isLocal) await limits.take(`start ${starter}`, maxStarts)
      const { id: flowId } = await flows.create({
        kind: 'login',
        state: 'started',
        jkt,
        email: subject,
        origin: app.origin,
      })
      return { flowId, action: isKnown ? 'VERIFY_OTP' : 'VERIFY_DEVICE' }
    },
    async 'email/send'({ flowId, deviceProof }, caller) {
      const flow = await flows.get(flowId, caller.jkt)
      if (flow.state === 'verified')
        throw new HttpError(400, 'flow_expired', 'The code was entered already: start again.')
      if (!(await isTrusted(flow))) {
        await verifyDeviceProof(deviceProof, flow)
        await flows.advance(flow, 'proven')
      }
      return { retryAfterMs: await codes.send(flow, caller) }
    },
    async 'email/verify'({ flowId, code }, caller) {
      const { jkt, deviceLabel } = caller
      const flow = await flows.get(flowId, jkt)
      // The device may have been revoked after the code was sent.
      if (flow.kind !== 'login' || !(await isTrusted(flow)))
        throw new HttpError(400, 'flow_expired', 'The login has ended: start again.')
      await codes.verify(flow, code, caller)
      await flows.end(flow.id)
      // A new account with the address would prevent the revert.
      if (!(await accounts.findByEmail(flow.email)) && (await reverts.isReserved(flow.email)))
        throw new HttpError(
          409,
          'email',
          'This address was replaced in the last seven days: restore it with the link of the e-mail about the change, or log in with the new address.',
        )
      const userId = await accounts.findOrCreate(flow.email)
      const deviceId = await accounts.registerDevice({
        userId,
        jkt,
        origin: flow.origin,
        label: deviceLabel,
      })
      await audit.record('login', userId, { device: deviceId })
      return toSession(userId, await sessions.create({ userId, deviceId }, jkt))
    },
    async token({ refreshToken }, { jkt }) {
      const { session, tokens } = await sessions.refresh(refreshToken, jkt, ({ userId, deviceId }) =>
        audit.record('refresh_reused', userId, { device: deviceId }),
      )
      await accounts.setSeen(session.deviceId)
      return toSession(session.userId, tokens)
    },
    async 'sign-out'(_request, { sessionId, userId, deviceId }) {
      await sessions.end(sessionId)
      await audit.record('signed_out', userId, { device: deviceId })
      return {}
    },
  }
}
