/**
 * Called by a wallet's driver after a change, with a function that returns the new data, or `undefined` if the wallet
 * has no authorized account any more. Without a function, the keeper reads the data from the wallet.
 */
export type OnWalletChange<data> = (change?: (previous: data) => data | undefined) => void

/** A wallet whose changes are received. */
export type WatchedWallet<wallet, data> = {
  readonly connectorId: string
  readonly wallet: wallet
  data: data
  /** Identifies the newest pending read. */
  pendingRead?: object | undefined
  unwatch?: (() => void) | undefined
}

/** How wallets are watched. */
export type WatchOptions<wallet, data> = {
  readonly watch: (wallet: wallet, onChange: OnWalletChange<data>) => () => void
  readonly read?: (wallet: wallet, previous: data) => Promise<data | undefined>
  readonly waitsForAccounts?: boolean
}

/** The wallet with the session, and wallets that may authorize accounts later. */
export type WatchedWallets<wallet, data> = {
  /** The wallet with the session. */
  current?: WatchedWallet<wallet, data> | undefined
  find(connectorId: string): WatchedWallet<wallet, data> | undefined
  /** Watches a wallet, which is not found before it is the current one or waits for accounts. */
  watch(connectorId: string, wallet: wallet, data: data): WatchedWallet<wallet, data>
  /** Makes a watched wallet the current one. All others are not watched any more. */
  setCurrent(next: WatchedWallet<wallet, data>): void
  /** Keeps watching a wallet without accounts, if the options say so and no wallet has the session. */
  waitForAccounts(next: WatchedWallet<wallet, data>): void
  unwatch(old: WatchedWallet<wallet, data> | undefined): void
  unwatchAll(): void
}

/**
 * Creates an empty list of watched wallets.
 *
 * @param applyChange Called after a change of a wallet, with how its data changes.
 */
export function createWatchedWallets<wallet, data>(
  options: WatchOptions<wallet, data>,
  applyChange: (changed: WatchedWallet<wallet, data>, change: (previous: data) => data | undefined) => void,
): WatchedWallets<wallet, data> {
  const { read } = options
  const watched = new Map<string, WatchedWallet<wallet, data>>()

  function unwatch(old: WatchedWallet<wallet, data> | undefined): void {
    if (!old) return
    old.unwatch?.()
    old.unwatch = undefined
    if (watched.get(old.connectorId) === old) watched.delete(old.connectorId)
    if (wallets.current === old) wallets.current = undefined
  }

  async function refresh(changed: WatchedWallet<wallet, data>): Promise<void> {
    if (!read) return
    const thisRead = {}
    changed.pendingRead = thisRead
    // A wallet that fails here counts as disconnected: the user can connect again.
    const data = await read(changed.wallet, changed.data).catch(() => undefined)
    if (!changed.unwatch || changed.pendingRead !== thisRead) return
    changed.pendingRead = undefined
    applyChange(changed, () => data)
  }

  const wallets: WatchedWallets<wallet, data> = {
    find: (connectorId) => watched.get(connectorId),
    watch(connectorId, wallet, data) {
      const next: WatchedWallet<wallet, data> = { connectorId, wallet, data }
      next.unwatch = options.watch(wallet, (change) => {
        // Some wallets cannot remove listeners.
        if (!next.unwatch) return
        if (change) applyChange(next, change)
        // A change during a read makes its response stale.
        if (!change || next.pendingRead) void refresh(next)
      })
      return next
    },
    setCurrent(next) {
      for (const other of [...watched.values()]) if (other !== next) unwatch(other)
      watched.set(next.connectorId, next)
      wallets.current = next
    },
    waitForAccounts(next) {
      unwatch(watched.get(next.connectorId))
      // A wallet must not be restored later if another one has the session.
      if (options.waitsForAccounts && !wallets.current) watched.set(next.connectorId, next)
      else unwatch(next)
    },
    unwatch,
    unwatchAll() {
      for (const each of [...watched.values()]) unwatch(each)
    },
  }
  return wallets
}
