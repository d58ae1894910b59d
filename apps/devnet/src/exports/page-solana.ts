export type { SolanaWalletControl, SolanaWalletControls, SolanaWalletState } from '../solanaWallet/control.js'
