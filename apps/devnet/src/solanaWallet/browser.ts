import {
  installSolanaWallets,
  type SolanaInstallOptions,
  type SolanaWalletPage,
} from './installSolanaWallets.js'

/** Entry of the Solana script in the page; `walletScript` calls it. */
export function install(options: SolanaInstallOptions): void {
  // `Window` says that `__solanaWallets` is there, for tests; here it is about to be.
  installSolanaWallets(window as unknown as SolanaWalletPage, options)
}
