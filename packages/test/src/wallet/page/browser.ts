import { type InstallOptions, installWallets, type WalletPage } from './installWallets.js'

/** Entry point of the script; `walletScript` calls it. */
export function install(options: InstallOptions): void {
  // `Window` declares `__wallets` for tests. This call defines it.
  installWallets(window as unknown as WalletPage, options)
}
