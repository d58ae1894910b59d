import {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from './installBitcoinWallets.js'

/** Entry of the Bitcoin script in the page; `walletScript` calls it. */
export function install(options: BitcoinInstallOptions): void {
  // `Window` says that `__bitcoinWallets` is there, for tests; here it is about to be.
  installBitcoinWallets(window as unknown as BitcoinWalletPage, options)
}
