export type { BitcoinChain } from '../bitcoin/network.js'
