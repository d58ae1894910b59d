import { type InstallOptions, installWallets, type WalletPage } from './installWallets.js'

/** Entry of the script in the page; `walletScript` calls it. */
export function install(options: InstallOptions): void {
  // `Window` says that `__wallets` is there, for tests; here it is about to be.
  installWallets(window as unknown as WalletPage, options)
}
