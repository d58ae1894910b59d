import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Connector, ConnectorType } from '../../../ports/Connector.js'
import { connectorsOf, getWalletRows, walletRowOf } from './rules.js'
import { makeConfig, makeRecent, makeState } from './wallets.fixtures.js'

const ids = ['a', 'b', 'c', 'd'] as const
const connector: fc.Arbitrary<Connector> = fc.record(
  {
    id: fc.constantFrom(...ids),
    name: fc.string({ unit: 'binary', maxLength: 60 }),
    namespace: fc.constantFrom('eip155', 'solana'),
    type: fc.constantFrom<ConnectorType>('announced', 'injected', 'external', 'walletConnect', 'auth'),
    rdns: fc.constantFrom('r1', 'r2', 'r3'),
    explorerId: fc.constantFrom('e1', 'e2'),
    icon: fc.oneof(fc.webUrl(), fc.string(), fc.constant('data:image/png;base64,AA==')),
  },
  { requiredKeys: ['id', 'name', 'namespace', 'type'] },
)
const subset = fc.subarray([...ids, 'r1', 'r2', 'e1', 'my'])
const options = fc.record(
  {
    featuredWalletIds: subset,
    includeWalletIds: subset,
    excludeWalletIds: subset,
    enableEIP6963: fc.boolean(),
    enableInjected: fc.boolean(),
    customWallets: fc.constant([{ id: 'my', name: 'My', rdns: 'r1' }]),
  },
  { requiredKeys: [] },
)

test('behavior: for any announced wallets, lists no wallet twice, with a valid name and icon', () => {
  const recents = fc.uniqueArray(fc.constantFrom(...ids, 'r1', 'e1'), { maxLength: 2 })
  const filter = fc.constantFrom(undefined, 'eip155' as const, 'solana' as const)
  fc.assert(
    fc.property(
      fc.array(connector, { maxLength: 8 }),
      options,
      recents,
      filter,
      (list, given, recent, namespace) => {
        const config = makeConfig(given)
        const state = makeState(list, recent.map(makeRecent))
        const rows = getWalletRows(state, config, { namespace })
        const rowIds = rows.map(({ id }) => id)
        expect(new Set(rowIds).size).toBe(rowIds.length)
        // Connectors with the same rdns are in one row.
        const reached = rows.flatMap(({ id }) => connectorsOf(state, config, id))
        expect(new Set(reached).size).toBe(reached.length)
        const names = reached.flatMap(({ rdns }) => rdns ?? [])
        for (const rdns of names) {
          const holders = rows.filter(({ id }) =>
            connectorsOf(state, config, id).some((one) => one.rdns === rdns),
          )
          expect(holders.length).toBe(1)
        }
        expect(rows.filter(({ tag }) => tag === 'recent').length).toBeLessThanOrEqual(2)
        for (const row of rows) {
          expect(row.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
          expect(row.name.trim()).toBe(row.name)
          if (row.icon !== undefined) expect(row.icon).toMatch(/^(https:|data:image\/)/)
          if (namespace) expect(row.namespaces.every((one) => one === namespace)).toBe(true)
          expect(config.excludeWalletIds).not.toContain(row.id)
          expect(walletRowOf(state, config, row.id)?.name).toBe(row.name)
        }
      },
    ),
    { numRuns: 500 },
  )
})
