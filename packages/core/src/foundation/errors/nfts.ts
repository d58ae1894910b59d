import { LatchkitError } from './base.js'

/** The NFTs could not be read, or the network has no way to read them. Retries are blocked for 30 s. */
export class NftsUnavailableError extends LatchkitError {
  override name = 'NftsUnavailableError'
  constructor(parameters: { readonly network: string; readonly cause?: unknown }) {
    const { network, cause } = parameters
    super({
      code: 'nfts-unavailable',
      shortMessage: 'Failed to fetch NFTs',
      metaMessages: [
        `The NFTs on ${network} could not be read.`,
        'They can be read again in 30 seconds. If this persists, check the URL of the option `dataApi`.',
      ],
      cause,
    })
  }
}
