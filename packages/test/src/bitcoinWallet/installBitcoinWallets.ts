import { jsonRpc, type Post } from '../foundation/jsonRpc.js'
import {
  type BaseWalletPage,
  createPageEnvironment,
  createPagePost,
  watchOtherTabs,
} from '../wallet/page/createPageEnvironment.js'
import { baseWalletFlags, createMalformedFlags, type StateFlags } from '../wallet/stateFlags.js'
import { createRegistrar } from '../walletStandard/registerWallet.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'
import { bitcoinMalformedAnswers } from './bitcoinMalformedAnswers.js'
import type { BitcoinWalletControl, BitcoinWalletState } from './control.js'
import { type BitcoinWallet, type BitcoinWalletOptions, createBitcoinWallet } from './createBitcoinWallet.js'

/** Options of the Bitcoin script. */
export type BitcoinInstallOptions = {
  /** Esplora URL of the devnet; without an origin it is relative to the page. */
  readonly esploraUrl: string
  readonly wallets: readonly BitcoinWalletOptions[]
  /** Name of a function on `window` that sends the wallets' requests instead of `fetch`. */
  readonly post?: string | undefined
}

/** The part of a window that Bitcoin wallets use, without the providers' locations. */
export type BitcoinWalletPage = BaseWalletPage & {
  /** WBIP-004: the list that sats-connect reads. */
  btc_providers?: object[] | undefined
  __bitcoinWallets?: Readonly<Record<string, BitcoinWalletControl>> | undefined
}

const flags: StateFlags<BitcoinWalletState> = {
  flags: {
    ...baseWalletFlags.flags,
    mainnet: { network: 'mainnet' },
    testnet: { network: 'testnet' },
    ...createMalformedFlags(bitcoinMalformedAnswers),
  },
  numbers: baseWalletFlags.numbers,
}

/**
 * Installs Bitcoin wallets on a page at the location of their style, and their controls on `window.__bitcoinWallets`. A
 * second call does nothing.
 */
export function installBitcoinWallets(page: BitcoinWalletPage, options: BitcoinInstallOptions): void {
  if (page.__bitcoinWallets) return
  const send = createPagePost(page, options.post)
  page.__bitcoinWallets = Object.fromEntries(
    options.wallets.map((wallet) => [wallet.key, installWallet(page, options.esploraUrl, wallet, send)]),
  )
}

function installWallet(
  page: BitcoinWalletPage,
  esploraUrl: string,
  options: BitcoinWalletOptions,
  send: Post,
): BitcoinWalletControl {
  const name = `devnet-bitcoin-wallet:${options.key}`
  const announcer =
    options.style === 'standard' ? registrar(page, () => wallet) : createPlacer(page, () => wallet)
  const wallet = createBitcoinWallet(options, {
    ...createPageEnvironment(page, { name, key: options.key, flags }),
    call: (method, params) => jsonRpc(send, `${esploraUrl}/devnet/rpc`, method, params),
    announce: announcer.announceOnce,
  })
  watchOtherTabs(page, name, wallet.reload)
  announcer.announce()
  return wallet.control
}

function registrar(page: BitcoinWalletPage, read: () => BitcoinWallet) {
  // The provider of a registered style is a Wallet Standard wallet.
  return createRegistrar(page, () => ({
    wallet: read().control.provider as StandardWallet,
    control: read().control,
  }))
}

/**
 * Creates an announcer that sets a provider on the window. Each location has one provider, so `twice` has no effect.
 */
function createPlacer(page: BitcoinWalletPage, read: () => BitcoinWallet) {
  function announceOnce(): void {
    const { control, path } = read()
    place(page, path, control.provider)
    if (path[0] !== 'XverseProviders') return
    page.btc_providers ??= []
    const { name, icon } = control.state
    page.btc_providers.push({
      id: path.join('.'),
      name,
      icon,
    })
  }
  return {
    announceOnce,
    announce() {
      if (read().control.state.announces !== 'never') announceOnce()
    },
  }
}

function place(page: object, [first = '', second]: readonly string[], provider: object): void {
  if (second === undefined) Reflect.set(page, first, provider)
  else Reflect.set(page, first, { ...Reflect.get(page, first), [second]: provider })
}
