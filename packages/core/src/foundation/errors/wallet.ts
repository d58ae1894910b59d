import { LatchkitError } from './base.js'

/** The user declined in the wallet (EIP-1193 code 4001). Never shown as an error. */
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

/** What the user can do about codes of EIP-1193 and EIP-1474. */
const adviceFor: Readonly<Record<number, string>> = {
  [-32002]: 'Approve or decline the earlier request in the wallet, then try again.',
  4100: 'The wallet does not share this account. Connect it again.',
  4900: 'The wallet is offline. Check your connection.',
  4901: 'The wallet cannot reach this network. Choose another one.',
}

/** The wallet failed for a reason of its own; `details` has its message. */
export class WalletRequestError extends LatchkitError {
  override name = 'WalletRequestError'
  /** The wallet's JSON-RPC or EIP-1193 error code, if there is one. */
  readonly rpcCode: number | undefined
  constructor(parameters: {
    readonly method: string
    readonly rpcCode?: number | undefined
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    const advice = adviceFor[parameters.rpcCode ?? 0]
    super({
      code: 'wallet-request',
      shortMessage: 'The wallet could not do this.',
      metaMessages: [
        `Asked for: ${parameters.method}${parameters.rpcCode === undefined ? '' : ` (code ${parameters.rpcCode})`}.`,
        ...(advice === undefined ? [] : [advice]),
      ],
      details: parameters.details,
      cause: parameters.cause,
    })
    this.rpcCode = parameters.rpcCode
  }
}
