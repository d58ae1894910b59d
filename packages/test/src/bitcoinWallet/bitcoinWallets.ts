import { bitcoinAccounts } from '../bitcoin/accounts.js'
import { bitcoinIcons } from '../wallet/icons.js'
import type { BitcoinWalletOptions } from './createBitcoinWallet.js'

const accounts = bitcoinAccounts
  .slice(0, 2)
  .map(({ payment, ordinals }) => ({ payment: payment.privateKey, ordinals: ordinals.privateKey }))

/** A Wallet Standard wallet. All Bitcoin wallets have accounts 0–1. Spread it to change it. */
export const ingot: BitcoinWalletOptions = {
  key: 'ingot',
  name: 'Ingot',
  icon: bitcoinIcons.ingot,
  style: 'standard',
  accounts,
}

/** A sats-connect wallet: `window.XverseProviders.BitcoinProvider`. */
export const satchel: BitcoinWalletOptions = {
  key: 'satchel',
  name: 'Satchel',
  icon: bitcoinIcons.satchel,
  style: 'sats-connect',
  accounts,
}

/** A wallet in UniSat's style: `window.unisat`. */
export const minnow: BitcoinWalletOptions = {
  key: 'minnow',
  name: 'Minnow',
  icon: bitcoinIcons.minnow,
  style: 'unisat',
  accounts,
}

/** A wallet in OKX's style: `window.okxwallet.bitcoin`. */
export const orchard: BitcoinWalletOptions = {
  key: 'orchard',
  name: 'Orchard',
  icon: bitcoinIcons.orchard,
  style: 'okx',
  accounts,
}

/** A wallet in Leather's style: `window.LeatherProvider`. */
export const saddle: BitcoinWalletOptions = {
  key: 'saddle',
  name: 'Saddle',
  icon: bitcoinIcons.saddle,
  style: 'leather',
  accounts,
}
