import type { CatalogueWallet } from './CatalogueWallet.js'
import { supportsChain } from './supportsChain.js'

/** Filters for wallets. An omitted filter matches every wallet. */
export type WalletFilter = {
  readonly search?: string | undefined
  /** CAIP-2 ids: matches wallets that support at least one of the chains. */
  readonly chains?: readonly string[] | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly names?: readonly string[] | undefined
  readonly rdns?: readonly string[] | undefined
  readonly badge?: 'certified' | 'none' | undefined
  readonly payOnly?: boolean | undefined
}

/** Returns the wallets that match every filter, in their order. */
export function findWallets(
  wallets: readonly CatalogueWallet[],
  filter: WalletFilter,
): readonly CatalogueWallet[] {
  const search = filter.search?.trim().toLowerCase()
  const names = filter.names?.map((name) => name.toLowerCase())
  return wallets.filter(
    (wallet) =>
      (!search || wallet.name.toLowerCase().includes(search)) &&
      (!filter.chains || filter.chains.some((chain) => supportsChain(wallet, chain))) &&
      (!filter.include || filter.include.includes(wallet.id)) &&
      !filter.exclude?.includes(wallet.id) &&
      (!names || names.includes(wallet.name.toLowerCase())) &&
      (!filter.rdns || (wallet.rdns !== null && filter.rdns.includes(wallet.rdns))) &&
      (!filter.badge || (filter.badge === 'certified') === (wallet.badge_type === 'certified')) &&
      (!filter.payOnly || wallet.supports_wcpay),
  )
}
