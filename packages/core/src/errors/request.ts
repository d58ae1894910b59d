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

/** A transaction that no wallet should be asked to send (spec §5 "Transactions"). */
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
