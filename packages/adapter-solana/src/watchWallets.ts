import type { Connector } from '@latchkit/core/ports'
import { watchRegisteredWallets } from '@latchkit/core/solana'
import { fromLegacy, isReady } from './legacy/fromLegacy.js'
import type { LegacyWallet } from './legacy/LegacyWallet.js'
import type { LoadWeb3 } from './legacy/toWeb3.js'
import { fromStandard } from './standard/fromStandard.js'
import { isSolanaStandardWallet } from './standard/StandardWallet.js'
import type { SolanaWallet } from './wallet/SolanaWallet.js'

/** All available wallets, by connector id. */
export type Wallets = ReadonlyMap<string, SolanaWallet>

/**
 * Watches registered wallets and the wallets of the host app. Calls `onChange` with all of them, at once and after every
 * change. Returns a function to stop.
 *
 * A wallet's id is its name, the only identifier of the Wallet Standard. Of several with one name the first is listed,
 * and a registered wallet before one of the host app.
 */
export function watchWallets(parameters: {
  readonly legacy: readonly LegacyWallet[]
  readonly loadWeb3: LoadWeb3 | undefined
  readonly warn: (message: string, cause?: unknown) => void
  readonly onChange: (wallets: Wallets) => void
}): () => void {
  const { legacy, loadWeb3, warn, onChange } = parameters
  const hostWallets = legacy.map((wallet) => ({ wallet, solanaWallet: fromLegacy(wallet, loadWeb3) }))
  /** The registered wallets; the value is `undefined` for other namespaces. */
  let registered = new Map<object, SolanaWallet | undefined>()

  function notify(): void {
    const ready = hostWallets.filter(({ wallet }) => isReady(wallet)).map(({ solanaWallet }) => solanaWallet)
    const wallets = new Map<string, SolanaWallet>()
    for (const wallet of [...registered.values(), ...ready]) {
      if (wallet && !wallets.has(wallet.name)) wallets.set(wallet.name, wallet)
    }
    onChange(wallets)
  }

  function toSolanaWallet(wallet: object): SolanaWallet | undefined {
    if (registered.has(wallet)) return registered.get(wallet)
    try {
      return isSolanaStandardWallet(wallet) ? fromStandard(wallet) : undefined
    } catch (cause) {
      warn('A wallet that registered itself cannot be read.', cause)
      return undefined
    }
  }

  const stop = watchRegisteredWallets({
    warn,
    listener(found) {
      registered = new Map(found.map((wallet) => [wallet, toSolanaWallet(wallet)]))
      notify()
    },
  })
  for (const wallet of legacy) wallet.on('readyStateChange', notify)
  notify()
  return () => {
    stop()
    for (const wallet of legacy) wallet.off('readyStateChange', notify)
  }
}

/** Converts the wallets to the connectors that the kit lists. */
export function toConnectors(wallets: Wallets): readonly Connector[] {
  return [...wallets].map(([id, { name, icon, type }]) => ({ id, name, icon, type, namespace: 'solana' }))
}
