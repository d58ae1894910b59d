import type { Config } from '../../../config/config.js'
import { createUnboundMessage } from '../../../features/login/siwx/createUnboundMessage.js'
import { formatSiwxMessage } from '../../../features/login/siwx/formatSiwxMessage.js'
import { getSiwx } from '../../../features/login/siwx/getSiwx.js'
import type { SiwxEvent } from '../../../features/login/siwx/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { recapLengthMax } from '../../../foundation/limits.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Clock } from '../../../ports/Clock.js'
import type { SiwxConfig, SiwxMessageData } from '../../../ports/Siwx.js'
import type { Proposal } from '../protocol/proposal.js'
import type { OneClickSignIn } from './SignInRequest.js'
import { createSessionRecap, hasRecapSentence, isRecap } from './sessionRecap.js'

/** The account of a message that is created before a wallet is connected. */
const unknownAccount = '0x0000000000000000000000000000000000000000'

/**
 * Creates the sign-in with one approval, in which a wallet connects and signs the message of the option `siwx` at once. Only if every
 * proposed chain is one of `eip155`: other accounts would need a sign-in of their own.
 */
export function createOneClickSignIn(parameters: {
  readonly config: Pick<Config, 'siwx'>
  readonly proposal: Proposal
  /** The chains of `eip155`, the preferred one first. */
  readonly getPreferredChains: () => readonly CaipNetworkId[]
  readonly clock: Clock
  readonly warn: (message: string, cause?: unknown) => void
  readonly send: (event: SiwxEvent) => void
}): OneClickSignIn | undefined {
  const { config, proposal, getPreferredChains, clock, warn, send } = parameters
  const siwx = getSiwx(config)
  const { eip155, ...others } = proposal
  const isPossible = eip155 && eip155.chains.length > 0 && Object.keys(others).length === 0
  if (!siwx || !isPossible || siwx.namespaces?.includes('eip155') === false) return undefined
  const { chains: proposed, methods } = eip155
  // A wallet returns it with all chains at most.
  if (createSessionRecap({ methods, chains: proposed }).length > recapLengthMax) return undefined

  return {
    async createRequest() {
      const preferred = getPreferredChains().filter((chainId) => proposed.includes(chainId))
      const chains = [...new Set([...preferred, ...proposed])]
      const [chainId] = chains
      if (chainId === undefined) return undefined
      try {
        const message = await createMessage(siwx, chainId, clock)
        return message && { message, chains, methods }
      } catch (error) {
        warn(
          'The message of a sign-in could not be created, so the user signs in after the wallet is connected.',
          error,
        )
        return undefined
      }
    },
    report(result) {
      if ('session' in result) return send({ type: 'oneClick', ...result })
      const { chainId, error: cause } = result
      const reason = 'the session of the wallet could not be opened'
      const error =
        cause instanceof LatchkitError ? cause : new SignInError({ step: 'setSessions', reason, cause })
      send({ type: 'oneClick', chainId, error })
    },
    async store(sessions) {
      try {
        await siwx.setSessions(sessions)
      } catch (cause) {
        if (cause instanceof LatchkitError) throw cause
        throw new SignInError({ step: 'setSessions', reason: 'setSessions has thrown', cause })
      }
    },
  }
}

/** Returns the message if a wallet can create the same text: a message of EIP-4361, without what `wc_sessionAuthenticate` leaves out. */
async function createMessage(
  siwx: SiwxConfig,
  chainId: CaipNetworkId,
  clock: Clock,
): Promise<SiwxMessageData | undefined> {
  const { data, text } = await createUnboundMessage(siwx, { accountAddress: unknownAccount, chainId }, clock)
  const { requestId, resources = [], statement = '', version } = data
  const isPossible =
    requestId === undefined &&
    version === '1' &&
    !resources.some(isRecap) &&
    !hasRecapSentence(statement) &&
    formatSiwxMessage(data) === text
  return isPossible ? data : undefined
}
