import type { DataApi, TokenBalance } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { createSingleFlight } from '../createSingleFlight.js'
import { createSupportedChains } from '../supportedChains/createSupportedChains.js'

/** Creates the data API of a server. Each endpoint is loaded with its first request. */
export function createDataApi(backend: Backend): DataApi {
  const loadChains = createSupportedChains(backend)
  const shareBalances = createSingleFlight<readonly TokenBalance[]>()
  return {
    getBalances({ chainId, address, force = false, signal }) {
      return shareBalances(`${chainId}:${address} ${force}`, signal, async (signal) => {
        // The code loads meanwhile: most apps use a server with all their chains.
        const [chains, endpoint] = await Promise.all([
          loadChains(signal),
          import('../balance/getBalances.js'),
        ])
        if (!chains.http.includes(chainId)) return []
        return endpoint.getBalances(backend, { chainId, address, force }, signal)
      })
    },
  }
}
