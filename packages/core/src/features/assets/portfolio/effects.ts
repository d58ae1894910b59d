import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readTokens } from './readTokens.js'
import type { StartModules } from './startModules.js'
import type { PortfolioEffect, PortfolioEvent } from './types.js'

/** Creates the effects, which read the tokens. */
export function createEffects(
  modules: StartModules,
): Effects<
  PortfolioEffect,
  PortfolioEvent,
  Pick<KitContext, 'dataApi' | 'config' | 'clock' | 'adapterOf' | 'getState'>
> {
  return {
    async fetch({ of, force }, { signal, ...context }) {
      try {
        const list = await readTokens(context, { ...of, ...(force && { force }), signal }, modules)
        return { type: 'loaded', of, list }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const network = context.config.networkOf(of.chainId)?.name ?? of.chainId
        const error = new modules.BalanceUnavailableError({ network, cause })
        return { type: 'loadFailed', of, error, at: context.clock.now() }
      }
    },
  }
}
