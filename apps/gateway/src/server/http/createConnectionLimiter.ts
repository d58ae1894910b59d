/** Maximum number of open connections, in total and per address. */
export type ConnectionLimits = { readonly total: number; readonly perAddress: number }

/** Limits the number of open connections. */
export type ConnectionLimiter = {
  /**
   * Counts a new connection.
   *
   * @param address The client's address; `undefined` for a local client, which only counts towards the total.
   * @returns A function to call when the connection closes, or `undefined` if a limit is reached.
   */
  readonly acquire: (address: string | undefined) => (() => void) | undefined
}

/** Creates a limiter without connections. */
export function createConnectionLimiter({ total, perAddress }: ConnectionLimits): ConnectionLimiter {
  const addresses = new Map<string, number>()
  let open = 0

  function count(address: string | undefined, change: 1 | -1): void {
    open += change
    if (address === undefined) return
    const left = (addresses.get(address) ?? 0) + change
    if (left === 0) addresses.delete(address)
    else addresses.set(address, left)
  }

  return {
    acquire(address) {
      const own = address === undefined ? 0 : (addresses.get(address) ?? 0)
      if (open >= total || own >= perAddress) return undefined
      count(address, 1)
      return () => count(address, -1)
    },
  }
}
