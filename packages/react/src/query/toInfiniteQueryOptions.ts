import type { CaipNetworkId, Latchkit } from '@latchkit/core'
import { getAccount } from '@latchkit/core/actions'

/** For how long a list counts as fresh. The kit reads its own lists again at the same age. */
const staleTimeMs = 30_000

type Account = { readonly address: string; readonly chainId: CaipNetworkId }

/** The cursor of a page; `undefined` for the first one. */
export type Cursor = string | undefined

/** Part of the context that TanStack Query passes to the function of a query. */
export type QueryContext = { readonly signal: AbortSignal; readonly pageParam: Cursor }

type Page<Item> = { readonly items: readonly Item[]; readonly cursor?: Cursor }

/** The options of an infinite TanStack query for a list of the connected account. */
export type InfiniteQueryOptions<Item> = {
  readonly queryKey: readonly string[]
  readonly queryFn: (context: QueryContext) => Promise<Page<Item>>
  readonly initialPageParam: Cursor
  /** Returns the cursor of the next page; `undefined` at the end of the list. */
  readonly getNextPageParam: (
    lastPage: { readonly cursor?: Cursor },
    pages: readonly unknown[],
    cursor: Cursor,
    cursors: readonly Cursor[],
  ) => Cursor
  /** In ms. */
  readonly staleTime: number
  readonly enabled: boolean
}

/** Returns the options of an infinite TanStack query for a list of the connected account on its chain. */
export function toInfiniteQueryOptions<Item>(
  kit: Latchkit,
  parameters: getAccount.Parameters,
  name: string,
  read: (
    kit: Latchkit,
    parameters: Account & {
      readonly cursor: Cursor
      readonly signal: AbortSignal
    },
  ) => Promise<Page<Item>>,
): InfiniteQueryOptions<Item> {
  const account = readAccount(kit, parameters)
  return {
    queryKey: ['latchkit', kit.config.name, name, account?.chainId ?? '', account?.address ?? ''],
    async queryFn({ signal, pageParam: cursor }) {
      // TanStack Query does not run a disabled query, unless the app itself asks it to.
      if (!account) return { items: [] }
      // The account of the key, not the one that is connected when the query runs.
      return read(kit, { ...account, cursor, signal })
    },
    initialPageParam: undefined,
    getNextPageParam({ cursor }, _pages, _last, cursors) {
      // A cursor that is repeated ends the list, so that it is not endless.
      return cursors.includes(cursor) ? undefined : cursor
    },
    staleTime: staleTimeMs,
    enabled: account !== undefined,
  }
}

function readAccount(kit: Latchkit, parameters: getAccount.Parameters): Account | undefined {
  const { address, chainId } = getAccount(kit, parameters)
  return address === undefined ? undefined : { address, chainId }
}
