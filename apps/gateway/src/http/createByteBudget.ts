/** Maximum number of bytes, in total and per address. */
export type ByteBudgetLimits = { readonly total: number; readonly perAddress: number }

/** The bytes of one connection or request. */
export type ByteHolder = {
  /** Sets the number of bytes it holds now. */
  readonly set: (bytes: number) => void
  readonly close: () => void
}

/**
 * Limits the bytes that all connections hold, and the connections of each address. When a limit is exceeded, the holder
 * of the most bytes is evicted, so that clients with few bytes are not affected.
 */
export type ByteBudget = {
  /**
   * Adds a holder without bytes.
   *
   * @param evict Closes the connection or the request.
   */
  readonly open: (address: string, evict: () => void) => ByteHolder
}

type Holding = { readonly address: string; readonly evict: () => void; bytes: number; isOpen: boolean }
/** The holdings of one address. */
type Group = { readonly holdings: Set<Holding>; bytes: number }

/** Creates a budget without holders. */
export function createByteBudget({ total, perAddress }: ByteBudgetLimits): ByteBudget {
  const groups = new Map<string, Group>()
  let held = 0

  function update(holding: Holding, bytes: number): Group {
    const { address } = holding
    const group = groups.get(address) ?? { holdings: new Set(), bytes: 0 }
    const change = bytes - holding.bytes
    held += change
    group.bytes += change
    holding.bytes = bytes
    if (bytes > 0) group.holdings.add(holding)
    else group.holdings.delete(holding)
    if (group.holdings.size > 0) groups.set(address, group)
    else groups.delete(address)
    return group
  }

  function evictLargest(holdings: Iterable<Holding>): void {
    let largest: Holding | undefined
    for (const one of holdings) if (!largest || one.bytes > largest.bytes) largest = one
    if (!largest) return
    update(largest, 0)
    largest.isOpen = false
    largest.evict()
  }

  function* getAllHoldings(): Iterable<Holding> {
    for (const { holdings } of groups.values()) yield* holdings
  }

  return {
    open(address, evict) {
      const holding: Holding = { address, evict, bytes: 0, isOpen: true }
      return {
        set(bytes) {
          if (!holding.isOpen || bytes === holding.bytes) return
          const hasGrown = bytes > holding.bytes
          const group = update(holding, bytes)
          if (hasGrown && group.bytes > perAddress) evictLargest(group.holdings)
          if (hasGrown && held > total) evictLargest(getAllHoldings())
        },
        close() {
          if (holding.isOpen) update(holding, 0)
          holding.isOpen = false
        },
      }
    },
  }
}
