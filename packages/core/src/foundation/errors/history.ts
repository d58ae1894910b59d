import { LatchkitError } from './base.js'

/** The transactions could not be read, or the network has no way to read them. Retries are blocked for 30 s. */
export class TransactionsUnavailableError extends LatchkitError {
  override name = 'TransactionsUnavailableError'
  constructor(parameters: { readonly network: string; readonly cause?: unknown }) {
    const { network, cause } = parameters
    super({
      code: 'transactions-unavailable',
      shortMessage: 'Failed to fetch transactions',
      metaMessages: [
        `The transactions on ${network} could not be read.`,
        'They can be read again in 30 seconds. If this persists, check the URL of the option `dataApi`.',
      ],
      cause,
    })
  }
}
