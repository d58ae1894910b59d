import { LatchkitError } from './base.js'

/** The views of names have their own texts for these, so that the texts of all views need not have them. */
const codes = {
  registration: 'name-registration',
  change: 'name-change',
  chainId: 'invalid-chain-id',
} as const

type WriteParameters = {
  readonly name: string
  readonly reason?: string | undefined
  readonly cause?: unknown
}

class NameWriteError extends LatchkitError {
  /** The first reason of the server, for users; absent if it gave none. */
  declare readonly reason: string | undefined
  constructor(
    texts: { readonly code: string; readonly shortMessage: string; readonly advice: string },
    { reason, cause }: Pick<WriteParameters, 'reason' | 'cause'>,
  ) {
    const { code, shortMessage, advice } = texts
    super({ code, shortMessage, metaMessages: [advice], details: reason, cause })
    this.reason = reason
  }
}

/** A name could not be registered. */
export class NameRegistrationError extends NameWriteError {
  override name = 'NameRegistrationError'
  constructor(parameters: WriteParameters) {
    const shortMessage = `Error registering name ${parameters.name}`
    super({ code: codes.registration, shortMessage, advice: 'Nothing was registered.' }, parameters)
  }
}

/** A registered name could not be changed. */
export class NameChangeError extends NameWriteError {
  override name = 'NameChangeError'
  constructor(parameters: WriteParameters) {
    const shortMessage = `Error changing name ${parameters.name}`
    const advice = 'Look the name up to see whether the server has changed it.'
    super({ code: codes.change, shortMessage, advice }, parameters)
  }
}

/**
 * Why a name has no address: it is malformed; it has characters that can look like others; it is not registered; it has no address on
 * this chain; its service does not answer; its service has sent an answer that its contract does not accept; or the kit does not know
 * where such names are registered.
 */
export type NameProblem =
  | 'invalid'
  | 'unusual-characters'
  | 'not-registered'
  | 'no-address'
  | 'unreachable'
  | 'untrusted'
  | 'unsupported'

/** Names could not be read. */
export class NameReadError extends LatchkitError {
  override name = 'NameReadError'
  /** Why a name was not resolved; absent for other reads. */
  declare readonly reason: NameProblem | undefined
  constructor(parameters: {
    readonly of: keyof typeof messages
    readonly reason?: NameProblem | undefined
    readonly cause?: unknown
  }) {
    const { of, reason, cause } = parameters
    super({ code: `name-${of}`, shortMessage: messages[of], details: reason, cause })
    this.reason = reason
  }
}

const messages = {
  resolution: 'Error resolving name',
  suggestions: 'Error fetching name suggestions',
  addresses: 'Error fetching names for address',
} as const

/**
 * The id of a chain has no coin type (ENSIP-11).
 *
 * @see https://docs.ens.domains/ensip/11
 */
export class InvalidChainIdError extends LatchkitError {
  override name = 'InvalidChainIdError'
  constructor(parameters: { readonly chainId: string }) {
    super({
      code: codes.chainId,
      shortMessage: 'Invalid chainId',
      metaMessages: [`The number of an EVM chain must be less than 2^31, got "${parameters.chainId}".`],
    })
  }
}
