import { ingot, minnow, orchard, saddle, satchel } from './bitcoinWallet/bitcoinWallets.js'
import type { BitcoinWalletOptions } from './bitcoinWallet/createBitcoinWallet.js'
import type { BitcoinInstallOptions } from './bitcoinWallet/installBitcoinWallets.js'
import { type PageScriptOptions, readPageScript } from './foundation/readPageScript.js'
import type { SolanaWalletOptions } from './solanaWallet/createSolanaWallet.js'
import type { SolanaInstallOptions } from './solanaWallet/installSolanaWallets.js'
import { lagoon, twinSolana } from './solanaWallet/solanaWallets.js'
import type { WalletOptions } from './wallet/createWallet.js'
import type { InstallOptions } from './wallet/page/installWallets.js'
import type { WalletChain } from './wallet/state.js'
import { harbor, meadow, twin } from './wallet/wallets.js'

/** Options of the wallet script. */
export type WalletScriptOptions = {
  /** The chains that the wallets reach. A URL without an origin is relative to the page. */
  readonly chains: readonly WalletChain[]
  /** Default: `[harbor, meadow]`, plus `twin` if there is Solana. */
  readonly wallets?: readonly WalletOptions[] | undefined
  /** Key of the wallet that is also `window.ethereum`. Default: none. */
  readonly legacy?: string | undefined
  /** Name of a function on `window` that sends the wallets' requests instead of `fetch`; see `post`. */
  readonly post?: string | undefined
  /** A cluster. Default wallets: `[lagoon, twinSolana]`. Default: no Solana. */
  readonly solana?:
    | { readonly rpcUrl: string; readonly wallets?: readonly SolanaWalletOptions[] | undefined }
    | undefined
  /** A chain. Default wallets: one of each style. Default: no Bitcoin. */
  readonly bitcoin?:
    | { readonly esploraUrl: string; readonly wallets?: readonly BitcoinWalletOptions[] | undefined }
    | undefined
}

/** How the scripts of the wallets are built. */
export const walletScriptOptions: PageScriptOptions = {
  format: 'iife',
  globalName: 'devnetWallets',
  minify: true,
  // zod stores its configuration on `globalThis`, which wallets must not share with the page.
  define: { globalThis: 'ownGlobals' },
}

/** The sources of the scripts, one per namespace. */
export const pageScriptEntries: Readonly<Record<'evm' | 'solana' | 'bitcoin', URL>> = {
  evm: new URL('wallet/page/browser.ts', import.meta.url),
  solana: new URL('solanaWallet/browser.ts', import.meta.url),
  bitcoin: new URL('bitcoinWallet/browser.ts', import.meta.url),
}

/** The source of the script for any test runner, which sets `latchkitWallets`. */
export const scriptEntry: URL = new URL('script/browser.ts', import.meta.url)

/** How that script is built. */
export const scriptOptions: PageScriptOptions = {
  format: 'iife',
  minify: true,
  define: { globalThis: 'ownGlobals' },
  banner: { js: '{const ownGlobals={crypto};' },
  footer: { js: '}' },
}

/** Scripts that set `devnetWallets`, one per namespace, read once on first use. */
const bundles = {
  evm: memoize(pageScriptEntries.evm),
  solana: memoize(pageScriptEntries.solana),
  bitcoin: memoize(pageScriptEntries.bitcoin),
}

/**
 * Returns JavaScript that installs wallets with real keys on a page: EIP-6963 and EIP-1193, Wallet Standard and Bitcoin
 * wallets on request. Controls are at `window.__wallets`, `__solanaWallets` and `__bitcoinWallets`. It sends no
 * requests until the app uses a wallet. Load it as a script, or as an init script.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @example
 * import { harbor, walletScript } from '@latchkit/test'
 *
 * const chains = [{ id: 31337, name: 'Anvil', rpcUrl: 'http://127.0.0.1:8545' }]
 * const script = walletScript({ chains, wallets: [{ ...harbor, state: { answer: 'reject' } }] })
 */
export function walletScript(options: WalletScriptOptions): string {
  const { chains, solana, bitcoin, legacy, post } = options
  const { wallets = [harbor, meadow, ...(solana ? [twin] : [])] } = options
  const reachable = chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const evm: InstallOptions = { chains: reachable, wallets, legacy, post }
  return [
    script(bundles.evm(), evm),
    solana ? solanaScript(solana.rpcUrl, solana.wallets, post) : '',
    bitcoin ? bitcoinScript(bitcoin.esploraUrl, bitcoin.wallets, post) : '',
  ].join('')
}

function solanaScript(
  rpcUrl: string,
  wallets: readonly SolanaWalletOptions[] = [lagoon, twinSolana],
  post: string | undefined,
): string {
  const options: SolanaInstallOptions = { rpcUrl, wallets, post }
  return script(bundles.solana(), options)
}

function bitcoinScript(
  esploraUrl: string,
  wallets: readonly BitcoinWalletOptions[] = [ingot, satchel, minnow, orchard, saddle],
  post: string | undefined,
): string {
  const options: BitcoinInstallOptions = { esploraUrl, wallets, post }
  return script(bundles.bitcoin(), options)
}

function script(code: string, options: object): string {
  // `<` is escaped so that the script can be inlined in HTML.
  const json = JSON.stringify(options).replaceAll('<', '\\u003c')
  return `(() => {\nconst ownGlobals = { crypto }\n${code}\ndevnetWallets.install(${json})\n})();\n`
}

function memoize(entry: URL): () => string {
  let code: string | undefined
  return () => {
    code ??= readPageScript(entry, walletScriptOptions)
    return code
  }
}
