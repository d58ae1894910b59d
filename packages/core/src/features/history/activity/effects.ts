import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readActivity } from './readActivity.js'
import type { StartModules } from './startModules.js'
import type { ActivityEffect, ActivityEvent } from './types.js'

/** Creates the effects, which read the transactions from the data API. */
export function createEffects(
  modules: StartModules,
): Effects<ActivityEffect, ActivityEvent, Pick<KitContext, 'dataApi' | 'config' | 'clock'>> {
  return {
    async fetch({ of, cursor }, { dataApi, config, clock, signal }) {
      const page = { ...(cursor !== undefined && { cursor }) }
      try {
        const { items, cursor: next } = await readActivity(
          { dataApi, config },
          { ...of, ...page, signal },
          modules,
        )
        return { type: 'loaded', of, ...page, items, ...(next !== undefined && { next }), at: clock.now() }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const network = config.networkOf(of.chainId)?.name ?? of.chainId
        const error = new modules.TransactionsUnavailableError({ network, cause })
        return { type: 'loadFailed', of, ...page, error, at: clock.now() }
      }
    },
  }
}
