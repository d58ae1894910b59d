import type { AllWalletsModel, CatalogueWalletRow, WalletRow } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
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

function toCatalogueRow(
  { tag: _, ...row }: WalletRow,
  more: Partial<CatalogueWalletRow> = {},
): CatalogueWalletRow {
  return { ...row, certified: false, installed: false, ...more }
}

const rows = [kestrel, harbor, nimbus, ferrous, polyglot, sundial, ingot]

/** Creates `count` wallets. */
export function createWallets(count: number): readonly CatalogueWalletRow[] {
  return Array.from({ length: count }, (_, index) =>
    toCatalogueRow(rows[index % rows.length] ?? kestrel, {
      id: `wallet-${index}`,
      name: `${rows[index % rows.length]?.name} ${index + 1}`,
      certified: index % 5 === 1,
      installed: index < 2,
    }),
  )
}

const wallets = [
  toCatalogueRow(kestrel, { installed: true, certified: true }),
  toCatalogueRow(harbor, { installed: true }),
  toCatalogueRow(nimbus, { certified: true }),
  ...rows.slice(3).map((row) => toCatalogueRow(row)),
]
const all = { query: '', certifiedOnly: false, hasCertified: true } as const

const offline: Failed = {
  ...all,
  status: 'failed',
  builtIn: true,
  wallets,
  total: 7,
  code: 'service-unreachable',
  values: {},
}

export const fixtures: Fixtures<AllWalletsModel> = {
  loading: { ...all, hasCertified: false, status: 'loading', wallets: [] },
  ready: { ...all, status: 'ready', total: 7, wallets, hasMore: false },
  'no-match': { ...all, status: 'no-match', query: 'kestrul', total: 0 },
  failed: offline,
}

export const loadingMore: AllWalletsModel = {
  ...all,
  status: 'loading',
  total: 600,
  wallets: createWallets(40),
}

export const nextPageFailed: Failed = { ...offline, builtIn: false, total: 600, wallets: createWallets(10) }

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

export const counted: AllWalletsModel = { ...fixtures.loading, total: 612 }

export const withoutCertified: Ready = {
  ...all,
  hasCertified: false,
  status: 'ready',
  total: 4,
  wallets: rows.slice(3).map((row) => toCatalogueRow(row)),
  hasMore: false,
}

export const searched: Ready = {
  ...all,
  status: 'ready',
  query: 'ha',
  total: 1,
  wallets: [toCatalogueRow(harbor)],
  hasMore: false,
}

export const hostileNames: Ready = {
  ...all,
  status: 'ready',
  wallets: [
    toCatalogueRow(hostile, { installed: true, certified: true }),
    toCatalogueRow(brokenIcon),
    toCatalogueRow(ferrous),
    toCatalogueRow(nimbus, { id: 'two-in-one', name: 'TokenPocket' }),
    toCatalogueRow(sundial, { id: 'one-word', name: 'Wolkenkuckucksheimgeldbeutel' }),
  ],
  hasMore: false,
}

export const huge: Ready = {
  ...all,
  status: 'ready',
  total: 600,
  wallets: createWallets(600),
  hasMore: false,
}
