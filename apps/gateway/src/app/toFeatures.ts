import { getHistorySources } from '../data/history/openHistory.js'
import { createFeatures } from '../server/compatibility/features.js'
import type { readSettingsFiles } from './readSettingsFiles.js'

/** Returns the features of the gateway, which its settings decide. */
export function toFeatures({
  chains,
  swapSources,
  onRampSources,
  exchanges,
  login,
}: ReturnType<typeof readSettingsFiles>): ReturnType<typeof createFeatures> {
  return createFeatures({
    hasExchanges: exchanges.length > 0,
    hasLogin: login !== undefined,
    hasOnRamp: onRampSources.sources.length > 0,
    hasHistories: chains.some((chain) => getHistorySources(chain).length > 0),
    hasSwaps: swapSources.length > 0 || chains.some(({ uniswapV2 }) => uniswapV2?.router !== undefined),
  })
}
