import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { watchList } from '../../assets/list/watchList.js'
import { activityList } from './activityList.js'

/**
 * Keeps the transactions of the connected account in `kit.getState().activity` up to date until it is stopped: reads the
 * first page now, when the account or its chain changes, after a transaction of the app, when the native balance changes, and
 * every 30 s while the page is visible. While a transaction of the app is pending, it reads every 4 s, for at most 5 minutes.
 * After a failure it tries again after 30 s. Several watchers share their reads. `loadMoreActivity` reads further pages, and
 * `toActivityModel` of `@latchkit/core/views/activity` returns them ready to show. Only accounts of `eip155`, `solana` and
 * `bip122` have transactions. Without the option `dataApi`, there are only those that the app has sent, and the list is `no_server`.
 *
 * @param parameters `namespace`: the namespace of the account. Default: the active one, also when it changes.
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchActivity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toActivityModel } from '@latchkit/core/views/activity'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchActivity(kit, { namespace: 'eip155' })
 * kit.subscribe(() => {
 *   const model = toActivityModel(kit.getState(), kit.config, 'eip155')
 *   if (model.status === 'ready') for (const { items } of model.months) console.log(items.map(({ label }) => label))
 * })
 * stop()
 * ```
 */
export function watchActivity(kit: Latchkit, parameters: watchActivity.Parameters = {}): () => void {
  checkParameters(kit, parameters, 'watchActivity(kit, {})')
  return watchList(kit, activityList, parameters.namespace)
}

export declare namespace watchActivity {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
}
