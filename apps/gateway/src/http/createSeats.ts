/** How many connections may be open. */
export type SeatLimits = { readonly inAll: number; readonly ofAddress: number }

/** Counts the connections that are open. */
export type Seats = {
  /**
   * Takes one.
   *
   * @param address Whose it is; `undefined` is this machine, which only counts in all.
   * @returns Gives it back; `undefined` where there is none left.
   */
  readonly take: (address: string | undefined) => (() => void) | undefined
}

export function createSeats({ inAll, ofAddress }: SeatLimits): Seats {
  const addresses = new Map<string, number>()
  let taken = 0

  function count(address: string | undefined, change: 1 | -1): void {
    taken += change
    if (address === undefined) return
    const left = (addresses.get(address) ?? 0) + change
    if (left === 0) addresses.delete(address)
    else addresses.set(address, left)
  }

  return {
    take(address) {
      const own = address === undefined ? 0 : (addresses.get(address) ?? 0)
      if (taken >= inAll || own >= ofAddress) return undefined
      count(address, 1)
      return () => count(address, -1)
    },
  }
}
