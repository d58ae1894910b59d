import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SocialProvider } from '../../identityProviders/social/SocialProvider.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Project } from '../../server/projects/Project.js'
import { checkApp } from '../service/checkApp.js'
import type { Accounts } from '../service/createAccounts.js'
import type { AuditLog } from '../service/createAuditLog.js'
import type { Flows } from '../service/createFlows.js'
import type { Limit, Limits } from '../service/createLimits.js'
import type { ToPseudonym } from '../service/createPseudonyms.js'
import type { Sessions } from '../service/createSessions.js'
import type { States } from '../service/createStates.js'
import type { LoginHandlers } from '../service/LoginHandlers.js'
import { askProvider } from './askProvider.js'
import { createAccountSession } from './createAccountSession.js'

/** The dependencies of social logins. */
export type SocialParts = {
  readonly projects: () => readonly Project[]
  readonly providers: ReadonlyMap<string, SocialProvider>
  /** The URL to which providers return. */
  readonly redirectUri: string
  readonly states: States
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly flows: Flows
  readonly limits: Limits
  readonly audit: AuditLog
  readonly toPseudonym: ToPseudonym
  readonly logger: Logger
}

const startsPerIp: Limit = { max: 30, windowMs: 3_600_000 }

/** Creates the handlers of the login with an account of a provider. */
export function createSocialHandlers(
  parts: SocialParts,
): Pick<LoginHandlers, 'social/start' | 'social/verify'> {
  const { projects, providers, redirectUri, states, flows, limits, toPseudonym, logger } = parts

  function getProvider(id: string): SocialProvider {
    const provider = providers.get(id)
    if (provider) return provider
    throw new HttpError(
      400,
      'provider_unknown',
      `This login is not set up: add ${id} to "socials" in the settings of the login service.`,
    )
  }

  return {
    async 'social/start'({ provider: id, app, nonce }, { jkt, address }) {
      checkApp(projects(), app)
      const provider = getProvider(id)
      if (!address.isLocal) await limits.take(`social ${toPseudonym('ip', address.ip)}`, startsPerIp)
      const { origin } = app
      const flow = await flows.create({
        kind: 'social',
        state: 'started',
        jkt,
        email: '',
        origin,
        provider: id,
        nonce,
      })
      const challenge = createHash('sha256').update(states.getVerifier(flow.id)).digest('base64url')
      const uri = await askProvider(logger, { id }, () =>
        provider.getAuthorizationUrl({ redirectUri, state: states.create(flow), nonce, challenge }),
      )
      return { flowId: flow.id, uri }
    },
    async 'social/verify'({ flowId, code, state, iss }, caller) {
      const flow = await flows.get(flowId, caller.jkt)
      const { provider: id, nonce, origin } = flow
      if (flow.kind !== 'social' || id === null || nonce === null) throw ended()
      if (!states.isValid(flow, state))
        throw new HttpError(400, 'state_wrong', 'This is the result of another login: start again.')
      // Before the code is redeemed: of parallel requests, only one reaches the provider.
      if (!(await flows.end(flow.id))) throw ended()
      const provider = getProvider(id)
      const verifier = states.getVerifier(flow.id)
      const { proof, identity } = await askProvider(logger, { id }, () =>
        provider.redeem({ code, redirectUri, verifier, nonce, issuer: iss }),
      )
      const { subject, userName } = identity
      const tokens = await createAccountSession(parts, { provider: id, subject, userName, origin }, caller)
      return { ...tokens, proof }
    },
  }
}

const ended = () => new HttpError(400, 'flow_expired', 'The login has ended: start again.')
