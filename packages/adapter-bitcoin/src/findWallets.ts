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

/** A discovered wallet. */
export type FoundWallet = {
  readonly connector: Connector
  /** The provider object of the wallet. */
  readonly provider: object
  readonly style: WalletStyle
}

const styles = { standard, 'sats-connect': satsConnect, unisat, okx, leather } as const

/** No real wallet has a longer name. */
const maxNameLength = 100

/** Known locations of providers. */
const places = [
  ['leather', 'Leather', 'LeatherProvider'],
  ['unisat', 'UniSat', 'unisat'],
  ['okx', 'OKX Wallet', 'okxwallet.bitcoin'],
] as const
const testnetPlace = ['okx', 'OKX Wallet Testnet', 'okxwallet.bitcoinTestnet'] as const

/**
 * Returns the Bitcoin wallets on the page, each once: the wallets of the host app, of the Wallet Standard, at known
 * locations, and in sats-connect's list (WBIP-004).
 *
 * @param parameters `registered`: objects registered by the Wallet Standard.
 */
export function findWallets(parameters: {
  readonly given: readonly BitcoinWallet[]
  readonly registered: readonly unknown[]
  readonly context: Pick<PortContext, 'networks' | 'warn' | 'enableInjected'>
}): readonly FoundWallet[] {
  const { given, registered, context } = parameters
  const found: FoundWallet[] = []

  function add(type: ConnectorType, style: BitcoinWallet['style'], data: unknown, provider: unknown): void {
    if (typeof provider !== 'object' || provider === null) return
    const name = field(data, 'name')
    const icon = field(data, 'icon')
    if (typeof name !== 'string' || name.length > maxNameLength || toId(name) === '')
      throw new TypeError('it has no usable name')
    // Only ids of the host app are used: the id of a discovered wallet may differ between its styles.
    const id = type === 'external' ? String(field(data, 'id') ?? toId(name)) : toId(name)
    if (found.some((other) => other.connector.id === id || other.provider === provider)) return
    const connector = { id, name, namespace: 'bip122', type } as const
    found.push({
      connector: typeof icon === 'string' ? { ...connector, icon } : connector,
      provider,
      style: styles[style](provider),
    })
  }

  /** Runs `work` and turns its error into a warning, so that one wallet cannot hide others. */
  function runSafely(work: () => void): void {
    try {
      work()
    } catch (cause) {
      context.warn('Ignored a Bitcoin wallet.', cause)
    }
  }

  for (const wallet of given) runSafely(() => add('external', wallet.style, wallet, wallet.provider))
  for (const wallet of registered)
    runSafely(() => isStandardWallet(wallet) && add('announced', 'standard', wallet, wallet))
  if (!context.enableInjected) return found
  const page: unknown = globalThis.window
  const hasTestnet = context.networks.some(({ caipNetworkId }) => caipNetworkId === bitcoinChainIds.testnet)
  for (const [style, name, path] of hasTestnet ? [...places, testnetPlace] : places)
    runSafely(() => add('injected', style, { name }, getPath(page, path)))
  runSafely(() => {
    for (const entry of listOf(field(page, 'btc_providers')))
      runSafely(() => add('injected', 'sats-connect', entry, getPath(page, String(field(entry, 'id')))))
  })
  return found
}

/** Derives an id from the name, so that a wallet has one id in every style: "Xverse" and "Xverse Wallet" are one. */
function toId(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '' && word !== 'wallet').join('-')
}

function getPath(page: unknown, path: string): unknown {
  return path.split('.').reduce(field, page)
}
