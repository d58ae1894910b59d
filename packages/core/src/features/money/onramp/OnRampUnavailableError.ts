import { LatchkitError } from '../../../foundation/errors/base.js'

/** A purchase cannot be started: there is no server for it, or no complete form. */
export class OnRampUnavailableError extends LatchkitError {
  override name = 'OnRampUnavailableError'
  constructor(parameters: { readonly provider: string }) {
    super({
      code: 'action-ignored',
      shortMessage: `The purchase with "${parameters.provider}" cannot be started.`,
      metaMessages: [
        'Set the option `dataApi` to a server with providers, complete the form with `updateOnRamp`, and choose one of its providers.',
      ],
    })
  }
}
