import { accounts } from '../foundation/accounts.js'
import type { WalletOptions } from './createWallet.js'
import {
  acornIcon,
  deltaIcon,
  fjordIcon,
  harborIcon,
  marshIcon,
  meadowIcon,
  saplingIcon,
  twinIcon,
  vaultIcon,
} from './icons.js'

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

/**
 * Executes several calls together like MetaMask and Base Account: EIP-5792 in version 2.0.0, with paymasters of the app (ERC-7677),
 * shows their status, and reports its tokens (ERC-7811). Account 6, knows every chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @see https://eips.ethereum.org/EIPS/eip-7677
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export const fjord: WalletOptions = {
  key: 'fjord',
  name: 'Fjord',
  rdns: 'dev.latchkit.fjord',
  icon: fjordIcon,
  privateKeys: keys.slice(6, 7),
  state: { atomic: 'supported', reportsAssets: true, sponsorsCalls: true, showsCalls: true },
}

/**
 * Has EIP-5792 in version 1.0, like earlier versions of Ambire, Coinbase Smart Wallet and Safe, and only on the devnet's first chain.
 * Account 7, knows every chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export const marsh: WalletOptions = {
  key: 'marsh',
  name: 'Marsh',
  rdns: 'dev.latchkit.marsh',
  icon: marshIcon,
  privateKeys: keys.slice(7, 8),
  state: { atomic: 'supported', callsVersion: '1.0', callsChainIds: [31337] },
}

/**
 * Grants permissions like MetaMask (ERC-7715): its account delegates its code to the Delegation Framework (EIP-7702), and the chain
 * enforces what it grants. Account 8, knows every chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const delta: WalletOptions = {
  key: 'delta',
  name: 'Delta',
  rdns: 'dev.latchkit.delta',
  icon: deltaIcon,
  privateKeys: keys.slice(8, 9),
  state: { permissions: 'current' },
}

/**
 * A contract account (EIP-1271) that is deployed on every chain of the devnet. Account 8 owns it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export const vault: WalletOptions = {
  key: 'vault',
  name: 'Vault',
  rdns: 'dev.latchkit.vault',
  icon: vaultIcon,
  privateKeys: keys.slice(8, 9),
  contractAccounts: { salt: 1, undeployedSignatures: 'wrapped' },
}

/**
 * A contract account that is not deployed, and whose signatures contain its deployment (EIP-6492). Account 8 owns it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export const sapling: WalletOptions = {
  key: 'sapling',
  name: 'Sapling',
  rdns: 'dev.latchkit.sapling',
  icon: saplingIcon,
  privateKeys: keys.slice(8, 9),
  contractAccounts: { salt: 2, undeployedSignatures: 'wrapped' },
}

/** A contract account that is not deployed, and signs with the bare signature of its owner. Account 8 owns it. */
export const acorn: WalletOptions = {
  key: 'acorn',
  name: 'Acorn',
  rdns: 'dev.latchkit.acorn',
  icon: acornIcon,
  privateKeys: keys.slice(8, 9),
  contractAccounts: { salt: 3, undeployedSignatures: 'bare' },
}
