import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FarcasterProof, LoginResponse } from '@latchkit/login-api'
import type { Logger } from 'pino'
import type { ChannelState, FarcasterRelay } from '../../identityProviders/farcaster/createFarcasterRelay.js'
import type { FarcasterVerifier } from '../../identityProviders/farcaster/createFarcasterVerifier.js'
import { messageLifetime } from '../../identityProviders/farcaster/messageLifetime.js'
import { SocialProviderError } from '../../identityProviders/social/SocialProviderError.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Project } from '../../server/projects/Project.js'
import { checkApp } from '../service/checkApp.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import { type Flow, type Flows, flowLifetimes } from '../service/createFlows.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { ToPseudonym } from '../service/createPseudonyms.js'
import type { Sessions } from '../service/createSessions.js'
import type { TakeId } from '../service/createUsedIds.js'
import type { LoginCaller, LoginHandlers } from '../service/LoginHandlers.js'
import { askProvider } from './askProvider.js'
import { createAccountSession } from './createAccountSession.js'

/** The dependencies of logins with Farcaster. */
export type FarcasterParts = {
  readonly projects: () => readonly Project[]
  /** Undefined if logins with Farcaster are not set up. */
  readonly farcaster: { readonly relay: FarcasterRelay; readonly verifier: FarcasterVerifier } | undefined
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly flows: Flows
  readonly limits: Limits
  readonly audit: AuditLog
  readonly takeId: TakeId
  readonly toPseudonym: ToPseudonym
  readonly logger: Logger
  /** Time for which `farcaster/verify` waits. */
  readonly waitMs: number
  readonly now: () => number
}

const startsPerIp: Limit = { max: 30, windowMs: 3_600_000 }
/** A client that waits as intended sends about 15 requests. Each asks the relay up to 25 times. */
const waitsPerFlow: Limit = { max: 60, windowMs: flowLifetimes.farcaster }
/** The relay has no push. */
const pollMs = 1_000

/** Creates the handlers of the login with Farcaster. */
export function createFarcasterHandlers(
  parts: FarcasterParts,
): Pick<LoginHandlers, 'farcaster/start' | 'farcaster/verify'> {
  const { projects, flows, limits, takeId, toPseudonym, logger, waitMs, now } = parts

  function getFarcaster(): NonNullable<FarcasterParts['farcaster']> {
    if (parts.farcaster) return parts.farcaster
    throw new HttpError(
      400,
      'provider_unknown',
      'This login is not set up: add "farcaster" to the settings of the login service.',
    )
  }

  /** Asks the relay or the chain. */
  const request = <T>(send: () => Promise<T>) =>
    askProvider(logger, { id: 'farcaster', name: 'Farcaster' }, send)

  /** Waits for the user's decision. */
  async function waitForState(flow: Flow, token: string, { isGone }: LoginCaller): Promise<ChannelState> {
    const { relay } = getFarcaster()
    const end = performance.now() + waitMs
    for (;;) {
      const state = await request(() => relay.readState(token))
      const left = end - performance.now()
      if (state.state !== 'pending' || left <= 0 || isGone() || hasChannelExpired(flow, now())) return state
      await wait(Math.min(left, pollMs))
    }
  }

  /** Verifies the message that the relay has returned. One that is refused ends the flow. */
  async function verify(flow: Flow, proof: FarcasterProof): Promise<string> {
    const { verifier } = getFarcaster()
    return request(async () => {
      try {
        return (await verifier.verify(proof, flow.nonce ?? '')).subject
      } catch (error) {
        if (error instanceof SocialProviderError && error.reason === 'refused') await flows.end(flow.id)
        throw error
      }
    })
  }

  return {
    async 'farcaster/start'({ app, nonce }, { jkt, address }) {
      checkApp(projects(), app)
      const { relay } = getFarcaster()
      if (!address.isLocal) await limits.take(`farcaster ${toPseudonym('ip', address.ip)}`, startsPerIp)
      const { token, url } = await request(() => relay.createChannel(nonce))
      const flow = await flows.create({
        kind: 'farcaster',
        state: 'started',
        jkt,
        email: '',
        origin: app.origin,
        nonce,
        channel: token,
      })
      return { flowId: flow.id, url }
    },
    async 'farcaster/verify'({ flowId }, caller): Promise<LoginResponse<'farcaster/verify'>> {
      const flow = await flows.get(flowId, caller.jkt)
      if (flow.kind !== 'farcaster' || flow.channel === null) throw ended()
      await limits.take(`farcaster flow ${flow.id}`, waitsPerFlow)
      const channel = await waitForState(flow, flow.channel, caller)
      if (channel.state !== 'completed') {
        const isExpired = hasChannelExpired(flow, now())
        if (channel.state === 'pending' && !isExpired) return { status: 'pending' }
        await flows.end(flow.id)
        return { status: isExpired ? 'expired' : 'declined' }
      }
      const { proof, userName } = channel
      const subject = await verify(flow, proof)
      // Of parallel requests, one completes.
      if (!(await flows.end(flow.id))) throw ended()
      // A signature has several valid forms. What it signs has one.
      const id = createHash('sha256').update(proof.message).digest('base64url')
      if (!(await takeId(`farcaster ${id}`, now() + 2 * messageLifetime.maxAgeMs))) throw ended()
      const account = { provider: 'farcaster', subject, userName, origin: flow.origin }
      return { status: 'completed', ...(await createAccountSession(parts, account, caller)), proof }
    },
  }
}

/** A channel of the relay is open for five minutes. The flow lasts one more, for an approval in the last second. */
function hasChannelExpired({ expiresAt }: Flow, now: number): boolean {
  return now >= expiresAt - 60_000
}

const ended = () => new HttpError(400, 'flow_expired', 'The login has ended: start again.')
