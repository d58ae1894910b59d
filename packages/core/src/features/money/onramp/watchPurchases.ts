import { watchStorage } from '../../../browser/watchStorage.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { onRampFeature } from './feature.js'
import { storedName } from './storedPurchases.js'

/**
 * Keeps the purchases of this browser in `kit.getState().onramp`, and follows those that are not over: they survive a reload, and
 * the tabs of the app share them. The server is asked for each of them every 4 s, after 3 minutes every 30 s, for a day.
 *
 * @returns A function that stops sharing between tabs. Purchases that are followed already stay followed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchPurchases } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchPurchases(kit)
 * kit.subscribe(() => console.log(kit.getState().onramp?.purchases))
 * stop()
 * ```
 */
export function watchPurchases({ internal }: Latchkit): () => void {
  internal.install(onRampFeature)
  const load = () => internal.send({ feature: 'onramp', event: { type: 'load' } })
  load()
  return watchStorage(storedName, load)
}
