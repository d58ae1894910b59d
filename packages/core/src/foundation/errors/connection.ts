import type { Namespace } from '../namespaces.js'
import { LatchkitError } from './base.js'

/** Wallets of one or more namespaces could not be disconnected: they are still connected. */
export class DisconnectError extends LatchkitError {
  override name = 'DisconnectError'
  /** The errors by namespace. */
  readonly errors: Readonly<Partial<Record<Namespace, LatchkitError>>>
  constructor(parameters: {
    readonly errors: Readonly<Partial<Record<Namespace, LatchkitError>>>
  }) {
    const entries = Object.entries(parameters.errors)
    super({
      code: 'disconnect',
      shortMessage: 'Failed to disconnect',
      metaMessages: entries.map(([namespace, error]) => `${namespace}: ${error.shortMessage}`),
      cause: entries[0]?.[1],
    })
    this.errors = parameters.errors
  }
}

/** An address is not an account of the connected wallet's session. */
export class AccountNotFoundError extends LatchkitError {
  override name = 'AccountNotFoundError'
  constructor(parameters: { readonly address: string }) {
    super({
      code: 'account-not-found',
      shortMessage: 'The account was not found.',
      metaMessages: [
        `The wallet does not share ${parameters.address} with this app.`,
        'Choose it in the wallet, or connect again.',
      ],
    })
  }
}
