import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Catalogue, CatalogueQuery, CatalogueWallet } from '../../ports/Catalogue.js'
import { initialState } from './machine.js'
import type { CatalogueState, ReadyTop } from './types.js'

/** A wallet of EVM chains that is called as its id; a test says what is different. */
export function makeWallet(id: string, change: Partial<CatalogueWallet> = {}): CatalogueWallet {
  return { id, name: id, namespaces: ['eip155'], injected: [], certified: false, ...change }
}

/** A catalogue that was looked at; a test says how. */
export function makeCatalogue(change: Partial<CatalogueState> = {}): CatalogueState {
  return { ...initialState(), status: 'ready', ...change }
}

/** What was looked up for the list to connect. */
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
  readonly asked: readonly CatalogueQuery[]
  /** The error that the next queries reject with. */
  fail: Error | undefined
}

export function fakeCatalogue(wallets: readonly CatalogueWallet[]): FakeCatalogue {
  const asked: CatalogueQuery[] = []
  const fake: FakeCatalogue = {
    asked,
    fail: undefined,
    async getWallets({ signal, ...query }) {
      if (signal.aborted) throw new AbortedError()
      asked.push(query)
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
