import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import { type ListAccount, readList } from '../../assets/list/readList.js'
import { activityList } from './activityList.js'
import type { ActivityPage } from './types.js'

/**
 * Reads one page of the transactions of an account on one chain from the data API, for apps with a cache of their own. It keeps
 * nothing, and does not change the state of the kit: `loadMoreActivity`, `refreshActivity` and `watchActivity` do.
 *
 * A server whose list grows between two reads can return the same transaction on two pages: compare their `id`.
 *
 * @param parameters The account: the account of `namespace`, default the active one, on the chain of its session; or `address` and
 * `chainId` (CAIP-2 id), which need no wallet. Only accounts of `eip155`, `solana` and `bip122` have
 * transactions. `cursor`: the cursor of the previous page; default the first page.
 * @throws `TransactionsUnavailableError` if the read fails, and for other namespaces and chains that are not configured;
 * `NotConnectedError`; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getActivity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const first = await getActivity(kit)
 * if (first.cursor !== undefined) {
 *   const second = await getActivity(kit, { cursor: first.cursor })
 *   console.log(first.items.length + second.items.length)
 * }
 * ```
 */
export async function getActivity(
  kit: Latchkit,
  parameters: getActivity.Parameters = {},
): Promise<getActivity.ReturnType> {
  checkParameters(kit, parameters, 'getActivity(kit, {})')
  return readList(kit, activityList, parameters)
}

export declare namespace getActivity {
  type Parameters = ListAccount & {
    readonly cursor?: string | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** The transactions of the page, the newest first. `cursor` is absent on the last page. */
  type ReturnType = ActivityPage
  type ErrorType = NotConnectedError | TransactionsUnavailableError | AbortedError
}
