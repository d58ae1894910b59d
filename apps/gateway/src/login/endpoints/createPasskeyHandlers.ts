import { randomBytes } from 'node:crypto'
import type { WalletRecord } from '@latchkit/login-api'
import { HttpError } from '../../server/http/HttpError.js'
import { checkAccess } from '../../server/projects/checkAccess.js'
import type { Project } from '../../server/projects/Project.js'
import { checkApp } from '../service/checkApp.js'
import { mails } from '../service/copy/mails.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { CodeSender } from '../service/createCodeSender.js'
import type { Flow, FlowKind, Flows } from '../service/createFlows.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { PasskeyStore } from '../service/createPasskeyStore.js'
import type { PasskeyVerifier } from '../service/createPasskeyVerifier.js'
import type { ToPseudonym } from '../service/createPseudonyms.js'
import type { Sessions } from '../service/createSessions.js'
import type { Member, Wallets } from '../service/createWallets.js'
import type { LoginHandlers } from '../service/LoginHandlers.js'
import { verifySignature } from '../service/verifySignature.js'

/** The dependencies of passkeys. */
export type PasskeyParts = {
  readonly projects: () => readonly Project[]
  readonly passkeys: PasskeyStore
  readonly verifier: PasskeyVerifier
  readonly accounts: Accounts
  readonly wallets: Wallets
  readonly sessions: Sessions
  readonly flows: Flows
  readonly codes: CodeSender
  readonly limits: Limits
  readonly audit: AuditLog
  readonly toPseudonym: ToPseudonym
}

const startsPerIp: Limit = { max: 30, windowMs: 3_600_000 }
const creations: Limit = { max: 10, windowMs: 86_400_000 }

/** Creates the handlers of the login with a passkey, and of the passkey of a wallet. */
export function createPasskeyHandlers(
  parts: PasskeyParts,
): Pick<LoginHandlers, Extract<keyof LoginHandlers, `passkey/${string}`>> {
  const { projects, passkeys, verifier, accounts, wallets, sessions, flows, codes, limits, audit } = parts

  /** Ends the flow, so that its challenge is used once, also by parallel requests. */
  async function takeFlow(id: string, jkt: string, kind: FlowKind): Promise<Flow & { nonce: string }> {
    const flow = await flows.get(id, jkt)
    const { nonce } = flow
    if (flow.kind !== kind || nonce === null || !(await flows.end(id))) throw ended()
    return { ...flow, nonce }
  }

  /** Records a refusal. The reason is its cause, which clients do not receive. */
  async function refuse(actor: string, device: string, cause: unknown): Promise<never> {
    await audit.record('passkey_refused', actor, { device })
    throw new HttpError(
      400,
      'passkey_refused',
      'The passkey could not be verified: start again.',
      {},
      { cause },
    )
  }

  async function getWallet(member: Member): Promise<WalletRecord> {
    const wallet = await wallets.read(member)
    if (wallet?.isActive) return wallet
    throw new HttpError(404, 'wallet', 'This account has no active wallet: create it first.')
  }

  const isApp = (origin: string) =>
    projects().some(({ id }) => !checkAccess(projects(), { projectId: id, origin, isLocal: false }))

  async function notify(userId: string, mail: Parameters<CodeSender['notify']>[1]): Promise<void> {
    const email = await accounts.getEmail(userId)
    if (email !== null) await codes.notify(email, mail)
  }

  return {
    async 'passkey/start'({ app }, { jkt, address }) {
      checkApp(projects(), app)
      const key = `passkey ${parts.toPseudonym('ip', address.ip)}`
      if (!address.isLocal) await limits.take(key, startsPerIp)
      const { origin } = app
      const challenge = createChallenge()
      const flow = { state: 'started', jkt, email: '', origin, nonce: challenge } as const
      const { id } = await flows.create({ ...flow, kind: 'passkey' })
      return { flowId: id, challenge }
    },
    async 'passkey/verify'({ flowId, credential }, { jkt, deviceLabel }) {
      const { nonce: challenge, origin } = await takeFlow(flowId, jkt, 'passkey')
      const passkey = await passkeys.find(credential.id)
      if (!passkey) return refuse('', jkt, new Error('No user has this credential.'))
      const { userId } = passkey
      try {
        if (credential.userHandle !== toUserHandle(userId)) throw new Error('The user is another one.')
        const isAllowedTop = (top: string) => top === origin
        const counter = await verifier.verifyAssertion(credential, passkey, { challenge, isAllowedTop })
        if (!(await passkeys.setCounter(credential.id, counter))) throw new Error('The counter is too low.')
      } catch (cause) {
        return refuse(userId, jkt, cause)
      }
      const deviceId = await accounts.registerDevice({ userId, jkt, origin, label: deviceLabel })
      await audit.record('login', userId, { device: deviceId, provider: 'passkey' })
      const tokens = await sessions.create({ userId, deviceId }, jkt)
      return { ...tokens, user: { id: userId, ...(await accounts.getProfile(userId)) } }
    },
    async 'passkey/create/start'(_request, caller) {
      const { userId, jkt, origin } = caller
      await getWallet(caller)
      await limits.take(`passkey ${userId}`, creations, 'limit')
      const challenge = createChallenge()
      const flow = { state: 'started', jkt, email: '', origin, userId, nonce: challenge } as const
      const { id } = await flows.create({ ...flow, kind: 'passkeyCreation' })
      const passkey = await passkeys.findOfUser(userId)
      return {
        flowId: id,
        challenge,
        userHandle: toUserHandle(userId),
        excludeIds: passkey ? [passkey.credentialId] : [],
      }
    },
    async 'passkey/create'({ flowId, credential, signature }, caller) {
      const { userId, deviceId, jkt, origin } = caller
      const wallet = await getWallet(caller)
      const flow = await takeFlow(flowId, jkt, 'passkeyCreation')
      if (flow.userId !== userId) throw ended()
      const action = { type: 'addPasskey', credentialId: credential.id } as const
      await verifySignature(action, signature, wallet.addresses.eip155, jkt)
      const isComplete = wallet.envelopes.some(({ type }) => type === 'passkey')
      if (isComplete && (await passkeys.findOfUser(userId)))
        throw new HttpError(409, 'passkey_exists', 'This wallet has a passkey already: remove it first.')
      try {
        const expected = { challenge: flow.nonce, isAllowedTop: isApp }
        const verified = await verifier.verifyAttestation(credential, expected)
        if (!(await passkeys.put({ ...verified, userId })))
          throw new Error('Another user has this credential.')
      } catch (cause) {
        return refuse(userId, jkt, cause)
      }
      await audit.record('passkey_added', userId, { device: deviceId, wallet: wallet.id })
      await notify(userId, mails.passkeyAdded(origin))
      return {}
    },
    async 'passkey/remove'({ signature }, caller) {
      const { userId, deviceId, jkt, origin } = caller
      const { id, addresses, envelopes } = await getWallet(caller)
      await verifySignature({ type: 'removePasskey' }, signature, addresses.eip155, jkt)
      if (envelopes.length > 0 && envelopes.every(({ type }) => type === 'passkey'))
        throw new HttpError(
          409,
          'only_recovery',
          'The passkey is the only way to recover this wallet: it cannot be removed.',
        )
      await wallets.removeEnvelope(id, 'passkey')
      await passkeys.remove(userId)
      await audit.record('passkey_removed', userId, { device: deviceId, wallet: id })
      await notify(userId, mails.passkeyRemoved(origin))
      return {}
    },
  }
}

const createChallenge = () => randomBytes(32).toString('base64url')
const toUserHandle = (userId: string) => Buffer.from(userId).toString('base64url')
const ended = () => new HttpError(400, 'flow_expired', 'This took too long, or was used before: start again.')
