import { LatchkitError } from './base.js'

/** A simulation shows that a transaction would fail, so the wallet was not asked to sign it. */
export class SimulationRevertedError extends LatchkitError {
  override name = 'SimulationRevertedError'
  constructor(parameters: { readonly reason?: string | undefined; readonly cause?: unknown }) {
    const { reason, cause } = parameters
    super({
      code: 'simulation-reverted',
      shortMessage: 'The transaction would fail.',
      metaMessages: ['A contract rejects it. Nothing was signed or sent.'],
      details: reason,
      cause,
    })
  }
}

/** A built transaction does not do what the user reviewed, so the wallet was not asked to sign it. */
export class TransactionMismatchError extends LatchkitError {
  override name = 'TransactionMismatchError'
  /** What differs from the review. */
  readonly field: 'recipient' | 'token' | 'amount' | 'method' | 'value' | 'fee'
  constructor(parameters: { readonly field: TransactionMismatchError['field'] }) {
    const { field } = parameters
    super({
      code: 'transaction-mismatch',
      shortMessage: 'The transaction is not the one that was reviewed.',
      metaMessages: [`Its ${field} differs. Nothing was signed or sent.`],
    })
    this.field = field
  }
}

/** A transaction cannot be sent now as it was reviewed. The review shows the new numbers; approve it again. */
export class ReviewChangedError extends LatchkitError {
  override name = 'ReviewChangedError'
  constructor() {
    super({
      code: 'review-changed',
      shortMessage: 'The transaction has changed since the review.',
      metaMessages: ['Look at the new numbers, then approve it again. Nothing was signed or sent.'],
    })
  }
}

/** A transfer cannot be reviewed, because something is missing or invalid. */
export class InvalidSendError extends LatchkitError {
  override name = 'InvalidSendError'
  /** What the transfer needs first. */
  readonly check: string
  constructor(parameters: { readonly check: string }) {
    const { check } = parameters
    super({
      code: 'invalid-send',
      shortMessage: `The transfer is incomplete or invalid: "${check}".`,
      metaMessages: ['Complete it with `updateSend`, then review it again.'],
    })
    this.check = check
  }
}
