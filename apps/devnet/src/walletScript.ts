import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { WalletOptions } from './wallet/createWallet.js'
import type { InstallOptions } from './wallet/page/installWallets.js'
import type { WalletChain } from './wallet/state.js'
import { harbor, meadow } from './wallet/wallets.js'

/** Which wallets a page is given. */
export type WalletScriptOptions = {
  /** `devnet.chains`, or any others. A URL without an origin is the page's own. */
  readonly chains: readonly WalletChain[]
  /** Default: `[harbor, meadow]`. */
  readonly wallets?: readonly WalletOptions[] | undefined
  /** Key of the wallet that is also `window.ethereum`. Default: none. */
  readonly legacy?: string | undefined
  /** Name of a function on `window` that carries the wallets' JSON-RPC in place of `fetch`; see `post`. */
  readonly post?: string | undefined
}

/** One script with viem in it, that sets `devnetWallets`. */
const bundle: string = bundleWallets()

/**
 * JavaScript that puts wallets with real keys into a page (EIP-6963, EIP-1193), programmable under `window.__wallets`.
 * It sends nothing until the page asks the wallet for something. Runs as a script of the page, or before all of them.
 *
 * @example
 * import { harbor, startDevnet, walletScript } from '@latchkit/devnet'
 *
 * const devnet = await startDevnet()
 * const wallets = [{ ...harbor, state: { answer: 'reject' } }]
 * await page.addInitScript({ content: walletScript({ chains: devnet.chains, wallets }) })
 */
export function walletScript({
  chains,
  wallets = [harbor, meadow],
  legacy,
  post,
}: WalletScriptOptions): string {
  const reachable = chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const options: InstallOptions = { chains: reachable, wallets, legacy, post }
  // `<` is escaped so that the script can also stand inside a page's markup.
  const json = JSON.stringify(options).replaceAll('<', '\\u003c')
  return `(() => {\nconst ownGlobals = { crypto }\n${bundle}\ndevnetWallets.install(${json})\n})()\n`
}

function bundleWallets(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('wallet/page/browser.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'devnetWallets',
    platform: 'browser',
    target: 'es2022',
    // zod keeps its configuration on `globalThis`: a wallet must not share one with the page.
    define: { globalThis: 'ownGlobals' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
