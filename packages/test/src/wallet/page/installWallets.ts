import { jsonRpc, type Post } from '../../foundation/jsonRpc.js'
import type { Provider, WalletControl } from '../control.js'
import { createWallet, type WalletOptions } from '../createWallet.js'
import { evmStateFlags } from '../evmStateFlags.js'
import type { WalletChain } from '../state.js'
import { createAnnouncer } from './announce.js'
import {
  type BaseWalletPage,
  createPageEnvironment,
  createPagePost,
  watchOtherTabs,
} from './createPageEnvironment.js'

/** Options of the script. */
export type InstallOptions = {
  readonly chains: readonly WalletChain[]
  readonly wallets: readonly WalletOptions[]
  /** Key of the wallet that is also `window.ethereum`. */
  readonly legacy?: string | undefined
  /** Name of a function on `window` that sends the wallets' requests instead of `fetch`. */
  readonly post?: string | undefined
  /** A function that sends them. */
  readonly send?: Post | undefined
}

/** The part of a window that EVM wallets use. */
export type WalletPage = BaseWalletPage & {
  ethereum?: Provider | undefined
  __wallets?: Readonly<Record<string, WalletControl>> | undefined
}

/**
 * Installs wallets on a page: announces them, and sets their controls on `window.__wallets`. A second call does
 * nothing.
 */
export function installWallets(page: WalletPage, options: InstallOptions): void {
  if (page.__wallets) return
  const { chains, wallets, legacy, post, send = createPagePost(page, post) } = options
  const controls = wallets.map(
    (options) => [options.key, installWallet(page, chains, options, send)] as const,
  )
  page.__wallets = Object.fromEntries(controls)

  const injected = legacy === undefined ? undefined : page.__wallets[legacy]
  if (!injected) return
  page.ethereum = injected.provider
  page.dispatchEvent(new Event('ethereum#initialized'))
}

function installWallet(
  page: WalletPage,
  chains: readonly WalletChain[],
  options: WalletOptions,
  send: Post,
): WalletControl {
  const name = `devnet-wallet:${options.key}`
  const { announce, announceOnce } = createAnnouncer(page, options.rdns, () => wallet.control)
  const wallet = createWallet(options, {
    ...createPageEnvironment(page, { name, key: options.key, flags: evmStateFlags }),
    chains,
    origin: page.location.origin,
    call: (rpcUrl, method, params) => jsonRpc(send, rpcUrl, method, params),
    announce: announceOnce,
  })
  page.addEventListener('eip6963:requestProvider', announce)
  watchOtherTabs(page, name, wallet.reload)
  announce()
  return wallet.control
}
