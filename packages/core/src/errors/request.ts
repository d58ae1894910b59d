import type { ChainNamespace } from '../schema/caip.js'
import { LatchkitError } from './base.js'

/** Something needs a connected wallet, and there is none in that namespace. */
export class NotConnectedError extends LatchkitError {
  override name = 'NotConnectedError'
  constructor(parameters: { readonly namespace: ChainNamespace }) {
    super({
      code: 'not-connected',
      shortMessage: 'No wallet is connected.',
      metaMessages: [
        `Nothing is connected in the namespace "${parameters.namespace}".`,
        'Connect a wallet first.',
      ],
    })
  }
}

/** A request had to wait, and the wallet is not the same any more: it was not sent. */
export class SessionChangedError extends LatchkitError {
  override name = 'SessionChangedError'
  /** What is another one now. */
  readonly changed: 'wallet' | 'account' | 'chain'
  constructor(parameters: {
    readonly changed: 'wallet' | 'account' | 'chain'
    readonly before: string
    readonly now: string
  }) {
    const { changed, before, now } = parameters
    super({
      code: 'session-changed',
      shortMessage: `The ${changed} changed before the request could be sent.`,
      metaMessages: [
        `It was asked of ${before}; now it would go to ${now}. Nothing was signed or sent.`,
        'Look at it again, and ask once more.',
      ],
    })
    this.changed = changed
  }
}

/** A transaction is invalid, so the wallet was not asked to send it. */
export class InvalidTransactionError extends LatchkitError {
  override name = 'InvalidTransactionError'
  /** The part that is wrong. */
  readonly field: string
  constructor(parameters: { readonly field: string; readonly reason: string }) {
    const { field, reason } = parameters
    super({ code: 'invalid-transaction', shortMessage: `The transaction's ${field} is wrong: ${reason}.` })
    this.field = field
  }
}

/** Typed data that no wallet could show and sign (EIP-712). */
export class InvalidTypedDataError extends LatchkitError {
  override name = 'InvalidTypedDataError'
  constructor(parameters: { readonly reason: string; readonly cause?: unknown }) {
    const { reason, cause } = parameters
    super({ code: 'invalid-typed-data', shortMessage: `The typed data is wrong: ${reason}.`, cause })
  }
}

/** An address that cannot be meant on the chain it was given for. The address itself is in `details`. */
export class InvalidAddressError extends LatchkitError {
  override name = 'InvalidAddressError'
  /** The parameter that holds it. */
  readonly field: string
  constructor(parameters: {
    readonly field: string
    readonly address: unknown
    /** The network's name. */
    readonly network: string
    /** What an address is there, or what this one is instead. */
    readonly reason: string
  }) {
    const { field, address, network, reason } = parameters
    super({
      code: 'invalid-address',
      shortMessage: `"${field}" is not an address on ${network}.`,
      metaMessages: [
        `${reason}. The wallet was not asked.`,
        `Look for a letter that is missing or mistyped, and whether it is an address on ${network} at all.`,
      ],
      details: typeof address === 'string' ? cut(address) : `a ${typeof address}`,
    })
    this.field = field
  }
}

/** An amount that nobody can send. */
export class InvalidAmountError extends LatchkitError {
  override name = 'InvalidAmountError'
  /** The parameter that holds it. */
  readonly field: string
  constructor(parameters: {
    readonly field: string
    /** What it is counted in, such as `lamports`. */
    readonly unit: string
    readonly reason: string
  }) {
    const { field, unit, reason } = parameters
    super({
      code: 'invalid-amount',
      shortMessage: `The amount in "${field}" cannot be sent: ${reason}.`,
      metaMessages: [`It is counted in ${unit}, as a bigint. The wallet was not asked.`],
    })
    this.field = field
  }
}

/** A parameter that no wallet should be asked with. */
export class InvalidParameterError extends LatchkitError {
  override name = 'InvalidParameterError'
  /** Which one. */
  readonly field: string
  constructor(parameters: { readonly field: string; readonly reason: string }) {
    const { field, reason } = parameters
    super({
      code: 'invalid-parameter',
      shortMessage: `The parameter "${field}" is wrong: ${reason}.`,
      metaMessages: ['The wallet was not asked. Correct it, and ask again.'],
    })
    this.field = field
  }
}

function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
