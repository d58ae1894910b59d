import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { refreshList } from '../../assets/list/requestList.js'
import { activityList } from './activityList.js'
import type { ActivityList } from './types.js'

/**
 * Reads the first page of the transactions of the connected account on its chain from the data API, and returns the list with
 * the later pages that are loaded. It bypasses the cache, but not the block of 30 s after a failure.
 *
 * @param parameters `namespace`: default the active one. Only accounts of `eip155`, `solana` and
 *   `bip122` have transactions.
 * @throws `NotConnectedError`; `TransactionsUnavailableError` also for 30 s after a failure, and for other namespaces;
 * `AbortedError` where account or network change meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshActivity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { items } = await refreshActivity(kit)
 * for (const { at, label, hash } of items) console.log(new Date(at), label, hash)
 * ```
 */
export async function refreshActivity(
  kit: Latchkit,
  parameters: refreshActivity.Parameters = {},
): Promise<refreshActivity.ReturnType> {
  checkParameters(kit, parameters, 'refreshActivity(kit, {})')
  return refreshList(kit, activityList, parameters.namespace)
}

export declare namespace refreshActivity {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The loaded transactions, the newest first. `cursor` is absent at the end of the list. */
  type ReturnType = ActivityList
  /** Another `Error` if the code of the transactions cannot be loaded. */
  type ErrorType = NotConnectedError | TransactionsUnavailableError | AbortedError
}
