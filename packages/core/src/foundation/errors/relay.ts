import { LatchkitError } from './base.js'

/** The relay did not respond: it is down, or the browser is offline. Injected wallets still work. */
export class RelayUnreachableError extends LatchkitError {
  override name = 'RelayUnreachableError'
  constructor(parameters: { readonly details?: string | undefined; readonly cause?: unknown } = {}) {
    super({
      code: 'relay-unreachable',
      shortMessage: 'The connection service cannot be reached.',
      metaMessages: [
        'Wallets on other devices are reached through it; wallets in this browser still work.',
        'Check your connection, and try again.',
      ],
      ...parameters,
    })
  }
}

/** The relay rejected the dapp's origin or project id. The dapp's developer has to fix it. */
export class RelayRefusedError extends LatchkitError {
  override name = 'RelayRefusedError'
  constructor(parameters: { readonly reason: 'key' | 'origin'; readonly cause?: unknown }) {
    const isKey = parameters.reason === 'key'
    super({
      code: isKey ? 'invalid-project-id' : 'origin-not-allowed',
      shortMessage: isKey ? 'Invalid Project ID' : 'Invalid App Configuration',
      metaMessages: [
        isKey
          ? 'The relay does not know the project id of this page.'
          : 'The relay does not allow the origin of this page.',
        isKey
          ? 'Set the option `projectId` to one that the relay’s operator has given out.'
          : 'Add the origin to the project’s allowed origins at the relay.',
      ],
      cause: parameters.cause,
    })
  }
}

/** The session has ended: the wallet ended it, or it expired. */
export class RemoteSessionEndedError extends LatchkitError {
  override name = 'RemoteSessionEndedError'
  constructor(parameters: { readonly by?: 'expiry' | undefined } = {}) {
    super({
      code: 'session-ended',
      shortMessage: 'Session Expired',
      metaMessages: [
        parameters.by
          ? 'The session with the wallet has expired, because neither side extended it in time.'
          : 'The wallet ended the session, or it was not used for too long.',
        'Connect the wallet again.',
      ],
    })
  }
}
