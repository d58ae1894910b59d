import { ConfigError } from '@latchkit/core'
import type { CatalogueFactory } from '@latchkit/core/ports'
import { isWebUrl } from '@latchkit/core/schema'

/**
 * A wallet catalogue over HTTP, for the option `catalogue`. Loads and asks nothing before somebody looks at wallets.
 *
 * Its questions fail with `AbortedError`, `ServiceUnreachableError` (no answer within 10 s), `ServiceRefusedError` (project
 * id or origin) or `ServiceResponseError`; the kit then shows the wallets it knows by itself.
 *
 * @param parameters `url`: the server's, `https:` (or `http:` nearby).
 * @throws `ConfigError` where `url` is none.
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
