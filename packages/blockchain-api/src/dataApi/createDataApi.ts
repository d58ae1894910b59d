import type { AccountBalances, DataApi, Identity, NftPage, TransactionPage } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { createSingleFlight } from '../createSingleFlight.js'
import { createSupportedChains } from '../supportedChains/createSupportedChains.js'

/** The code of the lists of a chain that the server does not have. */
const unavailable = 'unsupported'

/** Creates the data API of a server. Each endpoint is loaded with its first request. */
export function createDataApi(backend: Backend): Omit<DataApi, 'exchanges'> {
  const loadChains = createSupportedChains(backend)
  const shareBalances = createSingleFlight<AccountBalances>()
  const shareIdentity = createSingleFlight<Identity>()
  const shareNfts = createSingleFlight<NftPage>()
  const shareHistory = createSingleFlight<TransactionPage>()
  return {
    getBalances({ chainId, address, force = false, signal }) {
      return shareBalances(`${chainId}:${address} ${force}`, signal, async (signal) => {
        // The code loads meanwhile: most apps use a server with all their chains.
        const [chains, endpoint] = await Promise.all([
          loadChains(signal),
          import('../balance/getBalances.js'),
        ])
        if (!chains.http.includes(chainId)) return { balances: [], unavailable }
        return endpoint.getBalances(backend, { chainId, address, force }, signal)
      })
    },
    getHistory({ chainId, address, cursor, signal }) {
      return shareHistory(`${chainId}:${address} ${cursor ?? ''}`, signal, async (signal) => {
        const [chains, endpoint] = await Promise.all([loadChains(signal), import('../history/getHistory.js')])
        if (!chains.http.includes(chainId)) return { transactions: [], unavailable }
        return endpoint.getHistory(backend, { chainId, address, cursor }, signal)
      })
    },
    getNfts({ chainId, address, cursor, signal }) {
      return shareNfts(`${chainId}:${address} ${cursor ?? ''}`, signal, async (signal) => {
        const [chains, endpoint] = await Promise.all([loadChains(signal), import('../nfts/getNfts.js')])
        if (!chains.http.includes(chainId)) return { nfts: [], unavailable }
        return endpoint.getNfts(backend, { chainId, address, cursor }, signal)
      })
    },
    getIdentity({ address, sender, signal }) {
      return shareIdentity(address, signal, async (signal) => {
        const endpoint = await import('../identity/getIdentity.js')
        return endpoint.getIdentity(backend, { address, sender }, signal)
      })
    },
  }
}
