import { LatchkitError } from './base.js'

/** Advice for the user about codes of EIP-1193 and EIP-1474. */
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
  declare readonly rpcCode: number | undefined
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
