import { LatchkitError } from './base.js'

/** An error that is not a LatchkitError: a bug in Latchkit or in a port. `cause` is what was thrown. */
export class UnexpectedError extends LatchkitError {
  override name = 'UnexpectedError'
  constructor(parameters: { readonly cause: unknown }) {
    const { cause } = parameters
    super({
      code: 'unexpected',
      shortMessage: 'Something went wrong',
      details: cause instanceof Error ? cause.message : undefined,
      cause,
    })
  }
}

/** The machine ignored an action in its current state, for example disconnecting twice. */
export class ActionIgnoredError extends LatchkitError {
  override name = 'ActionIgnoredError'
  constructor(parameters: { readonly feature: string; readonly event: string }) {
    super({
      code: 'action-ignored',
      shortMessage: `Cannot "${parameters.event}" in the current state.`,
      metaMessages: [`Look at the status of "${parameters.feature}" first.`],
    })
  }
}
