export { bitcoinMalformedAnswers } from '../bitcoinWallet/bitcoinMalformedAnswers.js'
export { ingot, minnow, orchard, saddle, satchel } from '../bitcoinWallet/bitcoinWallets.js'
export type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletControls,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from '../bitcoinWallet/control.js'
export type { BitcoinWalletOptions } from '../bitcoinWallet/createBitcoinWallet.js'
export {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from '../bitcoinWallet/installBitcoinWallets.js'
export type { ProvidedDevnet } from '../vitest/provided.js'
