import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { loadMoreList } from '../../assets/list/requestList.js'
import { activityList } from './activityList.js'
import type { refreshActivity } from './refreshActivity.js'
import type { ActivityList } from './types.js'

/**
 * Reads the next page of the transactions of the connected account on its chain, or the first one, and returns the list of all
 * loaded pages. Returns the list unchanged at its end. While a page is being read, it waits for that one instead.
 *
 * @param parameters `namespace`: default the active one. Only accounts of `eip155`, `solana` and
 *   `bip122` have transactions.
 * @throws `NotConnectedError`; `TransactionsUnavailableError` also for 30 s after a failure, and for other namespaces;
 * `AbortedError` where account or network change meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loadMoreActivity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { items, cursor } = await loadMoreActivity(kit)
 * console.log(`${items.length} transactions${cursor === undefined ? '' : ', and more'}`)
 * ```
 */
export async function loadMoreActivity(
  kit: Latchkit,
  parameters: loadMoreActivity.Parameters = {},
): Promise<loadMoreActivity.ReturnType> {
  checkParameters(kit, parameters, 'loadMoreActivity(kit, {})')
  return loadMoreList(kit, activityList, parameters.namespace)
}

export declare namespace loadMoreActivity {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The loaded transactions, the newest first. `cursor` is absent at the end of the list. */
  type ReturnType = ActivityList
  /** Another `Error` if the code of the transactions cannot be loaded. */
  type ErrorType = refreshActivity.ErrorType
}
