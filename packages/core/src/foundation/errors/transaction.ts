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
  /** Difference from the review. */
  readonly field:
    | 'recipient'
    | 'token'
    | 'amount'
    | 'allowance'
    | 'method'
    | 'value'
    | 'nonce'
    | 'fee'
    | 'router'
    | 'signers'
    | 'lifetime'
  constructor(parameters: { readonly field: TransactionMismatchError['field']; readonly cause?: unknown }) {
    const { field, cause } = parameters
    super({
      code: 'transaction-mismatch',
      shortMessage: 'The transaction is not the one that was reviewed.',
      metaMessages: [`Its ${field} differs. Nothing was signed or sent.`],
      cause,
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
  /** Requirement that the transfer still lacks. */
  declare readonly check: string
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

/** A swap cannot be reviewed, because something is missing or invalid. */
export class InvalidSwapError extends LatchkitError {
  override name = 'InvalidSwapError'
  /** Requirement that the swap still lacks. */
  declare readonly check: string
  constructor(parameters: { readonly check: string }) {
    const { check } = parameters
    super({
      code: 'invalid-swap',
      shortMessage: `The swap is incomplete or invalid: "${check}".`,
      metaMessages: ['Complete it with `updateSwap`, then review it again.'],
    })
    this.check = check
  }
}

/** The price of a swap is worse than the one that was shown, so nothing was signed. */
export class SwapPriceChangedError extends LatchkitError {
  override name = 'SwapPriceChangedError'
  constructor() {
    super({
      code: 'swap-price-changed',
      shortMessage: 'The price has changed.',
      metaMessages: [
        'It is worse than the one that was shown. Look at the new price. Nothing was signed or sent.',
      ],
    })
  }
}

/** A transaction cannot be simulated on this network, so that its result is not known. */
export class SimulationUnavailableError extends LatchkitError {
  override name = 'SimulationUnavailableError'
  constructor(parameters: { readonly network: string; readonly cause?: unknown }) {
    super({
      code: 'simulation-unavailable',
      shortMessage: 'The transaction cannot be checked.',
      metaMessages: [
        `The RPC server of ${parameters.network} cannot simulate it. Nothing was signed or sent.`,
        'Use an RPC server that supports `eth_simulateV1`. For contracts that the app has in the option `swapContracts` of `dataApi`, state overrides in `eth_call` are enough.',
      ],
      cause: parameters.cause,
    })
  }
}

/** The data service has no swaps on this network. */
export class SwapNetworkError extends LatchkitError {
  override name = 'SwapNetworkError'
  constructor() {
    super({
      code: 'swap-network',
      shortMessage: 'Network not supported for Swaps',
      metaMessages: ['Switch to another network, such as Ethereum.'],
    })
  }
}
