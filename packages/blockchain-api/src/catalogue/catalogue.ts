import { type CatalogueFactory, checkOptionNames } from '@latchkit/core/ports'
import { toBaseUrl } from '../toBaseUrl.js'

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
  const url = toBaseUrl(parameters.url, 'catalogue.url')
  return ({ projectId, clock }) => {
    // No retries: the kit shows its built-in wallets at once, and the user can try again.
    const backend = { name: 'The wallet catalogue', url, projectId, clock, retries: 0 }
    return {
      async getWallets({ signal, ...query }) {
        const endpoint = await import('./getWallets.js')
        return endpoint.getWallets(backend, query, signal)
      },
    }
  }
}
