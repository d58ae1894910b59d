import { ConfigError } from '@latchkit/core'
import { type CatalogueFactory, checkOptionNames } from '@latchkit/core/ports'
import { isWebUrl } from '@latchkit/core/schema'

/**
 * Creates a wallet directory over HTTP, for the option `catalogue`. It sends no request before the user opens the list of
 * wallets.
 *
 * Requests reject with `AbortedError`, `ServiceUnreachableError` (no response within 10 s), `ServiceRefusedError` (project
 * id or origin) or `ServiceResponseError`. The kit then shows its built-in wallets.
 *
 * @param parameters `url`: the URL of the server, `https:` (or `http:` on this machine or a private network).
 * @throws `ConfigError` if `url` is not such a URL; for an unknown option name, in development.
 * @example
 * ```ts
 * import { catalogue } from '@latchkit/blockchain-api'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({
 *   projectId: 'my-dapp',
 *   networks: [mainnet],
 *   catalogue: catalogue({ url: 'https://gateway.my-dapp.example' }),
 * })
 * ```
 */
export function catalogue(parameters: { readonly url: string }): CatalogueFactory {
  checkOptionNames(parameters, () => ({ url: true }), 'catalogue')
  const { url } = parameters
  if (typeof url !== 'string' || !isWebUrl(url))
    throw new ConfigError({ path: 'catalogue.url', reason: 'expected an https: URL' })
  const base = url.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return ({ projectId, clock }) => {
    const backend = { name: 'The wallet catalogue', url: base, projectId, clock }
    return {
      async getWallets({ signal, ...query }) {
        const endpoint = await import('./getWallets.js')
        return endpoint.getWallets(backend, query, signal)
      },
    }
  }
}
