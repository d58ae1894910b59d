/** How many connections may be open. */
export type ConnectionLimits = { readonly total: number; readonly perAddress: number }

/** Counts the connections that are open. */
export type ConnectionLimiter = {
  /**
   * Takes one.
   *
   * @param address Whose it is; `undefined` is this machine, which only counts in all.
   * @returns Gives it back; `undefined` where there is none left.
   */
  readonly acquire: (address: string | undefined) => (() => void) | undefined
}

export function createConnectionLimiter({ total, perAddress }: ConnectionLimits): ConnectionLimiter {
  const addresses = new Map<string, number>()
  let acquired = 0

  function count(address: string | undefined, change: 1 | -1): void {
    acquired += change
    if (address === undefined) return
    const left = (addresses.get(address) ?? 0) + change
    if (left === 0) addresses.delete(address)
    else addresses.set(address, left)
  }

  return {
    acquire(address) {
      const own = address === undefined ? 0 : (addresses.get(address) ?? 0)
      if (acquired >= total || own >= perAddress) return undefined
      count(address, 1)
      return () => count(address, -1)
    },
  }
}
