import type { BaseWalletState } from '../wallet/baseWalletState.js'
import type { BaseWalletControl } from '../wallet/control.js'

/** The location and the API of a wallet. */
export type BitcoinWalletStyle = 'standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'

/** Name of a Bitcoin network. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'regtest'

/** The complete state of a Bitcoin wallet. Every field can be set. */
export type BitcoinWalletState = BaseWalletState & {
  /** The network of its addresses. Default: the network of its chain, the only one it can send on. */
  readonly network: BitcoinNetworkName
}

/** An address of a wallet with its public key. */
export type BitcoinWalletAddress = {
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2tr'
  /** On the wallet's network. */
  readonly address: string
  /** Compressed, 33 bytes in hex. */
  readonly publicKey: string
}

/** Controls one Bitcoin wallet and its user. On a page: `window.__bitcoinWallets.ingot`. */
export type BitcoinWalletControl = BaseWalletControl<BitcoinWalletState> & {
  /** The object that the page uses: a Wallet Standard wallet, or the style's provider. */
  readonly provider: object
  /** All accounts on its network, authorized or not; the payment address first in each. */
  readonly accounts: readonly (readonly BitcoinWalletAddress[])[]
  /** The number of the page's listeners. */
  readonly listeners: number
  /** Switches the wallet to a network without a request. */
  readonly switchNetwork: (network: BitcoinNetworkName) => void
}

/** The Bitcoin wallets of a page, by key. */
export interface BitcoinWalletControls {
  /** Wallet Standard. */
  readonly ingot: BitcoinWalletControl
  /** sats-connect. */
  readonly satchel: BitcoinWalletControl
  /** `window.unisat` */
  readonly minnow: BitcoinWalletControl
  /** `window.okxwallet.bitcoin` */
  readonly orchard: BitcoinWalletControl
  /** `window.LeatherProvider` */
  readonly saddle: BitcoinWalletControl
  readonly [key: string]: BitcoinWalletControl
}

declare global {
  interface Window {
    /** The devnet's Bitcoin wallets, where the script runs. */
    readonly __bitcoinWallets: BitcoinWalletControls
  }
}
