import { LatchkitError } from './base.js'

/** The views of names have their own texts for these, so that the texts of all views need not have them. */
const codes = {
  registration: 'name-registration',
  change: 'name-change',
  chainId: 'invalid-chain-id',
} as const

/** A name could not be registered. */
export class NameRegistrationError extends LatchkitError {
  override name = 'NameRegistrationError'
  /** The first reason of the server, for users; absent if it gave none. */
  readonly reason: string | undefined
  constructor(parameters: {
    readonly name: string
    readonly reason?: string | undefined
    readonly cause?: unknown
  }) {
    const { name, reason, cause } = parameters
    super({
      code: codes.registration,
      shortMessage: `Error registering name ${name}`,
      metaMessages: ['Nothing was registered.'],
      details: reason,
      cause,
    })
    this.reason = reason
  }
}

/** A registered name could not be changed. */
export class NameChangeError extends LatchkitError {
  override name = 'NameChangeError'
  /** The first reason of the server, for users; absent if it gave none. */
  readonly reason: string | undefined
  constructor(parameters: {
    readonly name: string
    readonly reason?: string | undefined
    readonly cause?: unknown
  }) {
    const { name, reason, cause } = parameters
    super({
      code: codes.change,
      shortMessage: `Error changing name ${name}`,
      metaMessages: ['Look the name up to see whether the server has changed it.'],
      details: reason,
      cause,
    })
    this.reason = reason
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
  readonly reason: NameProblem | undefined
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

/** The id of a chain has no coin type (ENSIP-11). */
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
