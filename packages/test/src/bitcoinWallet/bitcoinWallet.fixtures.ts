import { type BitcoinAccount, type BitcoinKey, bitcoinAccounts } from '../bitcoin/accounts.js'
import type { BaseWalletPage } from '../wallet/page/createPageEnvironment.js'
import { BarePage } from '../wallet/page/page.fixtures.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'
import { ingot, minnow, orchard, saddle, satchel } from './bitcoinWallets.js'
import type { BitcoinWalletControl } from './control.js'
import {
  type BitcoinInstallOptions,
  type BitcoinWalletPage,
  installBitcoinWallets,
} from './installBitcoinWallets.js'

/** A provider under test, as methods by name. */
export type AnyProvider = Readonly<Record<string, unknown>>

/** Calls a method of a provider. The test validates the result. */
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

  constructor(search?: string, localStorage?: BaseWalletPage['localStorage']) {
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

/** Installs all Bitcoin wallets, or the given ones, on a page. */
export function createBitcoinPage(
  options: Partial<BitcoinInstallOptions> = {},
  page: BitcoinPage = new BitcoinPage(),
): BitcoinPage {
  const wallets = [ingot, satchel, minnow, orchard, saddle]
  installBitcoinWallets(page, { esploraUrl: 'http://127.0.0.1:1', wallets, ...options })
  return page
}

function getAccount(index: number): BitcoinAccount {
  const account = bitcoinAccounts[index]
  if (!account) throw new Error(`no account ${index}`)
  return account
}

/** The payment key of the initially active account. */
export const payment: BitcoinKey = getAccount(0).payment

/** The ordinals key of the initially active account. */
export const ordinals: BitcoinKey = getAccount(0).ordinals

/** The second account of every Bitcoin wallet. */
export const other: BitcoinAccount = getAccount(1)

/** An address of no wallet. */
export const receiver: string = getAccount(3).payment.address

/** Encodes text as UTF-8. */
export const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** The locations of Bitcoin wallets on a page. */
export type BitcoinPlaces = Pick<
  BitcoinPage,
  'registered' | 'unisat' | 'okxwallet' | 'LeatherProvider' | 'XverseProviders'
>

/** How a page uses a wallet of one style. */
export type StyleUnderTest = {
  readonly connect: (page: BitcoinPlaces) => Promise<unknown>
  /** Sends sats to an address and returns an object with the `txid`. Absent if the style has no such method. */
  readonly send?: (page: BitcoinPlaces, address: string, amount: number) => Promise<unknown>
}

/** A wallet's key. */
export type Key = 'ingot' | 'satchel' | 'minnow' | 'orchard' | 'saddle'

/** How to use each wallet. */
export const styles: Readonly<Record<Key, StyleUnderTest>> = {
  ingot: {
    connect: (page) => feature(page, 'bitcoin:connect', 'connect', { purposes: ['payment', 'ordinals'] }),
  },
  satchel: {
    connect: (page) =>
      result(page.XverseProviders?.BitcoinProvider, 'getAccounts', { purposes: ['payment', 'ordinals'] }),
    send: (page, address, amount) =>
      result(page.XverseProviders?.BitcoinProvider, 'sendTransfer', { recipients: [{ address, amount }] }),
  },
  minnow: {
    connect: (page) => call(page.unisat, 'requestAccounts'),
    send: async (page, address, amount) => ({
      txid: await call(page.unisat, 'sendBitcoin', address, amount),
    }),
  },
  orchard: {
    connect: (page) => call(page.okxwallet?.bitcoin, 'connect'),
    async send(page, to, amount) {
      const given = { from: payment.address, to, value: String(amount / 1e8) }
      const { txhash } = (await call(page.okxwallet?.bitcoin, 'send', given)) as { readonly txhash: string }
      return { txid: txhash }
    },
  },
  saddle: {
    connect: (page) => result(page.LeatherProvider, 'getAddresses'),
    send: (page, address, amount) =>
      result(page.LeatherProvider, 'sendTransfer', {
        recipients: [{ address, amount: String(amount) }],
        network: 'regtest',
      }),
  },
}

/** One key per style. */
export const keys = Object.keys(styles) as readonly Key[]

/** Calls a method of a Wallet Standard feature. */
export function feature(
  page: BitcoinPlaces,
  name: string,
  method: string,
  ...inputs: readonly unknown[]
): Promise<unknown> {
  return call(page.registered[0]?.features[name], method, ...inputs)
}

/** Returns the result of `request`. Throws an error response, as the sats-connect library does. */
export async function result(
  provider: object | undefined,
  method: string,
  params?: unknown,
): Promise<unknown> {
  const response = await call(provider, 'request', method, params).catch((error: unknown) => error)
  if (typeof response !== 'object' || response === null) throw response
  if ('error' in response) throw response.error
  if ('result' in response) return response.result
  throw response
}

/** Creates a page connected to one wallet. */
export async function connected(
  key: Key,
  options?: Parameters<typeof createBitcoinPage>[0],
): Promise<BitcoinPage> {
  const page = createBitcoinPage(options)
  await styles[key].connect(page)
  return page
}
