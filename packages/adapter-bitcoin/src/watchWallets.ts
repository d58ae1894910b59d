import { watchRegisteredWallets } from '@latchkit/core/bip122'
import type { Connector, PortContext } from '@latchkit/core/ports'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { type FoundWallet, findWallets } from './findWallets.js'

/** The wallets on the page as they come. */
export type WatchedWallets = {
  /** The wallet of that id; looks once more where it is not known. */
  readonly find: (connectorId: string) => FoundWallet | undefined
  readonly stop: () => void
}

/** When providers may have come since the last look. */
const occasions = ['DOMContentLoaded', 'load'] as const

/** Finds wallets, and calls `onChange` with all of them: at once, and whenever they are others. */
export function watchWallets(
  given: readonly BitcoinWallet[],
  context: PortContext,
  onChange: (connectors: readonly Connector[]) => void,
): WatchedWallets {
  const page = globalThis.window
  let registered: readonly object[] = []
  let found: readonly FoundWallet[] = []
  let told: string | undefined

  function look(): void {
    const now = findWallets({ given, registered, context })
    // What is known stays the same object: a session may be on it.
    found = now.map((wallet) => byId(wallet.connector.id) ?? wallet)
    const connectors = found.map(({ connector }) => connector)
    const key = JSON.stringify(connectors)
    if (key === told) return
    told = key
    onChange(connectors)
  }

  function byId(id: string): FoundWallet | undefined {
    return found.find(({ connector }) => connector.id === id)
  }

  const stop = watchRegisteredWallets({
    listener(wallets) {
      registered = wallets
      // Those that are there already come one by one, before the first look.
      if (told !== undefined) look()
    },
    warn: context.warn,
  })
  for (const occasion of occasions) page?.addEventListener(occasion, look)
  look()
  return {
    find(connectorId) {
      if (!byId(connectorId)) look()
      return byId(connectorId)
    },
    stop() {
      stop()
      for (const occasion of occasions) page?.removeEventListener(occasion, look)
    },
  }
}
