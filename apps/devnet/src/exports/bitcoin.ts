export type { BitcoinChain } from '../bitcoin/network.js'
export { type BitcoinChainOptions, startBitcoinChain } from '../parts/bitcoinChain.js'
