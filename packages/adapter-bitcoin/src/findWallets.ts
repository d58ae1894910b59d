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

/** A wallet on the page. */
export type FoundWallet = {
  readonly connector: Connector
  /** The wallet's own object. */
  readonly provider: object
  readonly style: WalletStyle
}

const styles = { standard, 'sats-connect': satsConnect, unisat, okx, leather } as const

/** No wallet calls itself by more; what does is no name. */
const maxNameLength = 100

/** Providers that have a place of their own on the page. */
const places = [
  ['leather', 'Leather', 'LeatherProvider'],
  ['unisat', 'UniSat', 'unisat'],
  ['okx', 'OKX Wallet', 'okxwallet.bitcoin'],
] as const
const testnetPlace = ['okx', 'OKX Wallet Testnet', 'okxwallet.bitcoinTestnet'] as const

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

  function add(type: ConnectorType, style: BitcoinWallet['style'], words: unknown, provider: unknown): void {
    if (typeof provider !== 'object' || provider === null) return
    const name = field(words, 'name')
    const icon = field(words, 'icon')
    if (typeof name !== 'string' || name.length > maxNameLength || idOf(name) === '')
      throw new TypeError('it has no usable name')
    // Only the host's own say it: what others call their id may be another one in another style.
    const id = type === 'external' ? String(field(words, 'id') ?? idOf(name)) : idOf(name)
    if (found.some((other) => other.connector.id === id || other.provider === provider)) return
    const connector = { id, name, namespace: 'bip122', type } as const
    found.push({
      connector: typeof icon === 'string' ? { ...connector, icon } : connector,
      provider,
      style: styles[style](provider),
    })
  }

  /** A wallet that cannot be read, or whose getters throw, hides no other. */
  function look(work: () => void): void {
    try {
      work()
    } catch (cause) {
      context.warn('A Bitcoin wallet that cannot be read is left out.', cause)
    }
  }

  for (const wallet of given) look(() => add('external', wallet.style, wallet, wallet.provider))
  for (const wallet of registered)
    look(() => isStandardWallet(wallet) && add('announced', 'standard', wallet, wallet))
  if (!context.enableInjected) return found
  const page: unknown = globalThis.window
  const hasTestnet = context.networks.some(({ caipNetworkId }) => caipNetworkId === bitcoinChainIds.testnet)
  for (const [style, name, path] of hasTestnet ? [...places, testnetPlace] : places)
    look(() => add('injected', style, { name }, at(page, path)))
  look(() => {
    for (const entry of listOf(field(page, 'btc_providers')))
      look(() => add('injected', 'sats-connect', entry, at(page, String(field(entry, 'id')))))
  })
  return found
}

/** The same wallet has the same id in whichever style it is found: "Xverse" and "Xverse Wallet" are one. */
function idOf(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '' && word !== 'wallet').join('-')
}

function at(page: unknown, path: string): unknown {
  return path.split('.').reduce(field, page)
}
