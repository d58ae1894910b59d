import { HttpError } from '../../server/http/HttpError.js'
import { mails } from '../service/copy/mails.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { CodeSender } from '../service/createCodeSender.js'
import type { EmailReverts } from '../service/createEmailReverts.js'
import type { Flow, FlowKind, Flows } from '../service/createFlows.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { LoginHandlers, MemberCaller } from '../service/LoginHandlers.js'

/** The dependencies of the account's endpoints. */
export type AccountParts = {
  readonly accounts: Accounts
  readonly flows: Flows
  readonly codes: CodeSender
  readonly limits: Limits
  readonly audit: AuditLog
  readonly reverts: EmailReverts
  /** Returns the URL of the page that reverts a change with a token. */
  readonly toRevertUrl: (token: string) => string
}

type AccountEndpoint =
  | 'confirm/start'
  | 'confirm/verify'
  | 'email/change'
  | 'email/change/primary'
  | 'email/change/secondary'
  | 'account/delete'

const exports: Limit = { max: 3, windowMs: 86_400_000 }

/** Creates the handlers of actions that need a new code: export, deletion, and the change of the address. */
export function createAccountHandlers({
  accounts,
  flows,
  codes,
  limits,
  audit,
  reverts,
  toRevertUrl,
}: AccountParts): Pick<LoginHandlers, AccountEndpoint> {
  /** Returns the flow of this user and device, if its kind and state fit the step. */
  async function getFlow(
    id: string,
    { jkt, userId }: MemberCaller,
    kinds: readonly FlowKind[],
    state: Flow['state'],
  ): Promise<Flow> {
    const flow = await flows.get(id, jkt)
    if (flow.userId === userId && kinds.includes(flow.kind) && flow.state === state) return flow
    throw ended()
  }

  async function advance(flow: Flow, state: Flow['state']): Promise<Flow> {
    if (!(await flows.advance(flow, state))) throw ended()
    return { ...flow, state }
  }

  return {
    async 'confirm/start'({ purpose }, caller) {
      const { userId, jkt, origin } = caller
      const email = await accounts.getEmail(userId)
      if (email === null)
        throw new HttpError(400, 'email', 'This account has no e-mail address: add one first.')
      const key = `export ${userId}`
      if (purpose === 'export') await limits.take(key, exports, 'limit')
      const flow = await flows.create({ kind: purpose, state: 'proven', jkt, email, userId, origin })
      try {
        await codes.send(flow, caller)
      } catch (error) {
        if (purpose === 'export') await limits.release(key)
        throw error
      }
      return { flowId: flow.id }
    },
    async 'confirm/verify'({ flowId, code }, caller) {
      const flow = await getFlow(flowId, caller, ['export', 'delete'], 'proven')
      await codes.verify(flow, code, caller)
      await advance(flow, 'verified')
      if (flow.kind === 'export')
        await audit.record('export_confirmed', caller.userId, { device: caller.deviceId })
      return {}
    },
    async 'email/change'({ email: given }, caller) {
      const { userId, jkt, origin } = caller
      const newEmail = given.toLowerCase()
      const email = await accounts.getEmail(userId)
      if (email === newEmail)
        throw new HttpError(400, 'email', 'The new address must differ from the current one.')
      const flow = await flows.create({
        kind: 'emailChange',
        state: email === null ? 'primaryVerified' : 'proven',
        jkt,
        email: email ?? '',
        newEmail,
        userId,
        origin,
      })
      await codes.send(flow, caller)
      return { flowId: flow.id, action: email === null ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    async 'email/change/primary'({ flowId, code }, caller) {
      const flow = await getFlow(flowId, caller, ['emailChange'], 'proven')
      await codes.verify(flow, code, caller)
      await codes.send(await advance(flow, 'primaryVerified'), caller)
      return {}
    },
    async 'email/change/secondary'({ flowId, code }, caller) {
      const flow = await getFlow(flowId, caller, ['emailChange'], 'primaryVerified')
      await codes.verify(flow, code, caller)
      const { newEmail } = flow
      if (newEmail === null || !(await flows.end(flow.id))) throw ended()
      const from = flow.email === '' ? null : flow.email
      if (await reverts.isReserved(newEmail, caller.userId)) throw taken()
      // Before the change, so that there is none that cannot be reverted.
      const token = from === null ? undefined : await reverts.create({ userId: caller.userId, email: from })
      const result = await accounts.changeEmail(caller.userId, from, newEmail)
      if (result !== 'changed') {
        if (token !== undefined) await reverts.remove(token)
        throw result === 'taken' ? taken() : ended()
      }
      await audit.record('email_changed', caller.userId, { device: caller.deviceId })
      if (from !== null && token !== undefined)
        await codes.notify(from, mails.emailChanged(caller.origin, toRevertUrl(token)))
      return { email: newEmail }
    },
    async 'account/delete'({ flowId }, caller) {
      const flow = await getFlow(flowId, caller, ['delete'], 'verified')
      await accounts.remove(caller.userId)
      await audit.record('account_deleted', caller.userId, { device: caller.deviceId })
      await codes.notify(flow.email, mails.accountDeleted(caller.origin))
      return {}
    },
  }
}

const taken = () => new HttpError(409, 'email', 'Another account has this address: choose another one.')
const ended = () => new HttpError(400, 'flow_expired', 'This action has ended: start again.')
