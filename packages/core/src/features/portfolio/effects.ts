import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { BalanceUnavailableError } from '../../foundation/errors/balance.js'
import { NetworkNotFoundError } from '../../foundation/errors/network.js'
import { toTokenList } from './rules.js'
import type { PortfolioEffect, PortfolioEvent } from './types.js'

/** Reads the tokens from the data API. */
export const effects: Effects<
  PortfolioEffect,
  PortfolioEvent,
  Pick<KitContext, 'dataApi' | 'config' | 'clock'>
> = {
  async fetch({ of }, { dataApi, config, clock, signal }) {
    const network = config.networkOf(of.chainId)
    const fail = (cause: unknown): PortfolioEvent => ({
      type: 'loadFailed',
      of,
      error: new BalanceUnavailableError({ network: network?.name ?? of.chainId, cause }),
      at: clock.now(),
    })
    if (!network) return fail(new NetworkNotFoundError({ chainId: of.chainId }))
    try {
      // The feature is installed only with a data API.
      const balances = (await dataApi?.getBalances({ ...of, signal })) ?? []
      return { type: 'loaded', of, list: toTokenList(balances, clock.now()) }
    } catch (cause) {
      // Handled here, because the runner does not know the time of the failure, at which the block starts.
      return fail(cause)
    }
  },
}
