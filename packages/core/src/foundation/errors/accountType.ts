import { LatchkitError } from './base.js'

/** The user has no smart account on the network, which uses the ordinary account. */
export class SmartAccountNotEnabledError extends LatchkitError {
  override name = 'SmartAccountNotEnabledError'
  constructor(parameters: { readonly network: string }) {
    super({
      code: 'smart-account-not-enabled',
      shortMessage: `Smart accounts do not work on ${parameters.network}.`,
      metaMessages: [
        'The ordinary account is used on this network.',
        'Switch to a network that the login frame lists for smart accounts.',
      ],
    })
  }
}
