import type { PersonControl } from '../wallet/control.js'
import type { PersonState } from '../wallet/personState.js'

/** How a page finds the wallet, and how it speaks to it. */
export type BitcoinWalletStyle = 'standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'

/** Name of a Bitcoin network. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'regtest'

/** Everything a Bitcoin wallet is at one moment, all of it settable. */
export type BitcoinWalletState = PersonState & {
  /** Whose addresses it shows. Default `regtest`, the only one it can send on. */
  readonly network: BitcoinNetworkName
}

/** An address of a wallet, and its key. */
export type BitcoinWalletAddress = {
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2tr'
  /** On the wallet's network. */
  readonly address: string
  /** Compressed, 33 bytes in hex. */
  readonly publicKey: string
}

/** The person in front of one Bitcoin wallet. In a page: `window.__bitcoinWallets.ingot`. */
export type BitcoinWalletControl = PersonControl<BitcoinWalletState> & {
  /** What the page speaks to: a Wallet Standard wallet, or the style's provider. */
  readonly provider: object
  /** All of its own accounts on its network, whether the page may see them or not; payment first in each. */
  readonly accounts: readonly (readonly BitcoinWalletAddress[])[]
  /** How many listeners the page has left. */
  readonly listeners: number
  /** Moves the wallet to a network, unasked. */
  readonly switchNetwork: (network: BitcoinNetworkName) => void
}

/** The Bitcoin wallets of a page by their key. */
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
    /** The devnet's Bitcoin wallets, where their script runs. */
    readonly __bitcoinWallets: BitcoinWalletControls
  }
}
