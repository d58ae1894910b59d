import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import type { BalanceUnavailableError } from '../../foundation/errors/balance.js'
import { toTokenList } from './rules.js'
import type { PortfolioEffect, PortfolioEvent } from './types.js'

/**
 * Creates the effects, which read the tokens from the data API.
 *
 * @param ReadError `BalanceUnavailableError`. Passed, because it loads with the app: see `isSameSubject`.
 */
export function createEffects(
  ReadError: typeof BalanceUnavailableError,
): Effects<PortfolioEffect, PortfolioEvent, Pick<KitContext, 'dataApi' | 'config' | 'clock'>> {
  return {
    async fetch({ of, force }, { dataApi, config, clock, signal }) {
      try {
        // The feature is installed only with a data API.
        const balances = (await dataApi?.getBalances({ ...of, ...(force && { force }), signal })) ?? []
        return { type: 'loaded', of, list: toTokenList(balances, clock.now()) }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const network = config.networkOf(of.chainId)?.name ?? of.chainId
        return { type: 'loadFailed', of, error: new ReadError({ network, cause }), at: clock.now() }
      }
    },
  }
}
