/** How many there may be of a thing. */
export type SharedLimits = { readonly total: number; readonly ofAddress: number }

/** Counts a thing over all connections, and over those of each address. */
export type SharedLimit = {
  /** Takes some; false, and nothing taken, where there would be too many. */
  readonly take: (address: string, count: number) => boolean
  readonly giveBack: (address: string, count: number) => void
}

export function createSharedLimit({ total, ofAddress }: SharedLimits): SharedLimit {
  const addresses = new Map<string, number>()
  let taken = 0

  function add(address: string, count: number): void {
    taken += count
    const own = (addresses.get(address) ?? 0) + count
    if (own === 0) addresses.delete(address)
    else addresses.set(address, own)
  }

  return {
    take(address, count) {
      if (taken + count > total || (addresses.get(address) ?? 0) + count > ofAddress) return false
      add(address, count)
      return true
    },
    giveBack: (address, count) => add(address, -count),
  }
}
