import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { toTokenList } from './rules.js'
import type { StartModules } from './startModules.js'
import type { PortfolioEffect, PortfolioEvent } from './types.js'

/** Creates the effects, which read the tokens from the data API. */
export function createEffects({
  BalanceUnavailableError,
  cleanName,
}: StartModules): Effects<PortfolioEffect, PortfolioEvent, Pick<KitContext, 'dataApi' | 'config' | 'clock'>> {
  return {
    async fetch({ of, force }, { dataApi, config, clock, signal }) {
      try {
        // The feature is installed only with a data API.
        const balances = (await dataApi?.getBalances({ ...of, ...(force && { force }), signal })) ?? []
        // Texts of contracts that anybody deploys.
        const tokens = balances.map((balance) => ({
          ...balance,
          name: cleanName(balance.name),
          symbol: cleanName(balance.symbol),
        }))
        return { type: 'loaded', of, list: toTokenList(tokens, clock.now()) }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const network = config.networkOf(of.chainId)?.name ?? of.chainId
        const error = new BalanceUnavailableError({ network, cause })
        return { type: 'loadFailed', of, error, at: clock.now() }
      }
    },
  }
}
