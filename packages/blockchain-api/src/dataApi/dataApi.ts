import { checkOptionNames, type DataApi, type DataApiFactory, type SwapContracts } from '@latchkit/core/ports'
import { toBaseUrl } from '../toBaseUrl.js'

/**
 * Creates the data API over HTTP, for the option `dataApi`. It sends no request before the kit needs data of an account.
 *
 * Balances, transactions and NFTs of a chain that the server does not list in `GET /v1/supported-chains` are empty and `unsupported`,
 * without a request. A read is repeated up to 3 times if the server cannot be reached, or is busy (429, 5xx). Concurrent reads of the same data share a
 * request. Reads reject with `AbortedError`, `ServiceUnreachableError`, `ServiceRefusedError` (project id or origin) or
 * `ServiceResponseError`.
 *
 * @param parameters `url`: the URL of the server, `https:` (or `http:` on this machine or a private network). `swapContracts`: the only
 * contracts on an EVM chain that swaps may call, and that may take a token for them. Default: any contract of the server, whose effects are
 * simulated and compared with the review.
 * @throws `ConfigError` if `url` is not such a URL; for an unknown option name, in development.
 * @example
 * ```ts
 * import { dataApi } from '@latchkit/blockchain-api'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({
 *   projectId: 'my-dapp',
 *   networks: [mainnet],
 *   dataApi: dataApi({ url: 'https://gateway.my-dapp.example' }),
 * })
 * ```
 */
export function dataApi(parameters: {
  readonly url: string
  readonly swapContracts?: SwapContracts | undefined
}): DataApiFactory {
  checkOptionNames(parameters, () => ({ url: true, swapContracts: true }), 'dataApi')
  const url = toBaseUrl(parameters.url, 'dataApi.url')
  return ({ projectId, clock }) => {
    const backend = { name: 'The data service', url, projectId, clock, retries: 3 }
    let api: DataApi | undefined
    const load = async (): Promise<DataApi> => {
      const code = await import('./createDataApi.js')
      api ??= code.createDataApi(backend)
      return api
    }
    return {
      load: () =>
        Promise.all([
          load(),
          import('../capabilities/getCapabilities.js'),
          import('../balance/getBalances.js'),
          import('../identity/getIdentity.js'),
        ]),
      getBalances: async (query) => (await load()).getBalances(query),
      getHistory: async (query) => (await load()).getHistory(query),
      getNfts: async (query) => (await load()).getNfts(query),
      getIdentity: async (query) => (await load()).getIdentity(query),
      getCapabilities: async ({ signal }) =>
        (await import('../capabilities/getCapabilities.js')).getCapabilities(backend, signal),
      // What fewer users need: each is one lazy chunk.
      swaps: async () =>
        (await import('../convert/createSwaps.js')).createSwaps(backend, parameters.swapContracts),
      onramp: async () => (await import('../onramp/createOnRamp.js')).createOnRamp(backend),
      exchanges: async () => (await import('../exchanges/createExchanges.js')).createExchanges(backend),
      permissions: async () =>
        (await import('../sessions/createPermissionList.js')).createPermissionList(backend),
      loadNames: async () => (await import('../names/createNameRegistry.js')).createNameRegistry(backend),
    }
  }
}
