import type { AllWalletsModel, CatalogueWalletRow, WalletRow } from '@latchkit/core'
import type { Fixtures } from '../shape.fixtures.js'
import {
  brokenIcon,
  ferrous,
  harbor,
  hostile,
  ingot,
  kestrel,
  nimbus,
  polyglot,
  sundial,
} from '../wallets.fixtures.js'

type Ready = Extract<AllWalletsModel, { status: 'ready' }>
type Failed = Extract<AllWalletsModel, { status: 'failed' }>

function listed({ tag: _, ...row }: WalletRow, more: Partial<CatalogueWalletRow> = {}): CatalogueWalletRow {
  return { ...row, certified: false, installed: false, ...more }
}

const drawn = [kestrel, harbor, nimbus, ferrous, polyglot, sundial, ingot]

/** So many wallets that do not exist. */
export function many(count: number): readonly CatalogueWalletRow[] {
  return Array.from({ length: count }, (_, index) =>
    listed(drawn[index % drawn.length] ?? kestrel, {
      id: `wallet-${index}`,
      name: `${drawn[index % drawn.length]?.name} ${index + 1}`,
      certified: index % 5 === 1,
      installed: index < 2,
    }),
  )
}

const wallets = [
  listed(kestrel, { installed: true, certified: true }),
  listed(harbor, { installed: true }),
  listed(nimbus, { certified: true }),
  ...drawn.slice(3).map((row) => listed(row)),
]
const all = { query: '', certifiedOnly: false } as const

const offline: Failed = {
  ...all,
  status: 'failed',
  builtIn: true,
  wallets,
  total: 7,
  code: 'service-unreachable',
  reason: 'The wallet catalogue cannot be reached.',
  advice: 'Check your connection, and try again.',
}

export const fixtures: Fixtures<AllWalletsModel> = {
  loading: { ...all, status: 'loading', wallets: [] },
  ready: { ...all, status: 'ready', total: 7, wallets, hasMore: false },
  'no-match': { ...all, status: 'no-match', query: 'kestrul', total: 0 },
  failed: offline,
}

export const loadingMore: AllWalletsModel = { ...all, status: 'loading', total: 600, wallets: many(40) }

export const nextPageFailed: Failed = { ...offline, builtIn: false, total: 600, wallets: many(10) }

export const noneOffline: Failed = { ...offline, query: 'kestrul', wallets: [], total: 0 }

export const certified: Ready = {
  ...all,
  status: 'ready',
  certifiedOnly: true,
  total: 2,
  wallets: wallets.filter((wallet) => wallet.certified),
  hasMore: false,
}

export const noneCertified: AllWalletsModel = { ...all, status: 'no-match', certifiedOnly: true, total: 0 }

export const searched: Ready = {
  ...all,
  status: 'ready',
  query: 'ha',
  total: 1,
  wallets: [listed(harbor)],
  hasMore: false,
}

export const hostileNames: Ready = {
  ...all,
  status: 'ready',
  wallets: [
    listed(hostile, { installed: true, certified: true }),
    listed(brokenIcon),
    listed(ferrous),
    listed(nimbus, { id: 'two-in-one', name: 'TokenPocket' }),
    listed(sundial, { id: 'one-word', name: 'Wolkenkuckucksheimgeldbeutel' }),
  ],
  hasMore: false,
}

export const huge: Ready = { ...all, status: 'ready', total: 600, wallets: many(600), hasMore: false }
