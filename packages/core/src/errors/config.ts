import { LatchkitError } from './base.js'

/** An option that cannot be used (spec §5 "Configuration"): misuse, so it is thrown at once. */
export class ConfigError extends LatchkitError {
  override name = 'ConfigError'
  /** Where in the options, for instance `networks[1].rpcUrls.default.http`; empty where it is about all of them. */
  readonly path: string
  constructor(parameters: { readonly path: string; readonly reason: string }) {
    const { path, reason } = parameters
    super({ code: 'config', shortMessage: path === '' ? reason : `${path}: ${reason}` })
    this.path = path
  }
}
