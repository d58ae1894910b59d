import { LatchkitError } from './base.js'

/** The SDK of the relay is not installed. The dapp's developer has to fix it. */
export class RelayNotConfiguredError extends LatchkitError {
  override name = 'RelayNotConfiguredError'
  constructor(parameters: { readonly cause?: unknown } = {}) {
    super({
      code: 'relay-not-configured',
      shortMessage: 'walletConnect() needs @walletconnect/universal-provider, which is not installed.',
      metaMessages: ['Run: npm install @walletconnect/universal-provider@2.21.8'],
      ...parameters,
    })
  }
}
