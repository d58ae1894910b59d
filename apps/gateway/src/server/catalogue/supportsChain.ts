import type { CatalogueWallet } from './CatalogueWallet.js'

/** Whether a wallet has a chain, or a user can add the chain to it. */
export function supportsChain(
  { chains, custom_chains }: Pick<CatalogueWallet, 'chains' | 'custom_chains'>,
  chain: string,
): boolean {
  return chains.includes(chain) || custom_chains.includes(chain.split(':')[0] ?? '')
}
