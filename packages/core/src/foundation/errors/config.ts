import { LatchkitError } from './base.js'

/** An option is invalid. It is thrown synchronously, because it is a mistake in the dapp's code. */
export class ConfigError extends LatchkitError {
  override name = 'ConfigError'
  /** Path of the option, for example `networks[1].rpcUrls.default.http`; empty when it concerns the options as a whole. */
  declare readonly path: string
  constructor(parameters: { readonly path: string; readonly reason: string }) {
    const { path, reason } = parameters
    super({ code: 'config', shortMessage: path === '' ? reason : `${path}: ${reason}` })
    this.path = path
  }
}
