import { LatchkitError } from '@latchkit/core'

/** A hook or a component of Latchkit was rendered outside `LatchkitProvider`. */
export class MissingProviderError extends LatchkitError {
  override name = 'MissingProviderError'
  constructor() {
    super({
      code: 'provider-missing',
      shortMessage: 'There is no LatchkitProvider above this component.',
      metaMessages: ['Render <LatchkitProvider kit={kit}> above every component that uses Latchkit.'],
    })
  }
}
