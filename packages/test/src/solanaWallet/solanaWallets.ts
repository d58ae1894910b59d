import { solanaAccounts } from '../solana/accounts.js'
import { lagoonIcon, twinIcon } from '../wallet/icons.js'
import type { SolanaWalletOptions } from './createSolanaWallet.js'

const keys = solanaAccounts.map(({ secretKey }) => secretKey)

/** The Solana wallet: accounts 0–1. Spread it to change it. */
export const lagoon: SolanaWalletOptions = {
  key: 'lagoon',
  name: 'Lagoon',
  icon: lagoonIcon,
  secretKeys: keys.slice(0, 2),
}

/** The Solana namespace of Twin, a wallet with EVM too: accounts 2–3. `twin` has the same name and icon. */
export const twinSolana: SolanaWalletOptions = {
  key: 'twin',
  name: 'Twin',
  icon: twinIcon,
  secretKeys: keys.slice(2, 4),
}

/**
 * The Solana namespace of a wallet like MetaMask: `metaMask` has the same name and another icon. Its
 * `standard:connect` prompts even with `silent`. Accounts 2–3.
 */
export const metaMaskSolana: SolanaWalletOptions = {
  key: 'metaMask',
  name: 'MetaMask',
  icon: lagoonIcon,
  secretKeys: keys.slice(2, 4),
  state: { ignoresSilent: true },
}
