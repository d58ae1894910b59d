export { sameBytes } from '../bip122/bytes.js'
export { watchRegisteredWallets } from '../browser/walletStandard.js'
export { isBytes } from '../schema/isBytes.js'
export { checkSignedMessage } from '../solana/checkSignedMessage.js'
export { getBalance } from '../solana/getBalance.js'
export type {
  SolanaSigner,
  SolanaSignerOf,
  SolanaSigning,
  SolanaWalletOptions,
} from '../solana/SolanaSigner.js'
export { solanaMethods } from '../solana/solanaMethods.js'
export { toSolanaSignature } from '../solana/toSolanaSignature.js'
