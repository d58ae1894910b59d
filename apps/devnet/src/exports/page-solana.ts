export type {
  SolanaWalletControl,
  SolanaWalletControls,
  SolanaWalletState,
} from '@latchkit/test/source/solanaWallet/control'
export type { SolanaWalletOptions } from '@latchkit/test/source/solanaWallet/createSolanaWallet'
export {
  installSolanaWallets,
  type SolanaInstallOptions,
  type SolanaWalletPage,
} from '@latchkit/test/source/solanaWallet/installSolanaWallets'
export { solanaMalformedAnswers } from '@latchkit/test/source/solanaWallet/solanaMalformedAnswers'
export { lagoon, twinSolana } from '@latchkit/test/source/solanaWallet/solanaWallets'
export type { ProvidedDevnet } from '../vitest/provided.js'
