import { readPageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'

/**
 * Keeps what the app's server can do in `kit.getState().capabilities` until it is stopped: asks now, and every minute while the page
 * is visible. A failure leaves the last answer, and is tried again after 30 s. Several watchers share their requests. A server
 * of a version that cannot tell is asked once. Does nothing without the option `dataApi`, or with one that cannot tell.
 *
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchCapabilities } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchCapabilities(kit)
 * kit.subscribe(() => console.log(kit.getState().capabilities?.capabilities?.onramp?.status))
 * stop()
 * ```
 */
export function watchCapabilities(kit: Latchkit): () => void {
  const load = async () => {
    // Loaded here, because most users never open their account.
    const [{ capabilitiesFeature }, { followCapabilities }] = await Promise.all([
      import('./feature.js'),
      import('./followCapabilities.js'),
    ])
    return () => {
      kit.internal.install(capabilitiesFeature)
      return followCapabilities(kit, readPageActivity())
    }
  }
  const isNeeded = kit.internal.dataApi?.getCapabilities !== undefined
  return watchLazily(kit, 'the capabilities of the server', load, { isNeeded })
}
