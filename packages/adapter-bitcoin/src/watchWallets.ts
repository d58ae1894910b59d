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
const refreshEvents = ['DOMContentLoaded', 'load'] as const

/** Discovers wallets and calls `onChange` with all of them, at once and after every change. */
export function watchWallets(
  given: readonly BitcoinWallet[],
  context: PortContext,
  onChange: (connectors: readonly Connector[]) => void,
): WatchedWallets {
  const page = globalThis.window
  let registered: readonly object[] = []
  let found: readonly FoundWallet[] = []
  let lastKey: string | undefined

  function refresh(): void {
    const now = findWallets({ given, registered, context })
    // Known wallets keep their object, because a session may refer to it.
    found = now.map((wallet) => findById(wallet.connector.id) ?? wallet)
    const connectors = found.map(({ connector }) => connector)
    const key = JSON.stringify(connectors)
    if (key === lastKey) return
    lastKey = key
    onChange(connectors)
  }

  function findById(id: string): FoundWallet | undefined {
    return found.find(({ connector }) => connector.id === id)
  }

  const stop = watchRegisteredWallets({
    listener(wallets) {
      registered = wallets
      // Registered wallets arrive one by one before the first discovery.
      if (lastKey !== undefined) refresh()
    },
    warn: context.warn,
  })
  for (const occasion of refreshEvents) page?.addEventListener(occasion, refresh)
  refresh()
  return {
    find(connectorId) {
      if (!findById(connectorId)) refresh()
      return findById(connectorId)
    },
    stop() {
      stop()
      for (const occasion of refreshEvents) page?.removeEventListener(occasion, refresh)
    },
  }
}
