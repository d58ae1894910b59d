export type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletControls,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from '../bitcoinWallet/control.js'
