import { ConfigError } from '@latchkit/core'
import { isWebUrl } from '@latchkit/core/schema'

/**
 * Returns the URL of a server without query, fragment and trailing slashes.
 *
 * @param path Path of the option, such as `catalogue.url`.
 * @throws `ConfigError` if it is neither an `https:` URL, nor an `http:` URL of this machine or a private network.
 * @example
 * ```ts
 * import { toBaseUrl } from '@latchkit/blockchain-api'
 *
 * const url = toBaseUrl('https://gateway.my-dapp.example/', 'gateway.url') // 'https://gateway.my-dapp.example'
 * ```
 */
export function toBaseUrl(url: unknown, path: string): string {
  if (typeof url !== 'string' || !isWebUrl(url))
    throw new ConfigError({ path, reason: 'expected an https: URL' })
  return url.replace(/[?#].*$/, '').replace(/\/+$/, '')
}
