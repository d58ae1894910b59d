import { BarePage } from '../wallet/page/page.fixtures.js'
import type { PersonPage } from '../wallet/page/pageEnvironment.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'
import { ingot, minnow, orchard, saddle, satchel } from './bitcoinWallets.js'
import type { BitcoinWalletControl } from './control.js'
import {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from './installBitcoinWallets.js'

/** A provider under test: its methods by name. */
export type AnyProvider = Readonly<Record<string, unknown>>

/** Calls a provider's method; what it answers is judged by the test. */
export async function call(
  provider: object | undefined,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown> {
  const run: unknown = provider && Reflect.get(provider, method)
  if (typeof run !== 'function') throw new Error(`no ${method}`)
  return run(...params)
}

/** A page with Bitcoin wallets. */
export class BitcoinPage extends BarePage implements BitcoinWalletPage {
  readonly registered: StandardWallet[] = []
  btc_providers: BitcoinWalletPage['btc_providers']
  __bitcoinWallets: BitcoinWalletPage['__bitcoinWallets']
  readonly unisat?: AnyProvider
  readonly okxwallet?: { readonly bitcoin: AnyProvider }
  readonly LeatherProvider?: AnyProvider
  readonly XverseProviders?: { readonly BitcoinProvider: AnyProvider }

  constructor(search?: string, localStorage?: PersonPage['localStorage']) {
    super(search, localStorage)
    this.addEventListener('wallet-standard:register-wallet', (event) => {
      const { detail } = event as Event & { detail: (api: object) => void }
      detail({ register: (...wallets: readonly StandardWallet[]) => void this.registered.push(...wallets) })
    })
  }

  control(key: string): BitcoinWalletControl {
    const control = this.__bitcoinWallets?.[key]
    if (!control) throw new Error(`no ${key}`)
    return control
  }
}

/** Puts all Bitcoin wallets, or others, into a page. */
export function bitcoinPage(
  options: Partial<BitcoinInstallOptions> = {},
  page: BitcoinPage = new BitcoinPage(),
): BitcoinPage {
  const wallets = [ingot, satchel, minnow, orchard, saddle]
  installBitcoinWallets(page, { esploraUrl: 'http://127.0.0.1:1', wallets, ...options })
  return page
}
