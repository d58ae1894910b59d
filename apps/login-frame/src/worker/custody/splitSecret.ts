import { joinSecret } from './joinSecret.js'

/** The two shares of a secret. Each one alone is random. */
export type SecretShares = { readonly device: Uint8Array; readonly service: Uint8Array }

/** Splits a secret into a share of the device and one of the login service, with a one-time pad. */
export function splitSecret(secret: Uint8Array): SecretShares {
  const device = crypto.getRandomValues(new Uint8Array(secret.length))
  return { device, service: joinSecret(secret, device) }
}
