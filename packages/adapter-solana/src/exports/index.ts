export type { LegacyWallet } from '../legacy/LegacyWallet.js'
export { solana } from '../solana.js'
