export { sameBytes } from '../bip122/bytes.js'
export { watchRegisteredWallets } from '../browser/walletStandard.js'
export { getBalance } from '../solana/getBalance.js'
export { isBytes } from '../solana/isBytes.js'
export type {
  SolanaSigner,
  SolanaSignerOf,
  SolanaSigning,
  SolanaWalletOptions,
} from '../solana/SolanaSigner.js'
export { solanaMethods } from '../solana/solanaMethods.js'
export { toSolanaSignature } from '../solana/toSolanaSignature.js'
