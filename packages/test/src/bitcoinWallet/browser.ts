import {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from './installBitcoinWallets.js'

/** Entry point of the Bitcoin script; `walletScript` calls it. */
export function install(options: BitcoinInstallOptions): void {
  // `Window` declares `__bitcoinWallets` for tests. This call defines it.
  installBitcoinWallets(window as unknown as BitcoinWalletPage, options)
}
