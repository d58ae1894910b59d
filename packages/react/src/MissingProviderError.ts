import { LatchkitError } from '@latchkit/core'

/** A hook or a component of Latchkit was rendered outside of `LatchkitProvider`. */
export class MissingProviderError extends LatchkitError {
  override name = 'MissingProviderError'
  constructor() {
    super({
      code: 'provider-missing',
      shortMessage: 'There is no LatchkitProvider above this component.',
      metaMessages: ['Render <LatchkitProvider kit={kit}> around the part of the page that uses Latchkit.'],
    })
  }
}
