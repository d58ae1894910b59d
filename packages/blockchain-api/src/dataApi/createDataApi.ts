import type { DataApi, Identity } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { createSingleFlight } from '../createSingleFlight.js'
import { createSupportedChains } from '../supportedChains/createSupportedChains.js'

/** The code of the lists of a chain that the server does not have. */
const unavailable = 'unsupported'

type Query = { readonly chainId: CaipNetworkId; readonly signal: AbortSignal }

/** Reads a list of an account on one chain from its endpoint. */
type Read<Parameters extends Query, Page> = (
  backend: Backend,
  query: Omit<Parameters, 'signal'>,
  signal: AbortSignal,
) => Promise<Page>

/** Creates the data API of a server. Each endpoint is loaded with its first request. */
export function createDataApi(backend: Backend): Omit<DataApi, 'exchanges'> {
  const loadChains = createSupportedChains(backend)
  const shareIdentity = createSingleFlight<Identity>()

  /** Returns a reader of the lists of a chain, which are `empty` if the server does not have the chain. */
  function createReader<Parameters extends Query, Page extends object>(
    load: () => Promise<Read<Parameters, Page>>,
    empty: Page,
  ): (parameters: Parameters) => Promise<Page> {
    const share = createSingleFlight<Page>()
    return ({ signal, ...query }) =>
      share(JSON.stringify(query), signal, async (signal) => {
        // The code loads meanwhile: most apps use a server with all their chains.
        const [chains, read] = await Promise.all([loadChains(signal), load()])
        return chains.http.includes(query.chainId) ? read(backend, query, signal) : { ...empty, unavailable }
      })
  }

  return {
    getBalances: createReader(async () => (await import('../balance/getBalances.js')).getBalances, {
      balances: [],
    }),
    getHistory: createReader(async () => (await import('../history/getHistory.js')).getHistory, {
      transactions: [],
    }),
    getNfts: createReader(async () => (await import('../nfts/getNfts.js')).getNfts, { nfts: [] }),
    getIdentity: ({ signal, ...query }) =>
      shareIdentity(JSON.stringify(query), signal, async (signal) =>
        (await import('../identity/getIdentity.js')).getIdentity(backend, query, signal),
      ),
  }
}
