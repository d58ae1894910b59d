import {
  installSolanaWallets,
  type SolanaInstallOptions,
  type SolanaWalletPage,
} from './installSolanaWallets.js'

/** Entry point of the Solana script; `walletScript` calls it. */
export function install(options: SolanaInstallOptions): void {
  // `Window` declares `__solanaWallets` for tests. This call defines it.
  installSolanaWallets(window as unknown as SolanaWalletPage, options)
}
