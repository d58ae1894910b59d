import { field, listOf } from '@latchkit/core/bip122'
import type { Connector, ConnectorType, PortContext } from '@latchkit/core/ports'
import { bitcoinChainIds } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { leather } from './wallets/leather.js'
import { okx } from './wallets/okx.js'
import { satsConnect } from './wallets/satsConnect.js'
import { isStandardWallet, standard } from './wallets/standard.js'
import { unisat } from './wallets/unisat.js'
import type { WalletStyle } from './wallets/WalletStyle.js'

const styles = { standard, 'sats-connect': satsConnect, unisat, okx, leather } as const

/** A wallet on the page. */
export type FoundWallet = {
  readonly connector: Connector
  /** The wallet's own object. */
  readonly provider: object
  readonly style: WalletStyle
}

/** No wallet calls itself by more; what does is no name. */
const maxNameLength = 100

/** Providers that have a place of their own on the page. */
const places: readonly (BitcoinWallet & { readonly path: readonly string[] })[] = [
  place('leather', 'Leather', 'LeatherProvider'),
  place('unisat', 'UniSat', 'unisat'),
  place('okx', 'OKX Wallet', 'okxwallet', 'bitcoin'),
  place('okx', 'OKX Wallet Testnet', 'okxwallet', 'bitcoinTestnet'),
]

/**
 * The Bitcoin wallets on the page now, each once, by what it says of itself: the host's own, those of the Wallet Standard,
 * those with a place of their own, and those in the list that sats-connect reads (WBIP-004).
 *
 * @param parameters `registered`: what registered itself by the Wallet Standard.
 */
export function findWallets(parameters: {
  readonly given: readonly BitcoinWallet[]
  readonly registered: readonly unknown[]
  readonly context: Pick<PortContext, 'networks' | 'warn' | 'enableInjected'>
}): readonly FoundWallet[] {
  const { given, registered, context } = parameters
  const found: FoundWallet[] = []

  function add(wallet: BitcoinWallet, type: ConnectorType): void {
    const { name, icon, style, provider } = wallet
    const id = wallet.id ?? idOf(name)
    if (id === '' || name.length > maxNameLength) {
      context.warn('A Bitcoin wallet is left out: what it calls its name is none.')
      return
    }
    if (found.some((other) => other.connector.id === id || other.provider === provider)) return
    const connector: Connector = {
      id,
      name,
      namespace: 'bip122',
      type,
      ...(icon === undefined ? {} : { icon }),
    }
    found.push({ connector, provider, style: styles[style](provider) })
  }

  for (const wallet of given) add(wallet, 'external')
  for (const wallet of registered.filter(isStandardWallet))
    add(describe(wallet, 'standard', wallet), 'announced')
  if (!context.enableInjected) return found
  const page: unknown = globalThis.window
  for (const { path, ...wallet } of places) {
    const provider = at(page, path)
    const isUseful =
      path[1] !== 'bitcoinTestnet' ||
      context.networks.some(({ caipNetworkId }) => caipNetworkId === bitcoinChainIds.testnet)
    if (isUseful && isObject(provider)) add({ ...wallet, provider }, 'injected')
  }
  for (const entry of listOf(field(page, 'btc_providers'))) {
    const path = field(entry, 'id')
    const provider = typeof path === 'string' ? at(page, path.split('.')) : undefined
    if (isObject(provider)) add(describe(entry, 'sats-connect', provider), 'injected')
  }
  return found
}

/** The same wallet has the same id in whichever style it is found: "Xverse" and "Xverse Wallet" are one. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bwallet\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')
}

function describe(words: unknown, style: BitcoinWallet['style'], provider: object): BitcoinWallet {
  const name = field(words, 'name')
  const icon = field(words, 'icon')
  return {
    name: typeof name === 'string' ? name : '',
    style,
    provider,
    ...(typeof icon === 'string' ? { icon } : {}),
  }
}

function at(page: unknown, path: readonly string[]): unknown {
  return path.reduce(field, page)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function place(style: BitcoinWallet['style'], name: string, ...path: readonly string[]) {
  return { style, name, path, provider: {} }
}
