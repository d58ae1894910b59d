import { LatchkitError } from './base.js'

/**
 * The user declined in the wallet (EIP-1193 code 4001). Never shown as an error.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export class UserRejectedError extends LatchkitError {
  override name = 'UserRejectedError'
  constructor(parameters: { readonly cause?: unknown } = {}) {
    super({ code: 'user-rejected', shortMessage: 'The request was declined in the wallet.', ...parameters })
  }
}

/** An action was cancelled before the wallet responded, for example because the modal closed or the kit was destroyed. */
export class AbortedError extends LatchkitError {
  override name = 'AbortedError'
  constructor(parameters: { readonly cause?: unknown; readonly rpc?: boolean } = {}) {
    const { rpc = true, cause } = parameters
    super({ code: 'aborted', shortMessage: rpc ? 'Request was aborted' : 'Something went wrong', cause })
  }
}

/** The wallet does not know the chain, or could not add it. */
export class ChainNotSupportedError extends LatchkitError {
  override name = 'ChainNotSupportedError'
  constructor(parameters: { readonly network: string; readonly cause?: unknown }) {
    super({
      code: 'chain-not-supported',
      shortMessage: 'Chain is not supported',
      metaMessages: [
        `The wallet does not know ${parameters.network} and could not add it.`,
        'Add the network in the wallet itself, or choose another one.',
      ],
      cause: parameters.cause,
    })
  }
}

/** The requested wallet is not installed in this browser. */
export class WalletNotFoundError extends LatchkitError {
  override name = 'WalletNotFoundError'
  constructor(parameters: { readonly connectorId: string }) {
    super({
      code: 'wallet-not-found',
      shortMessage: 'The wallet was not found.',
      metaMessages: [
        `No installed wallet answers to "${parameters.connectorId}". Install it, or choose another wallet.`,
      ],
    })
  }
}

/** The wallet's response does not conform to its standard. */
export class WalletResponseError extends LatchkitError {
  override name = 'WalletResponseError'
  constructor(parameters: { readonly method: string; readonly reason: string; readonly cause?: unknown }) {
    super({
      code: 'wallet-response',
      shortMessage: 'The wallet gave an answer that cannot be used.',
      metaMessages: [
        `${parameters.method}: ${parameters.reason}.`,
        'Update the wallet, or choose another one.',
      ],
      cause: parameters.cause,
    })
  }
}
