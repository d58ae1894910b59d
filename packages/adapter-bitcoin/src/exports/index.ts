export type { BitcoinWallet } from '../BitcoinWallet.js'
export { bitcoin } from '../bitcoin.js'
