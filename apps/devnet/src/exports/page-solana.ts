export type { SolanaWalletControl, SolanaWalletControls, SolanaWalletState } from '../solanaWallet/control.js'
export type { SolanaWalletOptions } from '../solanaWallet/createSolanaWallet.js'
export {
  installSolanaWallets,
  type SolanaInstallOptions,
  type SolanaWalletPage,
} from '../solanaWallet/installSolanaWallets.js'
export { solanaMalformedAnswers } from '../solanaWallet/solanaMalformedAnswers.js'
export { lagoon, twinSolana } from '../solanaWallet/solanaWallets.js'
export type { ProvidedDevnet } from '../vitest/provided.js'
