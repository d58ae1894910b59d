import { minnow, satchel } from '../bitcoinWallet/bitcoinWallets.js'
import type { BitcoinWalletOptions } from '../bitcoinWallet/createBitcoinWallet.js'
import { accounts } from '../foundation/accounts.js'
import type { PageWallet } from '../host/PageWallet.js'
import { createLetterIcon } from './icon.js'

/** The name of a persona that is an EVM wallet. */
export type EvmPersonaName =
  | 'metaMask'
  | 'coinbase'
  | 'rabby'
  | 'phantom'
  | 'okx'
  | 'trust'
  | 'safe'
  | 'ledger'

/** The name of a persona that is a Bitcoin wallet. */
export type BitcoinPersonaName = 'xverse' | 'unisat'

/** The name of a persona. */
export type PersonaName = EvmPersonaName | BitcoinPersonaName

const keys = accounts.map(({ privateKey }) => privateKey)

const metaMask: PageWallet = {
  key: 'metaMask',
  name: 'MetaMask',
  rdns: 'io.metamask',
  icon: createLetterIcon('M', '#c2410c'),
  privateKeys: keys.slice(0, 3),
  flags: { isMetaMask: true },
  globals: ['ethereum'],
  chainScope: 'origin',
  state: { addressCase: 'lower', queuesPrompts: false },
}

/**
 * Wallets that behave like those that users have, as far as their documentation or their issues say it: see `personaBehaviors`. Everything
 * else is as the standards say. All EVM wallets but
 * `safe` and `ledger` have the first three `accounts`; `xverse` and `unisat` are for `bitcoin`. Spread one to change it.
 *
 * @example
 * import { accounts, createFakeChain, installWallets, personas } from '@latchkit/test'
 * import type { Page } from '@playwright/test'
 *
 * export async function install(page: Page) {
 *   const phantom = { ...personas.phantom, privateKeys: [accounts[4].privateKey] }
 *   return installWallets(page, { chains: [createFakeChain()], wallets: [personas.metaMask, phantom] })
 * }
 */
export const personas: Readonly<
  Record<EvmPersonaName, PageWallet> & Record<BitcoinPersonaName, BitcoinWalletOptions>
> = {
  metaMask,
  coinbase: {
    key: 'coinbase',
    name: 'Coinbase Wallet',
    rdns: 'com.coinbase.wallet',
    icon: createLetterIcon('C', '#1d4ed8'),
    privateKeys: keys.slice(0, 3),
    flags: { isCoinbaseWallet: true },
    globals: ['ethereum', 'coinbaseWalletExtension'],
    takesOver: true,
    state: { addsCurrentChain: false },
  },
  rabby: {
    key: 'rabby',
    name: 'Rabby Wallet',
    rdns: 'io.rabby',
    icon: createLetterIcon('R', '#4f46e5'),
    privateKeys: keys.slice(0, 3),
    globals: ['ethereum'],
    takesOver: true,
  },
  phantom: {
    key: 'phantom',
    name: 'Phantom',
    rdns: 'app.phantom',
    icon: createLetterIcon('P', '#6d28d9'),
    privateKeys: keys.slice(0, 3),
    flags: { isPhantom: true },
    globals: ['ethereum', 'phantom.ethereum'],
    inFrames: false,
    onInsecurePages: false,
    state: { addsChains: false, queuesPrompts: false, showsOnePrompt: true },
  },
  okx: {
    key: 'okx',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    icon: createLetterIcon('O', '#111827'),
    privateKeys: keys.slice(0, 3),
    flags: { isOkxWallet: true },
    globals: ['ethereum', 'okxwallet'],
    takesOver: true,
  },
  trust: {
    key: 'trust',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    icon: createLetterIcon('T', '#0369a1'),
    privateKeys: keys.slice(0, 3),
    globals: ['ethereum'],
    state: { unknownChainError: 'codeless' },
  },
  safe: {
    key: 'safe',
    name: 'Safe',
    rdns: 'dev.latchkit.safe',
    icon: createLetterIcon('S', '#15803d'),
    privateKeys: keys.slice(8, 9),
    contractAccounts: { salt: 1, undeployedSignatures: 'wrapped' },
    state: { sends: 'queued', switchesChains: false, addsChains: false },
  },
  ledger: {
    ...metaMask,
    key: 'ledger',
    name: 'MetaMask with Ledger',
    icon: createLetterIcon('L', '#374151'),
    privateKeys: keys.slice(9, 10),
    promptMs: 1_000,
    state: { ...metaMask.state, signsBlindly: false, rejection: 'device' },
  },
  xverse: { ...satchel, key: 'xverse', name: 'Xverse Wallet', icon: createLetterIcon('X', '#1f2937') },
  unisat: { ...minnow, key: 'unisat', name: 'UniSat Wallet', icon: createLetterIcon('U', '#b45309') },
}
