import type { Config } from '../../../config/config.js'
import type { PerNamespace } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import { isSameSubject } from './rules.js'
import type { AnyList, ListState } from './types.js'

/** Why the last read of a list failed. */
export type FailedList = {
  readonly error: LatchkitError
  /** When it is tried again, in ms since the epoch; absent while it is. Before, retries are blocked. */
  readonly block: { readonly retryAt?: number | undefined }
}

/** The network of a list that is shown. */
export type ListNetwork = {
  readonly id: CaipNetworkId
  readonly name: string
  /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
  readonly image?: string | undefined
}

/** The list of the account of one namespace. */
export type ListModel<List> =
  | { readonly status: 'disconnected' }
  /** The data API has no such list for the namespace, or the chain of the account is not configured. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedList)
  | ({ readonly status: 'ready' } & ShownList<List>)
  /** An earlier list, because the last read failed: the read of the first or of the next page. */
  | ({ readonly status: 'stale'; readonly failed: 'first' | 'next' } & ShownList<List> & FailedList)

type ShownList<List> = {
  readonly list: List
  readonly shown: {
    readonly namespace: ChainNamespace
    readonly network: ListNetwork
    /** Whether there are further pages, and one of them is being read. */
    readonly more: 'none' | 'available' | 'loading'
    /** When the first page was read, in ms since the epoch. */
    readonly at: number
    /** Why the server has no such list of the chain, such as `not_indexed`. */
    readonly unavailable?: string | undefined
  }
}

/** Returns the list of exactly this account and chain, ready to show; another one's is never shown. */
export function toListModel<List extends AnyList>(
  states: PerNamespace<ListState<List>> | undefined,
  config: Config,
  namespace: ChainNamespace,
  of: BalanceSubject | 'unsupported' | undefined,
): ListModel<List> {
  if (of === undefined) return { status: 'disconnected' }
  const network = of === 'unsupported' ? undefined : config.networkOf(of.chainId)
  if (of === 'unsupported' || !network) return { status: 'unsupported' }
  const state = states?.[namespace]
  if (!state || state.status === 'idle' || !isSameSubject(state.of, of)) return { status: 'loading' }
  const { list } = state
  const failure = toFailure(state)
  if (!list) return failure ? { status: 'failed', ...failure } : { status: 'loading' }
  const cursor = state.status === 'ready' ? undefined : state.cursor
  const isLoadingMore = state.status === 'loading' && cursor !== undefined
  const shown = {
    namespace,
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    more: isLoadingMore ? 'loading' : list.cursor === undefined ? 'none' : 'available',
    at: list.at,
    unavailable: list.unavailable,
  } as const
  if (!failure) return { status: 'ready', list, shown }
  return { status: 'stale', failed: cursor === undefined ? 'first' : 'next', list, shown, ...failure }
}

function toFailure(state: ListState<unknown>): FailedList | undefined {
  if (state.status === 'failed')
    return { error: state.error, block: { retryAt: state.at + balanceRetryBlockMs } }
  return state.status === 'loading' && state.previousError
    ? { error: state.previousError, block: {} }
    : undefined
}
