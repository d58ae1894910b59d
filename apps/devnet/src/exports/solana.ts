export { type SolanaChainOptions, startSolanaChain } from '../parts/solanaChain.js'
export type { SolanaChain } from '../solana/SolanaChain.js'
