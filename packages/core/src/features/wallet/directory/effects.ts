import type { Config } from '../../../config/config.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { cataloguePageEntries, recommendedWalletsRead } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Catalogue, CatalogueQuery, CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueEffect, CatalogueEvent, CatalogueFilter } from '../wallets/catalogueTypes.js'
import { isAllowed, isFound, sortByIds, toCatalogueIds } from '../wallets/directory.js'
import type { WalletsState } from '../wallets/machine.js'
import { getWalletRows } from '../wallets/rules.js'
import { initialState } from './machine.js'

/** The maximum number of wallets on a page of the directory. */
const catalogueEntriesMax = 100

type Top = Extract<CatalogueEvent, { type: 'topArrived' }>

/** Queries the wallet directory. Without one, or if the query fails, uses the built-in wallets. */
export const effects: Effects<
  CatalogueEffect,
  CatalogueEvent,
  Pick<KitContext, 'catalogue' | 'config' | 'warn' | 'getState'>
> = {
  async loadTop({ recentIds, previousError }, { catalogue, config, warn, signal, getState }) {
    const warnIfEmpty = (top: Top) => {
      warnOfEmptyList(top, config, getState().wallets, warn)
      return top
    }
    if (!catalogue) return warnIfEmpty(await createBuiltInTop(config, recentIds))
    try {
      return warnIfEmpty(await queryTop(catalogue, config, recentIds, signal))
    } catch (cause) {
      if (signal.aborted) throw cause
      const error = toLatchkitError(cause)
      // The Connect view shows the built-in wallets; the AllWallets view shows the error. The warning is logged once.
      if (previousError?.code !== error.code)
        warn('The wallet catalogue did not answer as it should; the kit’s own list is shown.', error)
      return warnIfEmpty({ ...(await createBuiltInTop(config, recentIds)), error })
    }
  },

  async loadPage({ page, filter, error }, { catalogue, config, signal }) {
    if (!catalogue) return createBuiltInPage(config, filter)
    if (error) return { ...(await createBuiltInPage(config, filter)), error }
    try {
      const { query, certifiedOnly, namespace } = filter
      const entries = cataloguePageEntries
      const scope = await toQueryScope(config, namespace)
      if (!scope) return { type: 'pageArrived', page, wallets: [], count: 0, hasMore: false }
      const { wallets, count } = await catalogue.getWallets({
        ...scope,
        page,
        entries,
        ...(query && { search: query }),
        ...(certifiedOnly && { certified: true }),
        signal,
      })
      return {
        type: 'pageArrived',
        page,
        wallets: wallets.filter((wallet) => isAllowed(wallet, config, namespace)),
        count,
        // A page without wallets is the last one, whatever the count is.
        hasMore: wallets.length > 0 && page * entries < count,
      }
    } catch (cause) {
      // Pages of two different lists must not be mixed.
      if (page > 1 || signal.aborted) throw cause
      return { ...(await createBuiltInPage(config, filter)), error: toLatchkitError(cause) }
    }
  },
}

/** Warns if `includeWalletIds` matches no wallet, because the user then has no wallet to connect. */
function warnOfEmptyList(
  { type: _, ...top }: Top,
  config: Config,
  wallets: WalletsState,
  warn: KitContext['warn'],
): void {
  const { includeWalletIds } = config
  if (!includeWalletIds || !config.enableWallets) return
  const directory = { ...initialState(), top: { status: 'ready', ...top } } as const
  if (getWalletRows(wallets, config, { directory }).some(({ tag }) => tag !== 'qr-code')) return
  const ids = includeWalletIds.map((id) => `"${id}"`).join(', ')
  warn(
    `"includeWalletIds" must name a wallet that can be connected here, got [${ids}]. ` +
      'Use an rdns, an id of the wallet directory or the id of a custom wallet.',
  )
}

async function queryTop(
  catalogue: Catalogue,
  config: Config,
  recentIds: readonly string[],
  signal: AbortSignal,
): Promise<Top> {
  const { featuredWalletIds, includeWalletIds = [], excludeWalletIds } = config
  const [first, known] = await Promise.all([
    toQueryScope(config).then(
      (scope) =>
        scope && catalogue.getWallets({ ...scope, page: 1, entries: recommendedWalletsRead, signal }),
    ),
    queryByIds(
      catalogue,
      [...featuredWalletIds, ...includeWalletIds, ...excludeWalletIds, ...recentIds],
      signal,
    ),
  ])
  return toTop(config, recentIds, { first: first?.wallets ?? [], known, count: first?.count ?? 0 })
}

async function createBuiltInTop(config: Config, recentIds: readonly string[]): Promise<Top> {
  const known = await loadBuiltInWallets()
  const first = known.filter((wallet) => isAllowed(wallet, config))
  return toTop(config, recentIds, { first, known, count: first.length })
}

function toTop(
  config: Config,
  recentIds: readonly string[],
  found: {
    readonly first: readonly CatalogueWallet[]
    /** Contains the wallets that options name by id, and possibly others. */
    readonly known: readonly CatalogueWallet[]
    readonly count: number
  },
): Top {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds, customWallets } = config
  const { first, known, count } = found
  const hasOwnChoice = featuredWalletIds.length > 0 || customWallets.length > 0
  return {
    type: 'topArrived',
    featured: sortByIds(featuredWalletIds, known).filter((wallet) => isAllowed(wallet, config)),
    recommended: hasOwnChoice
      ? []
      : first
          .filter((wallet) => wallet.remote !== false && isAllowed(wallet, config))
          .slice(0, recommendedWalletsRead),
    named: sortByIds([...featuredWalletIds, ...(includeWalletIds ?? []), ...excludeWalletIds], known),
    recent: sortByIds(recentIds, known),
    recentIds,
    count,
  }
}

/** Queries the wallets with the given ids, and adds the built-in wallets. */
async function queryByIds(
  catalogue: Catalogue,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly CatalogueWallet[]> {
  if (ids.length === 0) return []
  const known = await loadBuiltInWallets()
  const include = toCatalogueIds(ids, known)
  const { wallets } = await catalogue.getWallets({
    page: 1,
    entries: Math.min(include.length, catalogueEntriesMax),
    include,
    signal,
  })
  return [...wallets, ...known]
}

/** Returns the query filters of the configuration, or `undefined` if it excludes every wallet. */
async function toQueryScope(
  { networks, includeWalletIds, excludeWalletIds }: Config,
  namespace?: ChainNamespace,
): Promise<Pick<CatalogueQuery, 'chains' | 'include' | 'exclude'> | undefined> {
  const requested = networks.filter(({ chainNamespace }) => chainNamespace === (namespace ?? chainNamespace))
  if (includeWalletIds?.length === 0) return undefined
  const known = includeWalletIds || excludeWalletIds.length > 0 ? await loadBuiltInWallets() : []
  return {
    chains: requested.map(({ caipNetworkId }) => caipNetworkId),
    ...(includeWalletIds && { include: toCatalogueIds(includeWalletIds, known) }),
    ...(excludeWalletIds.length > 0 && { exclude: toCatalogueIds(excludeWalletIds, known) }),
  }
}

/** Returns all matching built-in wallets as one page. */
async function createBuiltInPage(
  config: Config,
  filter: CatalogueFilter,
): Promise<Extract<CatalogueEvent, { type: 'pageArrived' }>> {
  const wallets = (await loadBuiltInWallets()).filter(
    (one) => isAllowed(one, config, filter.namespace) && isFound(one, filter),
  )
  return { type: 'pageArrived', page: 1, wallets, count: wallets.length, hasMore: false }
}

async function loadBuiltInWallets(): Promise<readonly CatalogueWallet[]> {
  const { snapshot } = await import('../wallets/snapshot/snapshot.js')
  return snapshot
}

function toLatchkitError(cause: unknown): LatchkitError {
  return cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
}
