export { watchRegisteredWallets } from '../browser/walletStandard.js'
export { type NodeClock, type TransportClock, withTransport } from '../chains/rpc/withTransport.js'
export { checkSignedMessage } from '../chains/solana/checkSignedMessage.js'
export { getBalance } from '../chains/solana/getBalance.js'
export {
  type MessageContents,
  parseTransaction,
  type WireTransaction,
} from '../chains/solana/parseTransaction.js'
export type {
  SolanaSigner,
  SolanaSignerOf,
  SolanaSigning,
  SolanaWalletOptions,
} from '../chains/solana/SolanaSigner.js'
export { solanaMethods } from '../chains/solana/solanaMethods.js'
export { toSolanaSignature } from '../chains/solana/toSolanaSignature.js'
export { sameBytes } from '../foundation/encoding/bytes.js'
export { isBytes } from '../foundation/encoding/isBytes.js'
