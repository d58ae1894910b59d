import type { SwapSource } from './SwapSource.js'

/** Returns the rules of an aggregator that swaps an exact amount for another token on the same chain, and needs no node. */
export function createSameChainRules(chainIds: readonly string[]): Pick<SwapSource, 'canSwap' | 'getCost'> {
  return {
    canSwap: ({ from, to, mode }) =>
      mode === 'exactIn' && from.chainId === to.chainId && chainIds.includes(from.chainId),
    getCost: () => 1,
  }
}
