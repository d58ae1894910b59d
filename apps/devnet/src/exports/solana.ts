export type { SolanaChain } from '../solana/cluster.js'
