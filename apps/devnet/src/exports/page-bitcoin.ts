export { bitcoinMalformedAnswers } from '@latchkit/test/source/bitcoinWallet/bitcoinMalformedAnswers'
export { ingot, minnow, orchard, saddle, satchel } from '@latchkit/test/source/bitcoinWallet/bitcoinWallets'
export type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletControls,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from '@latchkit/test/source/bitcoinWallet/control'
export type { BitcoinWalletOptions } from '@latchkit/test/source/bitcoinWallet/createBitcoinWallet'
export {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from '@latchkit/test/source/bitcoinWallet/installBitcoinWallets'
export type { ProvidedDevnet } from '../vitest/provided.js'
