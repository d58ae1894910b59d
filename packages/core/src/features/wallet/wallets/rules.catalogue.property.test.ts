import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { Connector, ConnectorType } from '../../../ports/Connector.js'
import { makeCatalogue, makeTop } from '../directory/catalogue.fixtures.js'
import { getAllWalletRows } from '../directory/getAllWalletRows.js'
import { getWalletRows } from './rules.js'
import { makeConfig, makeState } from './wallets.fixtures.js'

const ids = ['a', 'b', 'c', 'walletConnect', 'io.metamask.mobile'] as const
const rdns = ['r1', 'r2', 'io.metamask', 'io.metamask.mobile'] as const
const namespace = fc.constantFrom('eip155' as const, 'solana' as const)

const connector: fc.Arbitrary<Connector> = fc.record(
  {
    id: fc.constantFrom(...ids),
    name: fc.constantFrom('Same', 'Other'),
    namespace,
    type: fc.constantFrom<ConnectorType>('announced', 'injected', 'external', 'auth'),
    rdns: fc.constantFrom(...rdns),
    explorerId: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: ['id', 'name', 'namespace', 'type'] },
)
const entry: fc.Arbitrary<CatalogueWallet> = fc.record(
  {
    id: fc.constantFrom(...ids),
    name: fc.constantFrom('Same', 'Other'),
    namespaces: fc.subarray(['eip155', 'solana'] as const),
    rdns: fc.constantFrom(...rdns),
    injected: fc.array(fc.record({ namespace, id: fc.constantFrom(...ids) }), { maxLength: 2 }),
    certified: fc.boolean(),
  },
  { requiredKeys: ['id', 'name', 'namespaces', 'injected', 'certified'] },
)
const entries = fc.array(entry, { maxLength: 5 })
const relays = (['eip155', 'solana'] as const).map(
  (one): Connector => ({ id: 'walletConnect', name: 'WalletConnect', namespace: one, type: 'walletConnect' }),
)

test('behavior: for any directory, lists no wallet twice and no excluded wallet', () => {
  const options = fc.record({
    featuredWalletIds: fc.subarray([...ids, ...rdns]),
    excludeWalletIds: fc.subarray([...ids, ...rdns], { maxLength: 2 }),
  })
  const lists = fc.record({ featured: entries, recommended: entries, recent: entries, named: entries })
  const scope = fc.record({ query: fc.constant(''), certifiedOnly: fc.boolean(), namespace })
  fc.assert(
    fc.property(
      fc.array(connector, { maxLength: 4 }),
      lists,
      entries,
      options,
      scope,
      (found, top, wallets, given, filter) => {
        const config = makeConfig(given)
        const state = makeState([...relays, ...found])
        const directory = makeCatalogue({ top: makeTop(top), wallets, filter })
        const all = getAllWalletRows(state, config, directory)
        for (const rows of [getWalletRows(state, config, { directory }), all]) {
          const rowIds = rows.map(({ id }) => id)
          expect(new Set(rowIds).size).toBe(rowIds.length)
          expect(rowIds.filter((id) => config.excludeWalletIds.includes(id))).toEqual([])
        }
        for (const row of all) {
          expect(row.namespaces).toEqual([filter.namespace])
          if (filter.certifiedOnly) expect(row.certified).toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})
