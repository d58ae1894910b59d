import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { Catalogue, CatalogueQuery, CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueState, ReadyTop } from '../wallets/catalogueTypes.js'
import { initialState } from './machine.js'

/** Creates an EVM wallet whose name is its id, with the given changes. */
export function makeWallet(id: string, change: Partial<CatalogueWallet> = {}): CatalogueWallet {
  return { id, name: id, namespaces: ['eip155'], injected: [], certified: false, ...change }
}

/** Creates a directory state with status `ready`, with the given changes. */
export function makeCatalogue(change: Partial<CatalogueState> = {}): CatalogueState {
  return { ...initialState(), status: 'ready', ...change }
}

/** Creates the loaded wallets for the Connect view, with the given changes. */
export function makeTop(change: Partial<ReadyTop> = {}): ReadyTop {
  return {
    status: 'ready',
    featured: [],
    recommended: [],
    named: [],
    recent: [],
    recentIds: [],
    count: 43,
    ...change,
  }
}

/** A fake wallet directory that records its queries. */
export type FakeCatalogue = Catalogue & {
  readonly queries: readonly CatalogueQuery[]
  /** The error that the next queries reject with. */
  fail: Error | undefined
}

export function fakeCatalogue(wallets: readonly CatalogueWallet[]): FakeCatalogue {
  const queries: CatalogueQuery[] = []
  const fake: FakeCatalogue = {
    queries,
    fail: undefined,
    async getWallets({ signal, ...query }) {
      if (signal.aborted) throw new AbortedError()
      queries.push(query)
      if (fake.fail) throw fake.fail
      const { page, entries, search = '', include, exclude, certified } = query
      const found = wallets.filter(
        (wallet) =>
          wallet.name.toLowerCase().includes(search.toLowerCase()) &&
          (!include || include.includes(wallet.id)) &&
          !exclude?.includes(wallet.id) &&
          (!certified || wallet.certified),
      )
      return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length }
    },
  }
  return fake
}
