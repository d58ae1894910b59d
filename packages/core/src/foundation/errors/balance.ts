import { LatchkitError } from './base.js'

/** The balance could not be read, or the network has no way to read it. Retries are blocked for 30 s. */
export class BalanceUnavailableError extends LatchkitError {
  override name = 'BalanceUnavailableError'
  constructor(parameters: { readonly network: string; readonly cause?: unknown }) {
    const { network, cause } = parameters
    super({
      code: 'balance-unavailable',
      shortMessage: 'Token Balance Unavailable',
      metaMessages: [
        `The balance on ${network} could not be read.`,
        'It can be asked for again in 30 seconds. Look at the RPC URL of the network if this stays.',
      ],
      cause,
    })
  }
}
