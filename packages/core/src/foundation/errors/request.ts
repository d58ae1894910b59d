import type { Namespace } from '../namespaces.js'
import { LatchkitError } from './base.js'

/** An action needs a connected wallet, and the namespace has none. */
export class NotConnectedError extends LatchkitError {
  override name = 'NotConnectedError'
  constructor(parameters: { readonly namespace: Namespace }) {
    super({
      code: 'not-connected',
      shortMessage: 'No wallet is connected.',
      metaMessages: [
        `Nothing is connected in the namespace "${parameters.namespace}".`,
        'Connect a wallet first.',
      ],
    })
  }
}

/** The session changed while a request was queued, so the request was not sent. */
export class SessionChangedError extends LatchkitError {
  override name = 'SessionChangedError'
  /** The part of the session that changed. */
  readonly changed: 'wallet' | 'account' | 'chain'
  constructor(parameters: {
    readonly changed: 'wallet' | 'account' | 'chain'
    readonly before: string
    readonly now: string
  }) {
    const { changed, before, now } = parameters
    super({
      code: 'session-changed',
      shortMessage: `The ${changed} changed before the request could be sent.`,
      metaMessages: [`It was ${before}, and is ${now}. Nothing was signed or sent.`, 'Try again.'],
    })
    this.changed = changed
  }
}
