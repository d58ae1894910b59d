/** Maximum number of bytes, in total and per address. */
export type ByteBudgetLimits = { readonly total: number; readonly perAddress: number }

/** The share of one connection or request in a budget. */
export type BudgetShare = {
  /** Sets the number of bytes that the connection or request holds now. */
  readonly set: (bytes: number) => void
  readonly close: () => void
}

/**
 * Limits the bytes that all connections and requests hold, and the bytes of each address. When a limit is exceeded, the one
 * with the most bytes is terminated, so that clients with few bytes are not affected.
 */
export type ByteBudget = {
  /**
   * Adds a connection or request without bytes.
   *
   * @param terminate Called at most once, if a limit is exceeded and this share is the largest: must terminate the
   * connection or request.
   */
  readonly openShare: (address: string, terminate: () => void) => BudgetShare
}

type Share = { readonly address: string; readonly terminate: () => void; bytes: number; isOpen: boolean }
/** The shares of one address that have bytes. */
type Group = { readonly shares: Set<Share>; bytes: number }

/** Creates an unused budget. */
export function createByteBudget({ total, perAddress }: ByteBudgetLimits): ByteBudget {
  const groups = new Map<string, Group>()
  let held = 0

  function update(share: Share, bytes: number): Group {
    const { address } = share
    const group = groups.get(address) ?? { shares: new Set(), bytes: 0 }
    const change = bytes - share.bytes
    held += change
    group.bytes += change
    share.bytes = bytes
    if (bytes > 0) group.shares.add(share)
    else group.shares.delete(share)
    if (group.shares.size > 0) groups.set(address, group)
    else groups.delete(address)
    return group
  }

  function terminateLargest(shares: Iterable<Share>): void {
    let largest: Share | undefined
    for (const one of shares) if (!largest || one.bytes > largest.bytes) largest = one
    if (!largest) return
    update(largest, 0)
    largest.isOpen = false
    largest.terminate()
  }

  function* getAllShares(): Iterable<Share> {
    for (const { shares } of groups.values()) yield* shares
  }

  return {
    openShare(address, terminate) {
      const share: Share = { address, terminate, bytes: 0, isOpen: true }
      return {
        set(bytes) {
          if (!share.isOpen || bytes === share.bytes) return
          const hasGrown = bytes > share.bytes
          const group = update(share, bytes)
          if (hasGrown && group.bytes > perAddress) terminateLargest(group.shares)
          if (hasGrown && held > total) terminateLargest(getAllShares())
        },
        close() {
          if (share.isOpen) update(share, 0)
          share.isOpen = false
        },
      }
    },
  }
}
