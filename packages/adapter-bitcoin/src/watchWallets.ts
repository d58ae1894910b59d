import { watchRegisteredWallets } from '@latchkit/core/bip122'
import type { Connector, PortContext } from '@latchkit/core/ports'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { type FoundWallet, findWallets } from './findWallets.js'

/** The wallets found on the page, updated as they appear. */
export type WatchedWallets = {
  /** Returns the wallet with that id. Discovers again if it is unknown. */
  readonly find: (connectorId: string) => FoundWallet | undefined
  readonly stop: () => void
}

/** Events after which new providers may be available. */
const occasions = ['DOMContentLoaded', 'load'] as const

/** Discovers wallets and calls `onChange` with all of them, at once and after every change. */
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
    // Known wallets keep their object, because a session may refer to it.
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
      // Registered wallets arrive one by one before the first discovery.
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
