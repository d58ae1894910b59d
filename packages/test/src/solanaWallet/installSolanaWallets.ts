import { jsonRpc, type Post } from '../foundation/jsonRpc.js'
import {
  type BaseWalletPage,
  createPageEnvironment,
  createPagePost,
  watchOtherTabs,
} from '../wallet/page/createPageEnvironment.js'
import { baseWalletFlags, createMalformedFlags, type StateFlags } from '../wallet/stateFlags.js'
import { createRegistrar } from '../walletStandard/registerWallet.js'
import type { SolanaWalletControl, SolanaWalletState } from './control.js'
import { createSolanaWallet, type SolanaWalletOptions } from './createSolanaWallet.js'
import { solanaMalformedAnswers } from './solanaMalformedAnswers.js'

/** Options of the Solana script. */
export type SolanaInstallOptions = {
  /** RPC URL of the devnet's cluster; without an origin it is relative to the page. */
  readonly rpcUrl: string
  readonly wallets: readonly SolanaWalletOptions[]
  /** Name of a function on `window` that sends the wallets' requests instead of `fetch`. */
  readonly post?: string | undefined
}

/** The part of a window that Solana wallets use. */
export type SolanaWalletPage = BaseWalletPage & {
  __solanaWallets?: Readonly<Record<string, SolanaWalletControl>> | undefined
}

const flags: StateFlags<SolanaWalletState> = {
  flags: {
    ...baseWalletFlags.flags,
    'no-sign-in': { signsIn: false },
    'ignores-silent': { ignoresSilent: true },
    ...createMalformedFlags(solanaMalformedAnswers),
  },
  numbers: baseWalletFlags.numbers,
}

/**
 * Registers Solana wallets on a page, and sets their controls on `window.__solanaWallets`. A second call does nothing.
 */
export function installSolanaWallets(page: SolanaWalletPage, options: SolanaInstallOptions): void {
  if (page.__solanaWallets) return
  const send = createPagePost(page, options.post)
  page.__solanaWallets = Object.fromEntries(
    options.wallets.map((wallet) => [wallet.key, installWallet(page, options.rpcUrl, wallet, send)]),
  )
}

function installWallet(
  page: SolanaWalletPage,
  rpcUrl: string,
  options: SolanaWalletOptions,
  send: Post,
): SolanaWalletControl {
  const name = `devnet-solana-wallet:${options.key}`
  const registrar = createRegistrar(page, () => ({ wallet: wallet.control.wallet, control: wallet.control }))
  const wallet = createSolanaWallet(options, {
    ...createPageEnvironment(page, { name, key: options.key, flags }),
    origin: page.location.origin,
    rpcUrl,
    call: (url, method, params) => jsonRpc(send, url, method, params),
    announce: registrar.announceOnce,
  })
  watchOtherTabs(page, name, wallet.reload)
  registrar.announce()
  return wallet.control
}
