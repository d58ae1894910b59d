import { LatchkitError } from './base.js'

/** A network is not among the configured ones. */
export class NetworkNotFoundError extends LatchkitError {
  override name = 'NetworkNotFoundError'
  constructor(parameters: { readonly chainId: string }) {
    super({
      code: 'network-not-found',
      shortMessage: 'Network not found',
      metaMessages: [
        `"${parameters.chainId}" is not one of the networks this page is configured with.`,
        'Add it to `networks` of `createLatchkit`, or choose one that is there.',
      ],
    })
  }
}
