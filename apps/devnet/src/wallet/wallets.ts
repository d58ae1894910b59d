import { accounts } from '../accounts.js'
import type { WalletOptions } from './createWallet.js'
import { harborIcon, meadowIcon, twinIcon } from './icons.js'

const keys = accounts.map(({ privateKey }) => privateKey)

/** The first wallet: accounts 0–2, knows every chain of the devnet. Spread it to change it. */
export const harbor: WalletOptions = {
  key: 'harbor',
  name: 'Harbor',
  rdns: 'dev.latchkit.harbor',
  icon: harborIcon,
  privateKeys: keys.slice(0, 3),
}

/** The second wallet: accounts 3–5, knows only the devnet's first chain, so that tests can add one. */
export const meadow: WalletOptions = {
  key: 'meadow',
  name: 'Meadow',
  rdns: 'dev.latchkit.meadow',
  icon: meadowIcon,
  privateKeys: keys.slice(3, 6),
  knows: [0],
}

/**
 * The EVM namespace of Twin, a wallet with Solana too: accounts 6–7, knows every chain. `twinSolana` has the same name
 * and icon.
 */
export const twin: WalletOptions = {
  key: 'twin',
  name: 'Twin',
  rdns: 'dev.latchkit.twin',
  icon: twinIcon,
  privateKeys: keys.slice(6, 8),
}

/**
 * The EVM namespace of a wallet like MetaMask: `metaMaskSolana` has the same name and another icon. Accounts 6–7, knows
 * every chain.
 */
export const metaMask: WalletOptions = {
  key: 'metaMask',
  name: 'MetaMask',
  rdns: 'io.metamask',
  icon: twinIcon,
  privateKeys: keys.slice(6, 8),
}
